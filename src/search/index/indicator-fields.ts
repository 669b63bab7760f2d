import { categoryLabel } from "#domain/indicators/category.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import { foldText } from "./tokenize.ts"

/** The texts of an indicator that are searched, strongest first. */
export type IndicatorFields = {
  /** The name before its first bracket: what is measured. */
  subject: string
  /** The rest of the name: unit, method, publisher. */
  remainder: string
  codes: readonly string[]
  /** Category, topics and the publisher's own topics. */
  topics: string
  definition: string
}

const LONGEST_DEFINITION = 500

/** Takes an indicator apart for the index. A name that starts with a bracket is all subject. */
export function indicatorFields(indicator: Indicator): IndicatorFields {
  const name = withAbbreviations(indicator.name)
  const bracket = name.search(/\s*[([]/)
  const cut = bracket <= 0 ? name.length : bracket
  return {
    subject: name.slice(0, cut),
    remainder: name.slice(cut),
    // Other codes are found whole; their pieces would pass for words.
    codes: [
      ...(/^[\p{L}\p{N}.]+$/u.test(indicator.code) ? [foldText(indicator.code)] : []),
      ...listGoalNumbers(indicator.notes),
    ],
    topics: [
      categoryLabel(indicator.category),
      ...indicator.topics,
      ...indicator.publishedTopics,
    ].join(" "),
    // A sentence of ours only says the name again.
    definition:
      indicator.definitionOrigin === "sankore"
        ? ""
        : indicator.definition.slice(0, LONGEST_DEFINITION),
  }
}

/** The numbers of the Sustainable Development Goals that a note names: indicator and target. */
function listGoalNumbers(notes: string): string[] {
  const found = /\bSDG indicator (\d+\.\w+\.\d+)(?: of target (\d+\.\w+))?/.exec(notes)
  return [found?.[1] ?? "", found?.[2] ?? ""].filter((number) => number !== "").map(foldText)
}

/** What publishers write out or abbreviate; both forms are found in the name. */
const ABBREVIATED: readonly (readonly [words: RegExp, abbreviation: string])[] = [
  [/\bgross domestic product\b(?:\s*\(gdp\))?/i, "GDP"],
  [/\bpurchasing power parity\b(?:\s*\(ppp\))?/i, "PPP"],
]

/** The name with the abbreviation in place of the words, which follow in a bracket: `GDP, PPP (gross domestic product)`. */
function withAbbreviations(name: string): string {
  let short = name
  const written: string[] = []
  for (const [words, abbreviation] of ABBREVIATED) {
    const found = words.exec(short)?.[0]
    if (found === undefined) continue
    short = short.replace(found, abbreviation)
    written.push(found.replace(/\s*\(.*/, ""))
  }
  return written.length === 0 ? name : `${short} (${written.join(", ")})`
}

/**
 * What an indicator may be restricted to or be but a companion of, what each takes from its merit, and how it is asked
 * for where that is not as names say it.
 */
const BREAKDOWNS: readonly (readonly [inName: RegExp, weight: number, asked?: RegExp])[] = [
  [/\b(?:female|females|women|girls|woman|fem)\b/, 1.1],
  [/\b(?:male|males|men|boys)\b/, 1.1],
  [/\brural\b/, 1.1],
  [/\burban\b/, 1.1],
  [/\b(?:youth|young|adolescents?|15-24)\b/, 1.1],
  [
    /\bages? \d|\b\d+\s?-\s?\d+ (?:years|months)|\baged? \d|\bolder adults\b|\bunder \d|\(\d+-\d+\)|\byoung adults\b|\b\d\d ?(?:\+|-\d\d)/,
    1.1,
  ],
  [/\b(?:quintile|decile|percentile|poorest|richest|lowest|highest|q[1-5]|bottom|top) ?\d*\b/, 1.1],
  [/\b(?:advanced|basic|intermediate|primary|secondary|tertiary|vocational|no) education\b/, 1.1],
  [/\b(?:low|middle|high)[- ]income\b|\bincome group\b/, 1.1],
  [/\b(?:disability|disabilities|disabled|functional difficulty)\b/, 1.1],
  [/\b(?:wealth|income) quintile\b/, 1.1],
  // One market or region of a country.
  [/\b(?:retail|wholesale) price per\b|\(region of /, 6, /\b(?:retail|markets?|regions?)\b/],
  // What is published beside a measure to judge it by.
  [
    /\bstandard error\b|\bnumber of (?:data )?sources\b|\bconfidence\b|\b(?:lower|upper|low|high) bound\b|^surveys?:|\buse as colou?r\b|\bsample size\b|\bdata available\b|\bnot used after\b/,
    8,
  ],
  [/\bproject(?:ions?|ed)\b|\bforecasts?\b|\bscenario\b/, 3],
  [/\bparity\b(?! \(?ppp| power|,? ?int|.*\$)|\bgpi\b/, 1.5],
]

/** Which breakdowns a name has, as bits; 0 for a total. */
export function breakdownsIn(name: string): number {
  const lower = name.toLowerCase()
  return packBits(([inName]) => inName.test(lower))
}

/** Which breakdowns a question asks for, as bits. */
export function breakdownsAsked(text: string): number {
  const lower = text.toLowerCase()
  return packBits(([inName, , asked]) => (asked ?? inName).test(lower))
}

function packBits(isSet: (breakdown: (typeof BREAKDOWNS)[number]) => boolean): number {
  return BREAKDOWNS.reduce((bits, breakdown, at) => (isSet(breakdown) ? bits | (1 << at) : bits), 0)
}

/** What the breakdowns of the bits take from the merit of an indicator of which all is asked. */
export function breakdownsWeight(bits: number): number {
  let weight = 0
  BREAKDOWNS.forEach(([, one], at) => {
    if ((bits >> at) & 1) weight += one
  })
  return weight
}

/** How many breakdowns the bits name. */
export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
