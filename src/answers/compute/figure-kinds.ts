import { getMeasure } from "#factcheck/read-text.ts"

/** Yearly rates that compound: growth and inflation of several years are chained. */
export function isYearlyRate(measure: string): boolean {
  return getMeasure(measure)?.kind === "rate" && /growth|inflation/.test(measure)
}

/** Measures of household surveys, which are made every few years and in each country in others. */
const SURVEYS: ReadonlySet<string> = new Set([
  "gini",
  "poverty",
  "extreme-poverty",
  "poverty-national",
  "literacy",
  "youth-literacy",
  "female-literacy",
  "male-literacy",
  "stunting",
])

/** Whether figures come from surveys that are years apart, so that those of one year say little of a group. */
export function isFromSurveys(measure: string): boolean {
  return SURVEYS.has(measure)
}

/** Shares, rates, indices and years: their changes are differences, and they have no sum. */
export function isLevelWithoutSum(measure: string, unit: string): boolean {
  const kind = getMeasure(measure)?.kind
  if (kind === undefined) return /%|percent|\bper\b|\/|index|ratio|rate|score|years|^$/i.test(unit)
  if (kind === "share" || kind === "rate" || kind === "index" || kind === "years") return true
  return /per-head|density|mortality|fertility|-rate$|per-worker|yield|price|doctors|nurses|beds/.test(
    measure,
  )
}

/** Whether figures count what there is at one time, which is not added up over years. */
export function isStock(measure: string): boolean {
  const kind = getMeasure(measure)?.kind
  if (kind === undefined || kind === "people") return true
  return /debt|reserves|population|area|refugees|displaced|stock|capital/.test(measure)
}

/** Whether figures are amounts of one product that a country grows or makes, or does not. */
export function isProduction({ name, unit }: { name: string; unit: string }): boolean {
  return /, production\b/i.test(name) && !/%|index|per\b/i.test(unit)
}

/** Whether changes are in percentage points. */
export function isInPoints(measure: string, unit: string): boolean {
  const kind = getMeasure(measure)?.kind
  return kind === "share" || kind === "rate" || /%/.test(unit)
}

/** The mean yearly rate over several years of rates that compound: 10 % and 20 % are 14.9 % a year. */
export function chainRates(rates: readonly number[]): number {
  const product = rates.reduce((total, rate) => total * (1 + rate / 100), 1)
  return product <= 0 ? Number.NaN : (product ** (1 / rates.length) - 1) * 100
}

/** The mean of some figures. */
export function findMean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

/** The median of some figures: with an even number, the mean of the two in the middle. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return findMean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1))
}
