import {
  MOVEMENT_VERBS,
  OVERTAKING_VERBS,
  type MovementVerb,
  type OvertakingVerb,
  type VerbUse,
} from "./verbs.data.ts"

type Direction = MovementVerb["direction"]

/** Which verbs of rising and falling are asked for; without a choice all that are said of more than currencies. */
type MovementChoice = {
  direction?: Direction
  use?: Exclude<VerbUse, "only-currencies">
  without?: readonly VerbUse[]
  /** "stating": the past tense alone, which states what was, of verbs without an object and of no words of names. */
  tense?: "stating"
}

/** The forms of the verbs of rising and falling that are asked for, to stand in a regular expression in brackets. */
export function joinMoves({ direction, use, without = [], tense }: MovementChoice = {}): string {
  const verbs = MOVEMENT_VERBS.filter(
    (verb) =>
      (direction === undefined || verb.direction === direction) &&
      (use === undefined ? !isSaidOf(verb, "only-currencies") : isSaidOf(verb, use)) &&
      !without.some((other) => isSaidOf(verb, other)),
  )
  return joinForms(verbs.flatMap(tense === undefined ? listForms : listStating))
}

/** The nouns for rising or falling, to stand in a regular expression in brackets: "rise", with plurals "rises" too. */
export function joinMoveNouns(direction: Direction, number?: "with-plurals"): string {
  const nouns = MOVEMENT_VERBS.filter((verb) => verb.direction === direction).flatMap(
    ({ noun }) => noun ?? [],
  )
  return joinForms(number === undefined ? nouns : nouns.flatMap((noun) => [noun, addPlural(noun)]))
}

/** Which verbs of overtaking are asked for. */
type OvertakingChoice = {
  side?: OvertakingVerb["side"]
  /** What is overtaken; verbs said of both are among either. */
  of?: "amounts" | "places"
  isOfGrowth?: true
  /** "all": "overtaking" as well. */
  tense?: "all"
}

/** The forms of the verbs of overtaking and staying behind that are asked for, "surged past" among them. */
export function joinOvertaking({ side, of, isOfGrowth, tense }: OvertakingChoice): string {
  const verbs = OVERTAKING_VERBS.filter(
    (verb) =>
      (side === undefined || verb.side === side) &&
      (of === undefined || verb.of === of || verb.of === "both") &&
      (isOfGrowth === undefined || verb.isOfGrowth === isOfGrowth),
  )
  const forms = joinForms(
    verbs.flatMap(({ forms, participle }) => (tense === "all" ? [...forms, participle] : forms)),
  )
  const isAbove = side !== "below" && isOfGrowth === undefined
  return isAbove ? `${forms}|${ROSE_PAST}` : forms
}

/** "surged past", "edged past": a verb of rising with "past" in place of its own particle overtakes. */
const ROSE_PAST = joinForms(
  MOVEMENT_VERBS.filter(
    (verb) =>
      verb.direction === "up" && !isSaidOf(verb, "object") && !isSaidOf(verb, "only-currencies"),
  )
    .flatMap(listForms)
    .map((form) => `${form.replace(/ up$/, "")} past`),
)

/** Single words that only say that something moved, in lower case. */
export function listMovementWords(): string[] {
  return MOVEMENT_VERBS.filter(
    (verb) => !isSaidOf(verb, "object") && !isSaidOf(verb, "only-currencies"),
  )
    .flatMap(listForms)
    .filter(isOneWord)
}

/** Those of these words that stand in no name of an indicator. */
export function listWordsBesideNames(): string[] {
  const inNames = new Set(MOVEMENT_VERBS.flatMap((verb) => verb.inNames ?? []))
  return listMovementWords().filter((word) => !inNames.has(word))
}

/** Single words that put one value above or below another, in lower case. */
export function listOvertakingWords(): string[] {
  return OVERTAKING_VERBS.flatMap(({ forms, participle }) => [...forms, participle]).filter(
    isOneWord,
  )
}

function listForms({ past, forms }: MovementVerb): readonly string[] {
  return [...past, ...forms]
}

function listStating(verb: MovementVerb): readonly string[] {
  if (isSaidOf(verb, "object")) return []
  return verb.past.filter((form) => verb.inNames?.includes(form) !== true)
}

function isSaidOf({ uses = [] }: MovementVerb, use: VerbUse): boolean {
  return uses.includes(use) || (use === "currencies" && uses.includes("only-currencies"))
}

function isOneWord(form: string): boolean {
  return !form.includes(" ")
}

function addPlural(noun: string): string {
  if (noun.endsWith("s")) return `${noun}es`
  return noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/**
 * Forms that begin alike are told apart where they differ, "(?:f(?:all|ell))": texts are read faster than by a plain
 * list. The longest form that fits is taken.
 */
function joinForms(forms: readonly string[]): string {
  const byLetter = Map.groupBy(
    forms.filter((form) => form !== ""),
    (form) => form.charAt(0),
  )
  const branches = [...byLetter].map(([letter, own]) => {
    const rest = joinForms([...new Set(own.map((form) => form.slice(1)))])
    const tail = own.includes(letter) && rest !== "" ? `(?:${rest})?` : wrapBranches(rest)
    return `${letter === " " ? "\\s+" : letter}${tail}`
  })
  return branches.join("|")
}

function wrapBranches(pattern: string): string {
  return pattern.includes("|") ? `(?:${pattern})` : pattern
}
