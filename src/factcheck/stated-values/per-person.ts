import { findPlaces } from "../grammar/find-places.ts"
import type { Measure } from "../grammar/measure.ts"
import type { Quantity } from "../claims/claim-types.ts"

const PER_HEAD =
  /^\s+(?:per|a|for\s+(?:each|every))\s+(?:head|capita|person|inhabitant|resident|citizen)\b/i

/** Whether a figure is an amount of money for each person. */
export function isPerHead(text: string, { unit, start, end }: Quantity): boolean {
  if (unit !== "money") return false
  const behind = text.slice(end)
  return PER_HEAD.test(behind) || isPerCitizen(behind) || PER_HEAD_AHEAD.test(text.slice(0, start))
}

/** "Per person, Thais produced $8,057". */
const PER_HEAD_AHEAD =
  /(?:^|[.;]\s+)(?:Per|For\s+(?:each|every))\s+(?:person|head|capita|inhabitant|resident|citizen),?\s(?:[^.;\d]|\.(?=\d))*$/

/** "per Ghanaian", "for each South African", but not "per Ghanaian farmer". */
const PER_NAME =
  /^\s+(?:per|for\s+(?:each|every))\s+(?<name>\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?)(?=\s*(?:[^\s\p{L}]|$)|\s+(?:in|at|by|a|and|or|but|while|whereas|from|after|against|up|down|compared)\b)/u

function isPerCitizen(behind: string): boolean {
  const name = PER_NAME.exec(behind)?.groups?.["name"]
  if (name === undefined) return false
  const [place] = findPlaces(name)
  return place?.kind === "country" && place.end === name.length && place.name !== name
}

/** "Bangladesh, with $2,249 per head, was richer": an amount for each person by itself is what an economy makes. */
export function isOwnPerHead(text: string, quantity: Quantity): boolean {
  return (
    isPerHead(text, quantity) &&
    /\b(?:with|at|on|to|was|is|were|against)\s+(?:(?:about|around|some|just|only|nearly|over)\s+)*(?:US)?[$]?$/i.test(
      text.slice(0, quantity.start),
    ) &&
    /\b(?:rich(?:er|est)?|poor(?:er|est)|income|economy|wealth(?:y|ier|iest)|output|better\s+off)\b/i.test(
      text,
    )
  )
}

/** The measures in focus that an amount "per head" without a name of its own may be of. */
export const GOES_ON_PER_PERSON: ReadonlySet<string> = new Set([
  "income-per-head",
  "gdp-per-head",
  "gni-per-head",
])

/** Whether a measure is an amount of a whole country. */
export function isOfWhole({ kind, label }: Measure): boolean {
  return (
    kind === "money" && !/\bper\s|\bwages?\b|salar|earnings|\bprices?\b|\bcosts?\b/i.test(label)
  )
}
