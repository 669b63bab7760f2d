import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { findConceptByCode } from "#domain/indicators/concepts.ts"
import { unitFormat } from "#domain/format/number-format.ts"

import { splitWords, stemWord } from "../index/tokenize.ts"
import { hashText } from "#domain/text/hash-text.ts"

/** What publishers write differently for the same; applied to the folded name in this order. */
const REWRITES: readonly (readonly [form: RegExp, text: string])[] = [
  [/gross domestic product/g, "gdp"],
  [/gross national income/g, "gni"],
  [/consumer price index|\bcpi\b/g, "consumer prices"],
  [/\bper (?:person|head|inhabitant)\b/g, "per capita"],
  [/purchasing power parity/g, "ppp"],
  [/\bu\.?s\.? ?\$|\bu\.?s\.? dollars?|\bus dollars?/g, "usd"],
  [/under[- ](?:5|five)s?\b|\b0-5 years?/g, "under5"],
  [/\bco2\b|carbon dioxide/g, "co2"],
  [/\bat birth\b|\bboth sexes\b|\bof (?:total )?population\b/g, " "],
  [/\bpeople ages? (?:15 (?:and (?:above|older)|years? and (?:over|older))|15\+)/g, "adult"],
]

/** Words that publishers add or leave out without another meaning. */
const FILLING = new Set([
  "a",
  "an",
  "and",
  "annual",
  "average",
  "by",
  "current",
  "estimate",
  "figure",
  "for",
  "from",
  "ilo",
  "imf",
  "in",
  "modeled",
  "national",
  "number",
  "of",
  "on",
  "or",
  "per",
  "percent",
  "percentage",
  "period",
  "people",
  "published",
  "rate",
  "ratio",
  "share",
  "the",
  "to",
  "total",
  "value",
  "year",
  "yearly",
  "with",
  "world",
  "bank",
  "un",
  "who",
  "fao",
  "undp",
  "gapminder",
  "data",
  "official",
  "both",
  "sex",
  "level",
  "at",
  "1000",
  "100",
  "100000",
  "1",
  "thousand",
  "million",
  "billion",
  "usd",
  "dollar",
  "live",
  "person",
  "unit",
  "projected",
])

/**
 * A number that is the same for indicators of different publishers whose names and units say the same: words that
 * carry meaning in any order, and whether the figures are a share, money or a plain number.
 */
export function conceptKey({ indicator, publisher }: IndicatorCoverage): number {
  const reviewed = conceptOfCode(indicator.code)
  if (reviewed !== undefined) return reviewed
  const suffix = ` (${publisher})`
  const name = indicator.name.endsWith(suffix)
    ? indicator.name.slice(0, -suffix.length)
    : indicator.name
  let text = name.toLowerCase()
  for (const [form, plain] of REWRITES) text = text.replace(form, plain)
  const words = splitWords(text)
    .map(stemWord)
    .filter((word) => !FILLING.has(word))
  const { kind } = unitFormat(indicator.unit, indicator.currency)
  return hashText([kind, ...[...new Set(words)].sort()].join(" "))
}

/** The number of a code that the reviewed table has. */
export function conceptOfCode(code: string): number | undefined {
  const concept = findConceptByCode(code)
  return concept === undefined ? undefined : hashText(`concept ${concept}`)
}
