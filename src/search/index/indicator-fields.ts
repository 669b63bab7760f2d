import { categoryLabel } from "#domain/category.ts"
import type { Indicator } from "#domain/indicator.ts"

import { foldText } from "./tokenize.ts"

/** The texts of an indicator that are searched, strongest first. */
export type IndicatorFields = {
  /** The name before its first bracket: what is measured. */
  subject: string
  /** The rest of the name: unit, method, publisher. */
  remainder: string
  codes: readonly string[]
  /** Category and topics. */
  topics: string
  definition: string
}

const LONGEST_DEFINITION = 500

/** Takes an indicator apart for the index. A name that starts with a bracket is all subject. */
export function indicatorFields(indicator: Indicator): IndicatorFields {
  const { name } = indicator
  const bracket = name.search(/\s*[([]/)
  const cut = bracket <= 0 ? name.length : bracket
  return {
    subject: name.slice(0, cut),
    remainder: name.slice(cut),
    // Other codes are found whole; their pieces would pass for words.
    codes: /^[\p{L}\p{N}.]+$/u.test(indicator.code) ? [foldText(indicator.code)] : [],
    topics: `${categoryLabel(indicator.category)} ${indicator.topics.join(" ")}`,
    definition: indicator.definition.slice(0, LONGEST_DEFINITION),
  }
}

/** Parts of a population or product that an indicator may be restricted to; each is a bit. */
const BREAKDOWNS: readonly RegExp[] = [
  /\b(?:female|females|women|girls|woman|fem)\b/,
  /\b(?:male|males|men|boys)\b/,
  /\brural\b/,
  /\burban\b/,
  /\b(?:youth|young|adolescents?)\b/,
  /\bages? \d|\b\d+\s?-\s?\d+ (?:years|months)|\baged? \d|\bolder adults\b|\bunder \d|\(\d+-\d+\)|\byoung adults\b|\b\d\d ?(?:\+|-\d\d)/,
  /\b(?:quintile|decile|percentile|poorest|richest|lowest|highest|q[1-5]|bottom|top) ?\d*\b/,
  /\b(?:advanced|basic|intermediate|primary|secondary|tertiary|vocational|no) education\b/,
  /\b(?:low|middle|high)[- ]income\b|\bincome group\b/,
  /\b(?:disability|disabilities|disabled|functional difficulty)\b/,
  /\b(?:wealth|income) quintile\b/,
]

/** Which breakdowns a text names, as bits; 0 for a total. */
export function breakdownsIn(text: string): number {
  const lower = text.toLowerCase()
  let bits = 0
  BREAKDOWNS.forEach((form, at) => {
    if (form.test(lower)) bits |= 1 << at
  })
  return bits
}

/** How many breakdowns the bits name. */
export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
