import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import { EARLIEST_YEAR, expandTwoDigitYear, LATEST_YEAR } from "#domain/time/period.ts"

import {
  CHART_TYPES,
  DEFAULT_CHART_TYPE,
  COLOURS,
  DEFAULT_COLOUR,
  TRANSFORMS,
  type ChartSpec,
  type Transform,
} from "../model/chart-spec.ts"

/** What a dataset can show: options beyond it are ignored. */
export type ChartBounds = {
  frequencies: readonly Frequency[]
  /** Shown where the address names none, or one that the dataset does not have. */
  frequency: Frequency
  firstYear: number
  lastYear: number
  currentYear: number
  /** The colour of a dataset for which the address names none. */
  defaultColour?: string
}

/** A part of the address that was not followed, with the sentence that says so. */
export type IgnoredOption = { key: string; value: string; reason: string }

type Read<T> = { value: T } | { ignored: IgnoredOption }

const SHORT_HEX = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const HEX = /^#?([0-9a-f]{6})$/i

/** Reads the options of a chart from an address. Never fails: one that cannot be followed is left out and listed. */
export function parseChartQuery(
  query: URLSearchParams,
  bounds: ChartBounds,
): { spec: ChartSpec; ignored: IgnoredOption[] } {
  const ignored: IgnoredOption[] = []
  const take = <T>(read: Read<T>, otherwise: T): T => {
    if ("value" in read) return read.value
    ignored.push(read.ignored)
    return otherwise
  }
  const chartType = take(readChartType(query), DEFAULT_CHART_TYPE)
  const plain = bounds.defaultColour ?? DEFAULT_COLOUR
  const colour = take(readColour(query, plain), plain)
  const frequency = take(readFrequency(query, bounds), bounds.frequency)
  const startYear = take(readYear(query, "startYear", bounds), null)
  const endYear = take(readYear(query, "endYear", bounds), null)
  const transform = take(readTransform(query), "level")
  const spec: ChartSpec = {
    chartType,
    colour,
    frequency,
    startYear,
    endYear,
    ...(transform === "level" ? {} : { transform }),
  }
  if (startYear === null || endYear === null || startYear <= endYear) return { spec, ignored }
  ignored.push({
    key: "startYear",
    value: String(startYear),
    reason: `The start year ${String(startYear)} is after the end year ${String(endYear)}, so all years are shown.`,
  })
  return { spec: { ...spec, startYear: null, endYear: null }, ignored }
}

/** The frequency that an address asks for; `undefined` when it names none or one that does not exist. */
export function requestedFrequency(query: URLSearchParams): Frequency | undefined {
  const text = readText(query, "frequency").toLowerCase()
  return FREQUENCIES.find((frequency) => frequency === text)
}

function readText(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "").trim()
}

function ignore(key: string, value: string, reason: string): { ignored: IgnoredOption } {
  return { ignored: { key, value: value.slice(0, 40), reason } }
}

function readChartType(query: URLSearchParams): Read<ChartSpec["chartType"]> {
  const text = readText(query, "chartType")
  if (text === "") return { value: DEFAULT_CHART_TYPE }
  const known = CHART_TYPES.find((type) => type === text.toLowerCase())
  if (known) return { value: known }
  return ignore("chartType", text, "This chart type is not known, so bars are shown.")
}

function readTransform(query: URLSearchParams): Read<Transform> {
  const text = readText(query, "transform")
  if (text === "") return { value: "level" }
  const known = TRANSFORMS.find((transform) => transform === text.toLowerCase())
  if (known) return { value: known }
  return ignore(
    "transform",
    text,
    "This transform is not known, so the figures are shown as they are.",
  )
}

/** The colour that an address asks for, as `#RRGGBB`; a name of the picker or three or six figures. */
export function readColour(query: URLSearchParams, plain: string): Read<string> {
  const key = query.has("colour") ? "colour" : "color"
  const text = readText(query, key)
  if (text === "") return { value: plain }
  const named = COLOURS.find(({ name }) => name.toLowerCase() === text.toLowerCase())
  if (named) return { value: named.value }
  const long = text.replace(SHORT_HEX, "$1$1$2$2$3$3")
  const hex = HEX.exec(long)?.[1]
  if (hex !== undefined) return { value: `#${hex.toUpperCase()}` }
  return ignore(key, text, "This colour could not be read, so the default one is used.")
}

function readFrequency(query: URLSearchParams, bounds: ChartBounds): Read<Frequency> {
  const text = readText(query, "frequency")
  if (text === "") return { value: bounds.frequency }
  const requested = requestedFrequency(query)
  if (requested !== undefined && bounds.frequencies.includes(requested)) return { value: requested }
  const reason = requested
    ? `There are no ${requested} figures, so ${bounds.frequency} ones are shown.`
    : `This frequency is not known, so ${bounds.frequency} figures are shown.`
  return ignore("frequency", text, reason)
}

function readYear(
  query: URLSearchParams,
  key: "startYear" | "endYear",
  bounds: ChartBounds,
): Read<number | null> {
  const text = readText(query, key)
  if (text === "") return { value: null }
  const word = key === "startYear" ? "start year" : "end year"
  const year = /^\d{1,4}$/.test(text)
    ? expandTwoDigitYear(Number(text), bounds.currentYear)
    : Number.NaN
  if (!(year >= EARLIEST_YEAR && year <= LATEST_YEAR)) {
    return ignore(key, text, `The ${word} could not be read, so all years are shown.`)
  }
  if (key === "startYear" && year > bounds.lastYear) {
    return ignore(key, text, `There are no figures after ${String(bounds.lastYear)}.`)
  }
  if (key === "endYear" && year < bounds.firstYear) {
    return ignore(key, text, `There are no figures before ${String(bounds.firstYear)}.`)
  }
  return { value: Math.min(Math.max(year, bounds.firstYear), bounds.lastYear) }
}
