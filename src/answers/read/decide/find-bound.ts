import { getMeasure } from "#factcheck/read-text.ts"

import { readLetter } from "../marks.ts"
import type { QuestionParts } from "../parts.ts"
import type { NameMeaning } from "../place-names.ts"
import type { Bound } from "../question.ts"

/** What figures are compared with: "above 20%", "more than in Ghana", "shrank". */
export function findBound(parts: QuestionParts): Bound | null {
  return findRange(parts) ?? findNumber(parts) ?? findPlaceBound(parts) ?? findSign(parts)
}

const SIDE_THEN_NUMBER =
  /\{(?<side>above|below)\}(?<equal> \{equal\})?(?: (?:a|an|the|of|about|by|some|to|in|mark|people|\{(?:up|down)\}))*(?: \{m:[\w-]+\} (?:of|in)(?: the)? \{@\w\}(?: the)?)? \{%(?<number>\w)\}/
const NUMBER_THEN_SIDE =
  /\{%(?<number>\w)\} (?:people |inhabitants )?(?<equal>or) (?:\{(?<side>above|below)\})/

const BETWEEN = /\bbetween \{%(?<number>\w)\}/

/** "Between 3 and 5 per cent": both ends belong to it. */
function findRange({ text, quantities }: QuestionParts): Bound | null {
  const letter = BETWEEN.exec(text)?.groups?.["number"]
  const quantity = letter === undefined ? undefined : quantities[readLetter(letter)]
  if (quantity === undefined || quantity.upper === null) return null
  const { value, unit, upper } = quantity
  return { side: "above", orEqual: true, against: { kind: "value", value, unit, upTo: upper } }
}

function findNumber({ text, quantities }: QuestionParts): Bound | null {
  const groups = (SIDE_THEN_NUMBER.exec(text) ?? NUMBER_THEN_SIDE.exec(text))?.groups
  const quantity = groups && quantities[readLetter(groups["number"] ?? "z")]
  if (!quantity) return null
  return {
    side: groups["side"] === "below" ? "below" : "above",
    orEqual: groups["equal"] !== undefined,
    against: { kind: "value", value: quantity.value, unit: quantity.unit },
  }
}

function findPlaceBound({ text, names }: QuestionParts): Bound | null {
  // "How many times as many as Ghana" names the other one without a word for more.
  const place =
    /\{(above|below)\}[^%]*?\{than\} \{@(\w)\}/.exec(text) ??
    /\{(times|difference)\}.*?\{than\} \{@(\w)\}/.exec(text)
  const name = place && names[readLetter(place[2] ?? "z")]
  const code = name ? findReference(name) : undefined
  if (!place || code === undefined) return null
  return {
    side: place[1] === "below" ? "below" : "above",
    orEqual: false,
    against: { kind: "place", code },
  }
}

function findSign({ text, measure }: QuestionParts): Bound | null {
  const sign = /\{(negative|positive)\}/.exec(text)?.[1]
  const isBalance = /\{(?:deficit|surplus)\}/.test(text)
  if (sign === undefined || (isLevelOfMoney(measure) && !isBalance)) return null
  return {
    side: sign === "negative" ? "below" : "above",
    orEqual: false,
    against: { kind: "value", value: 0, unit: isLevelOfMoney(measure) ? "money" : "percent" },
  }
}

/** The place whose figure others are compared with: of a group the publishers' own. */
export function findReference(name: NameMeaning): string | undefined {
  if (name.kind === "country" || name.kind === "aggregate") return name.code
  return name.kind === "group" ? (name.group.place ?? undefined) : undefined
}

function isLevelOfMoney(measure: string): boolean {
  return getMeasure(measure)?.kind === "money"
}
