import { TRAILING_ZEROS, UNIT_CORRECTIONS } from "./corrections.data.ts"
import type { ImportedIndicator, ImportedSeries, Problem } from "../importer.ts"

// By code, then by publisher: building a joint key for each series would take longer than the look-up.
const ZERO_FILLED: ReadonlyMap<string, string> = new Map(
  TRAILING_ZEROS.map(({ publisherId, code }) => [code, publisherId]),
)

/** Corrects the unit of an indicator where the published one is known to be wrong, and adds a note that says so. */
export function correctIndicator(id: string, indicator: ImportedIndicator): ImportedIndicator {
  const correction = UNIT_CORRECTIONS.find(({ ids }) => ids.test(id))
  if (!correction || indicator.unit === correction.unit) return indicator
  const published = indicator.unit === "" ? "no unit" : `the unit "${indicator.unit}"`
  return {
    ...indicator,
    unit: correction.unit,
    currency: null,
    notes: [indicator.notes, `The publisher gives ${published}. ${correction.reason}`]
      .filter((text) => text !== "")
      .join("\n\n"),
  }
}

/** Removes the zeros with which the publisher is known to fill up a series; gives any other series as it is. */
export function correctSeries(
  series: ImportedSeries,
  report: (problem: Problem) => void,
): ImportedSeries {
  const isFilled = ZERO_FILLED.get(series.code) === series.publisherId
  return isFilled ? withoutTrailingZeros(series, report) : series
}

function withoutTrailingZeros(
  series: ImportedSeries,
  report: (problem: Problem) => void,
): ImportedSeries {
  const { values } = series.observations
  const last = values.findLastIndex((value) => value !== null && value !== 0)
  const zeros = values.slice(last + 1).filter((value) => value === 0).length
  if (zeros === 0) return series
  for (let k = 0; k < zeros; k += 1)
    report({
      kind: "problem",
      problem: "placeholder-zero",
      text: `${series.code} of ${series.country}`,
    })
  return { ...series, observations: { ...series.observations, values: values.slice(0, last + 1) } }
}
