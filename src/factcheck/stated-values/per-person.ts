import { findPlaces } from "../grammar/find-places.ts"
import type { Measure } from "../grammar/measure.ts"
import type { PlaceMention, Quantity } from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"

const PER_HEAD =
  /^\s+(?:(?:per|a|for\s+(?:each|every))\s+(?:head|capita|person|inhabitant|resident|citizen)\b|for\s+(?:each|every\s+one)\s+of\s+(?:its|the|their|our)\s+[\d.,]+\s+(?:million|billion)\b)/i
/** "Shared among 118 million people, that is $3,086 each". */
const SHARED_OUT =
  /\b(?:shared?|divided?|split|spread)\s+(?:(?:it|this|that)\s+)?(?:out\s+)?(?:among|between|by|over|equally|evenly)\b[^.;]*$/i
const EACH = /^\s+(?:each|apiece)\b/i

/** Whether a figure is an amount of money for each person. */
export function isPerHead(text: string, { unit, start, end }: Quantity): boolean {
  if (unit !== "money") return false
  const [ahead, behind] = [text.slice(0, start), text.slice(end)]
  return (
    PER_HEAD.test(behind) ||
    isPerCitizen(behind) ||
    (EACH.test(behind) && SHARED_OUT.test(ahead)) ||
    PER_HEAD_AHEAD.test(ahead)
  )
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

const AT =
  /^,?\s+(?:at|on|with|whose\s+figure\s+(?:is|was))\s+(?:(?:about|around|some|just|only|nearly|over)\s+)*(?:US)?[$]?$/i
const EARN =
  /^\s+(?:(?:now|then|still|each)\s+)?(?:earn(?:ed|s)?|produc(?:ed|es?)|generat(?:ed|es?)|turn(?:ed|s)?\s+out)\s+(?:(?:about|around|some|just|only|nearly|over)\s+)*(?:US)?[$]?$/i
/** The least and the most dollars that an economy makes for each person. */
const MADE_FOR_EACH = { least: 100, most: 300_000 }

/** "Moroccans, on $4,672, edged past", "the Japanese earned $35,951 per head": most likely what an economy makes for each. */
export function isOfPeople({ text, places }: Sentence, quantity: Quantity): boolean {
  const { unit, value, start } = quantity
  if (unit !== "money" || value < MADE_FOR_EACH.least || value > MADE_FOR_EACH.most) return false
  const isEach = isPerHead(text, quantity)
  return places.some((place) => {
    const gap = text.slice(place.end, start)
    if (place.kind !== "country" || place.possessive || place.end > start) return false
    return (isEach && EARN.test(gap)) || (isPeople(text, place) && AT.test(gap))
  })
}

/** "Moroccans", "the Japanese", "the average Vietnamese": people and no country. */
function isPeople(text: string, { start, end, name }: PlaceMention): boolean {
  const word = text.slice(start, end)
  const areSeveral =
    /(?<!s)s$/.test(word) || /\b(?:the|average|typical)\s+$/i.test(text.slice(0, start))
  return areSeveral && !name.includes(word) && !/\s/.test(word)
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
