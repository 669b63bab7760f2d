import { TRAILING_ZEROS, UNIT_CORRECTIONS } from "./corrections.data.ts"
import type { ImportedIndicator, ImportedSeries, Problem } from "../importer.ts"

// By code and then by publisher: joining both for each series of a file would take longer than the look-up.
const ZERO_FILLED: ReadonlyMap<string, string> = new Map(
  TRAILING_ZEROS.map(({ publisherId, code }) => [code, publisherId]),
)

/** The indicator with the right unit, and a note that says so, where the publisher's is known to be wrong. */
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

/** A series of an indicator that its publisher fills up with zeros, without them; any other series as it is. */
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
  const { values } = series.figures
  const last = values.findLastIndex((value) => value !== null && value !== 0)
  const zeros = values.slice(last + 1).filter((value) => value === 0).length
  if (zeros === 0) return series
  for (let k = 0; k < zeros; k += 1)
    report({
      kind: "problem",
      problem: "placeholder-zero",
      text: `${series.code} of ${series.country}`,
    })
  return { ...series, figures: { ...series.figures, values: values.slice(0, last + 1) } }
}
