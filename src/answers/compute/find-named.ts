import { listComparedWords, NAME_FILLERS } from "#factcheck/read-text.ts"
import type { NamedIndicator } from "#search/named-indicator.ts"

import type { UnknownName } from "../read/question.ts"
import type { AskedMeasure } from "../read/question.ts"

/** The indicators that fit some words, those with figures for the country first; best first. */
export type FindIndicators = (
  words: readonly string[],
  country: string,
) => readonly NamedIndicator[] | Promise<readonly NamedIndicator[]>

/** The most words of a name that a question may leave out. */
const MAX_UNSAID = 1
/** Words of names that a question may leave out without changing what is meant. */
const UNSAID: ReadonlySet<string> = new Set(
  // A ratio at birth counts no births.
  [...NAME_FILLERS, "quantity", "commodity"].filter((word) => word !== "ratio" && word !== "index"),
)
/** A name that is all of these says nothing. */
const TOO_COMMON: ReadonlySet<string> = new Set([...UNSAID, "production", "country", "world"])

/** What names say of parts of something. */
const SHARES = /%|\b(?:percent\w*|per cent|shares?|proportion|fraction|rate|ratio)\b/i

/** The one indicator whose name the words are, as good as in full; `undefined` where none is or several differ. */
export async function findNamed(
  { words, places, isShare = false }: UnknownName,
  find: FindIndicators,
): Promise<AskedMeasure | undefined> {
  const said = listComparedWords(words.join(" "))
  if (said.length === 0 || said.every((word) => TOO_COMMON.has(word))) return undefined
  const [country = ""] = places
  // One word alone is a name only in full: "schools" are not "schools with toilets".
  const mostUnsaid = said.filter((word) => !UNSAID.has(word)).length > 1 ? MAX_UNSAID : 0
  const fitting = (await find(said, country))
    .map((one) => ({ ...one, unsaid: countUnsaid(one.name, said) }))
    .filter(({ unsaid, hasCountry }) => unsaid <= mostUnsaid && (hasCountry || country === ""))
    .filter(({ name }) => !isShare || SHARES.test(name))
    .sort((a, b) => a.unsaid - b.unsaid)
  const [best] = fitting
  if (best === undefined) return undefined
  const rivals = fitting.filter(
    ({ unsaid, concept }) => unsaid === best.unsaid && concept !== best.concept,
  )
  // Half of a name of one word says too little where others fit as well.
  return rivals.length > 0 ? undefined : { id: best.id, words }
}

/** How many words of a name are not said; Infinity where it lacks one that is, or where only what stands in brackets is said. */
function countUnsaid(name: string, said: readonly string[]): number {
  const whole = new Set(listComparedWords(name))
  if (said.some((word) => !whole.has(word))) return Infinity
  const subject = listComparedWords(name.replace(/\s*[([][^)\]]*[)\]]/g, ""))
  const isNamed = said.some((word) => subject.includes(word) && !TOO_COMMON.has(word))
  // "Deaths" are not "HIV deaths", but "coffee" is "coffee, green": what comes first says what is counted.
  const [head = ""] = name.split(",")
  if (!isNamed || listUnsaid(listComparedWords(head), said).length > 0) return Infinity
  return listUnsaid(subject, said).length
}

function listUnsaid(words: readonly string[], said: readonly string[]): string[] {
  return words.filter((word) => !said.includes(word) && !UNSAID.has(word))
}
