import { markForecast } from "#charts/text/series-text.ts"
import { formatChange, formatColumn, NO_DATA } from "#domain/format/number-format.ts"
import { valueAt } from "#domain/series/series.ts"

import type { ComposedMeasure, ComposedRow, ComposedSeries, ComposedTable } from "../composition.ts"

/** A measure with the year in which it is shown and its series. */
export type YearOfMeasure = {
  measure: ComposedMeasure
  year: number
  held: readonly ComposedSeries[]
}

type Column = { heading: string; unit: string; write: (one: ComposedSeries) => string }

/** A row for each place and a column for each measure; with the year compared with, that year and the change as well. */
export function makePlaceTable(
  shown: readonly YearOfMeasure[],
  since: number | null,
): ComposedTable {
  const columns = shown.map((one) => listColumns(one, since))
  return {
    rowHeading: "Country",
    columns: columns.flat().map(({ heading, unit }) => ({ heading, unit })),
    rows: listPlaces(shown).map(({ name, slug, code }) => ({
      label: name,
      slug,
      cells: shown.flatMap(({ held }, k) => {
        const one = held.find(({ place }) => place.code === code)
        return (columns[k] ?? []).map(({ write }) => (one ? write(one) : NO_DATA))
      }),
    })),
  }
}

/** A measure with its year. */
export function headYear({ name }: ComposedMeasure, year: number): string {
  return `${name}, ${String(year)}`
}

/** The year compared with, where it lies before, and the year shown. */
export function listComparedYears(year: number, since: number | null): number[] {
  return since !== null && since < year ? [since, year] : [year]
}

function listColumns({ measure, year }: YearOfMeasure, since: number | null): Column[] {
  const years = listComparedYears(year, since).map((of) => ({
    heading: headYear(measure, of),
    unit: measure.unit,
    write: (one: ComposedSeries) => writeYear(one, of),
  }))
  if (since === null || years.length === 1) return years
  const heading = `Change ${String(since)}–${String(year)}`
  return [
    ...years,
    { heading, unit: "", write: (one: ComposedSeries) => writeChange(one, since, year) },
  ]
}

function writeChange(
  { observations, format }: ComposedSeries,
  since: number,
  year: number,
): string {
  const [from, to] = [valueAt(observations, since), valueAt(observations, year)]
  return from === null || to === null ? NO_DATA : formatChange(from, to, format) || NO_DATA
}

/** Every place once, from the highest of the first measure. */
function listPlaces(shown: readonly YearOfMeasure[]) {
  const all = new Map(
    shown.flatMap(({ held }) => held.map(({ place }) => [place.code, place] as const)),
  )
  const [first] = shown
  const value = (code: string) => {
    const one = first?.held.find(({ place }) => place.code === code)
    return one && first ? (valueAt(one.observations, first.year) ?? -Infinity) : -Infinity
  }
  const values = new Map([...all.keys()].map((code) => [code, value(code)]))
  return [...all.values()].sort(
    (a, b) =>
      (values.get(b.code) ?? 0) - (values.get(a.code) ?? 0) || a.name.localeCompare(b.name, "en"),
  )
}

function writeYear({ observations, forecastFrom, format }: ComposedSeries, year: number): string {
  const value = valueAt(observations, year)
  if (value === null) return NO_DATA
  const written = formatColumn(value, format)
  return forecastFrom !== null && year >= forecastFrom ? markForecast(written) : written
}

/** The figures of a year, and of the year compared with, as rows of a file. */
export function listYearRows(
  { measure, year, held }: YearOfMeasure,
  since: number | null,
): ComposedRow[] {
  return held.flatMap(({ place, observations, forecastFrom, unit }) =>
    listComparedYears(year, since).flatMap((of): ComposedRow[] => {
      const value = valueAt(observations, of)
      if (value === null) return []
      return [
        {
          country: place.name,
          code: place.code,
          measure: measure.name,
          period: String(of),
          value,
          unit,
          status: forecastFrom !== null && of >= forecastFrom ? "forecast" : "actual",
        },
      ]
    }),
  )
}
