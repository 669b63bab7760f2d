import { COUNTRY_GROUPS } from "#domain/places/groups.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import { REFUSALS } from "../present/refusals.ts"
import { NOT_ASKED } from "../words/fillers.data.ts"
import { decideQuestion } from "./decide/decide-question.ts"
import { findUnread } from "./find-unread.ts"
import { foldQuestion } from "./fold-question.ts"
import { markLabels } from "./mark-labels.ts"
import { markQuestion } from "./mark-question.ts"
import { makeMark, type Marked } from "./marks.ts"
import { chooseMeasure } from "./measure/choose-measure.ts"
import { narrowMeasure } from "./measure/narrow-measure.ts"
import type { Undecided } from "./parts.ts"
import type { NameMeaning } from "./place-names.ts"
import { turnBetter } from "./turn-better.ts"
import type { Question, ReadQuestion, Refusal, KnownWords, UnknownName } from "./question.ts"
import { refuse } from "./refuse.ts"

/** What only the name of a share or a rate answers. */
const IS_SHARE = /% of \b|% of \{|\{share\}|\{of-gdp\}/

/** Reads a question: what it asks for, or why it cannot be answered and what was not understood. */
export function readQuestion(text: string, asOf: string, named?: KnownWords): ReadQuestion {
  const read = readOnce(text, asOf, named)
  if (read.state === "read" || read.questions === undefined) return read
  // What is offered instead is understood itself; nothing is offered for what is not.
  const questions = read.questions.filter((asked) => readOnce(asked, asOf).state === "read")
  return { ...read, questions }
}

function readOnce(text: string, asOf: string, named?: KnownWords): ReadQuestion {
  const outside = findOutside(markLabels(foldQuestion(text)).text)
  if (outside) return outside
  const { unknown, said, ...asWritten } = markQuestion(text, named?.words)
  const marked = nameWorld(asWritten, named)
  const name = { words: said, places: listPlaces(marked), isShare: IS_SHARE.test(marked.text) }
  const strange = findStrangeName(marked, unknown)
  if (strange) return strange
  if (unknown.length > 0) {
    const refusal = refuseWord(text, marked, unknown)
    return refuseUnknown(refusal, marked, { unknown, name: named === undefined ? name : null })
  }
  const chosen = named?.id ?? chooseMeasure(marked)
  if (typeof chosen !== "string") return { ...chosen, ...offerSizes(text, marked), name }
  const measure = narrowMeasure(chosen, marked.text, named)
  if (measure === undefined) return refuse(stateNoVariant(chosen))
  const decided = decideWhole(marked, measure, asOf)
  if (typeof decided === "string") return refuse(decided)
  return "message" in decided
    ? refuseUndecided(decided, text)
    : { state: "read", question: decided }
}

/** The question that marks add up to, if nothing of them is left over; else why there is none. */
function decideWhole(
  written: Marked,
  measure: string,
  asOf: string,
): Question | Undecided | string {
  const text = turnBetter(written.text, measure)
  if (text === undefined) return REFUSALS.highestOrLowest
  const marked = { ...written, text }
  const unfit = findUnfit(measure, marked)
  if (unfit !== undefined) return unfit
  const decided = decideQuestion(marked, measure, asOf)
  return "message" in decided ? decided : (findUnread(marked, decided) ?? decided)
}

/** What figures cannot tell: opinions, reasons and the future. */
function findOutside(folded: string): Refusal | undefined {
  if (folded === "") return refuse(REFUSALS.empty)
  const notAsked = NOT_ASKED.find(([form]) => form.test(folded))
  return notAsked && refuse(notAsked[1], notAsked[0].exec(folded)?.[0] ?? null)
}

function refuseWord(text: string, marked: Marked, unknown: readonly string[]): Refusal {
  const [word = ""] = unknown
  const place = findUnknownPlace(text, marked, unknown)
  return place === undefined
    ? refuse(REFUSALS.unknownWord(word), word)
    : refuse(REFUSALS.unknownPlace(place), place)
}

/** Unknown words may name an indicator, alone or with those of a measure: "unemployment rate, manufacturing". */
function refuseUnknown(
  refusal: Refusal,
  { text }: Marked,
  { unknown, name }: { unknown: readonly string[]; name: UnknownName | null },
): ReadQuestion {
  if (name === null || text.includes("{unknown:")) return refusal
  if (!text.includes("{m:"))
    return { ...refusal, name: OF_SOMEBODY.test(text) ? name : { ...name, words: unknown } }
  return { ...refusal, name, unread: { words: unknown, text, said: name.words } }
}

/**
 * The unknown words as they were typed where they stand for a place of a measure that is understood: "population of
 * Atlantis", "Wakanda's GDP". Beside other places only a name in capitals is taken for one.
 */
function findUnknownPlace(
  asked: string,
  { text }: Marked,
  unknown: readonly string[],
): string | undefined {
  if (!text.includes("{m:")) return undefined
  const words = unknown.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("[\\s,]+")
  const plain = asked.normalize("NFKD").replace(/\p{M}/gu, "")
  const [, ...places] =
    new RegExp(
      `\\b(?:of|in|for|and|or|than|to|vs\\.?) (?:the )?(${words})(?![\\w-])|^(${words})(?=['’]s )`,
      "i",
    ).exec(plain) ?? []
  const place = places.find(Boolean)
  const isName = place !== undefined && /^\p{Lu}/u.test(place)
  return isName || !text.includes("{@") ? place : undefined
}

/** What is measured of the world alone, such as the air, needs no place named. */
function nameWorld(marked: Marked, named: KnownWords | undefined): Marked {
  if (named?.id === undefined && !isWorldwide(marked)) return marked
  const world = COUNTRY_GROUPS.find(({ id }) => id === "world")
  const otherMarks = /\{which-/.test(marked.text) ? OF_WORLD_OVER_TIME : OF_WORLD
  if (world === undefined || marked.names.some((name) => !isGroup(name, world.id))) return marked
  const text = marked.names.length > 0 ? marked.text : `${marked.text}${makeMark("@", 0)}`
  const rest = text.replace(/\{@\w\}/g, "")
  if (!otherMarks.test(rest)) return { ...marked, text, names: [{ kind: "group", group: world }] }
  if (world.place === null || OF_WORLD_ALONE.test(rest)) return marked
  return { ...marked, text, names: [{ kind: "aggregate", code: world.place, name: world.name }] }
}

function isGroup(name: NameMeaning, id: string): boolean {
  return name.kind === "group" && name.group.id === id
}

/** Marks with which a question asks for more than a figure of the world. */
const OF_WORLD = /\{(?!~|m:|asked|on-before|of-)/
const OF_WORLD_OVER_TIME = /\{(?!~|m:|asked|of-|which-|when\}|highest|lowest)/

/** Marks with which a question may ask of the world as of one place: its ends over time, a bound, the first time above it. */
const OF_WORLD_ALONE =
  /\{(?!~|%|m:|asked|of-|when\}|highest|lowest|above|below|equal|first|last|mean|change|up|down|percent|ever|every|truth|now)|\b(?:which|countr(?:y|ies))\b/

/** Whether a measure has one figure for the whole world, such as a price on its markets. */
function isWorldwide({ text }: Marked): boolean {
  const measure = /\{m:([\w-]+)\}/.exec(text)?.[1]
  return measure !== undefined && getMeasure(measure)?.isWorldwide === true
}

function stateNoVariant(measure: string): string {
  return REFUSALS.noVariant(getMeasure(measure)?.label ?? "this")
}

/** Names of several countries, and of cities, which have no figures. */
function findStrangeName({ names }: Marked, unknown: readonly string[]): Refusal | undefined {
  const part = names.find((name) => name.kind === "part")
  if (part) return refuse(REFUSALS.notACountry(part.name), part.name)
  const ambiguous = names.find(
    (name): name is Extract<NameMeaning, { kind: "ambiguous" }> => name.kind === "ambiguous",
  )
  if (!ambiguous || unknown.length > 0) return undefined
  return {
    state: "ambiguous",
    word: ambiguous.name,
    message: REFUSALS.severalCountries(ambiguous.name),
    alternatives: ambiguous.codes,
  }
}

/** Marks whose words are of the name of an indicator. */
const OF_SOMEBODY = /\{of-(?:women|men|youth)\}/

/** What no figures are held of: other currencies, and what goes from one country to another. */
function findUnfit(measure: string, { text, names }: Marked): string | undefined {
  const isCurrency = names.some((name) => name.kind === "country" && name.isCurrency === true)
  if (isCurrency && measure !== "exchange-rate") return REFUSALS.currencyName
  const kind = getMeasure(measure)?.kind
  // The figures of an indicator that is found by its name may be any.
  if (text.includes("{per}") && (kind === undefined || kind === "people" || kind === "money"))
    return stateNoVariant(measure)
  const isOfPartner = PARTNERS.some(([form, words]) => form.test(measure) && words.test(text))
  return isOfPartner ? REFUSALS.betweenCountries : undefined
}

/** Measures of what crosses borders, with the words that name the other country. */
const PARTNERS: readonly (readonly [measure: RegExp, words: RegExp])[] = [
  [/^(?:goods-|services-)?exports/, /\bto (?:the )?\{@/],
  [/^(?:goods-|services-)?imports/, /\bfrom (?:the )?\{@/],
  [/^(?:trade|fdi)/, /\b(?:with|from) (?:the )?\{@/],
  [/^(?:trade|exports|imports|remittances|fdi)/, /\bbetween (?:the )?\{@/],
  [/^remittances/, /\bfrom (?:the )?\{@/],
  [/^refugees/, /\{@\w\}(?!.*\{(?:compare|than)\}).*\b(?:from|in|are in|to) (?:the )?\{@/],
]

function listPlaces({ names }: Marked): string[] {
  return names.flatMap((name) => (name.kind === "country" ? [name.code] : []))
}

/** The question with each thing that a size may be measured by. */
function offerSizes(text: string, marked: Marked): Pick<Refusal, "questions"> {
  if (!marked.text.includes("{size}")) return {}
  return { questions: ["area", "population", "GDP"].map((by) => `${stripFrame(text)} by ${by}`) }
}

function refuseUndecided({ message, isAmbiguous, instead }: Undecided, text: string): Refusal {
  const questions = instead?.(stripFrame(text)) ?? []
  return {
    state: isAmbiguous ? "ambiguous" : "declined",
    word: null,
    message,
    alternatives: [],
    questions,
  }
}

/** A question without "what was" before it and the mark behind. */
function stripFrame(text: string): string {
  return text
    .trim()
    .replace(
      /^(?:what(?:'s| is| was| were| are)|how (?:high|much|large) (?:is|was|were|are))(?: the)? /i,
      "",
    )
    .replace(/[\s?.!]+$/, "")
}
