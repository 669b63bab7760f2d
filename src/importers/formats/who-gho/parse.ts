import type { CountryCode } from "#domain/places/country.ts"
import { EARLIEST_YEAR, LATEST_YEAR } from "#domain/time/period.ts"

import type { Problem, ProblemKind } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { GHO_TOTALS } from "./labels.data.ts"
import type { DimensionPart } from "./map.ts"
import { findAnswerCodes, isAnswer, type AnswerCodes } from "./answer-codes.ts"
import { isMissingDisplay, readDisplay } from "./read-display.ts"
import { GHO_REGIONS } from "./regions.data.ts"

/** A figure of a row; without `year` where the file gives none. */
export type GhoFigure = {
  parts: readonly DimensionPart[]
  country: CountryCode
  year: number | undefined
  isRange: boolean
  value: number
  line: number
}

/** Where the columns of a table stand. */
export type GhoLayout = {
  file: string
  width: number
  state: number
  year: number
  country: number
  regions: readonly number[]
  /** Part of a country; such a row says nothing about the whole country. */
  subregion: number
  display: number
  numeric: number
  /** Dimensions with more than one value in the file: one with a single value divides nothing. */
  parts: readonly { cell: number; dimension: string }[]
  /** What the numbers of the table mean, where its values are answers in words. */
  codes: AnswerCodes | undefined
}

const REGIONS = [
  "REGION",
  "WORLDBANKINCOMEGROUP",
  "UNREGION",
  "WORLDBANKREGION",
  "SDGREGION",
  "GBDREGION",
  "WHOINCOMEREGION",
  "UNSDGREGION",
]
const SUBREGION = "DHSMICSGEOREGION"
const NO_DIMENSION = new Set([
  ...REGIONS,
  SUBREGION,
  "GHO",
  "PUBLISHSTATE",
  "YEAR",
  "COUNTRY",
  "DATASOURCE",
  "Display Value",
  "Numeric",
  "Low",
  "High",
  "Comments",
])

/** The layout of a table of the observatory; `undefined` when its header is of none. */
export function parseLayout(
  file: string,
  header: readonly string[],
  rows: readonly CsvRow[],
): GhoLayout | undefined {
  const at = (name: string) => header.indexOf(name)
  if (at("Display Value") === -1 || at("Numeric") === -1) return undefined
  return {
    file,
    width: header.length,
    state: at("PUBLISHSTATE"),
    year: at("YEAR"),
    country: at("COUNTRY"),
    regions: REGIONS.map(at).filter((cell) => cell !== -1),
    subregion: at(SUBREGION),
    display: at("Display Value"),
    numeric: at("Numeric"),
    parts: header
      .map((dimension, cell) => ({ dimension, cell }))
      .filter(({ dimension }) => !NO_DIMENSION.has(dimension))
      .filter(({ cell }) => new Set(rows.map(({ cells }) => cells[cell] ?? "")).size > 1),
    codes: findAnswerCodes(
      rows.map(({ cells }) => ({
        display: (cells[at("Display Value")] ?? "").trim(),
        numeric: (cells[at("Numeric")] ?? "").trim(),
      })),
    ),
  }
}

/** Reads a row: a figure, a problem, or nothing for a missing figure. */
export function parseRow(
  { cells, line }: CsvRow,
  layout: GhoLayout,
  findPlace: PlaceFinder,
): GhoFigure | Problem | undefined {
  const wrong = (problem: ProblemKind, text: string): Problem => ({
    kind: "problem",
    problem,
    file: layout.file,
    line,
    text,
  })
  const text = (cell: number) => (cells[cell] ?? "").trim()
  if (cells.length !== layout.width)
    return wrong("bad-row", `${String(cells.length)} cells for ${String(layout.width)} columns`)
  const value = parseValue(text(layout.numeric), text(layout.display), layout.codes)
  if (value === null) return undefined
  if (value === "answer") return wrong("text-answer", text(layout.display).slice(0, 80))
  if (value === undefined) return wrong("bad-number", text(layout.display).slice(0, 80))
  if (text(layout.state).startsWith("VOID")) return wrong("withdrawn", text(layout.state))
  if (text(layout.subregion) !== "")
    return wrong("unknown-country", `Parts of countries (${SUBREGION})`)
  const country = resolvePlace(text(layout.country), layout.regions.map(text), findPlace)
  if ("label" in country) return wrong("unknown-country", country.label)
  const year = parseYears(text(layout.year))
  if (year === null) return wrong("bad-period", text(layout.year))
  return {
    parts: layout.parts
      .map(({ cell, dimension }) => ({ dimension, value: text(cell) }))
      .filter((part) => part.value !== "" && !GHO_TOTALS.has(`${part.dimension}:${part.value}`)),
    country: country.code,
    year: year?.last,
    isRange: year?.isRange ?? false,
    value,
    line,
  }
}

/** Reads a value. The observatory writes a zero where the display has no number, so a zero beside words is not a value. */
function parseValue(
  numeric: string,
  display: string,
  codes: AnswerCodes | undefined,
): number | null | "answer" | undefined {
  if (numeric === "") return isAnswer(display) ? "answer" : readDisplay(display)
  const value = readNumber(numeric)
  if (value !== 0 || codes !== undefined) return value
  if (isMissingDisplay(display) && display !== "") return null
  return isAnswer(display) ? "answer" : value
}

/** The country of a row, else the one region it is of. */
function resolvePlace(
  country: string,
  regions: readonly string[],
  findPlace: PlaceFinder,
): { code: CountryCode } | { label: string } {
  // Sudan as it was until 2011; the WHO's own code.
  if (country === "SDF") return { code: "XDN" }
  if (country !== "") {
    const code = findPlace(country)
    return code === undefined ? { label: country } : { code }
  }
  const named = regions.filter((region) => region !== "" && region !== "NOTSPEC")
  const codes = new Set(named.map((region) => GHO_REGIONS[region]))
  const [code] = codes
  return codes.size === 1 && code !== undefined
    ? { code }
    : { label: named.join(" ") || "no country and no region" }
}

/** A year, or the last year of several: `2012-2014`; `undefined` for a blank, `null` for any other text. */
function parseYears(text: string): { last: number; isRange: boolean } | undefined | null {
  if (text === "") return undefined
  const [, first, last] = /^(\d{4})(?:-(\d{4}))?$/.exec(text) ?? []
  const year = Number(last ?? first ?? Number.NaN)
  if (!(year >= EARLIEST_YEAR && year <= LATEST_YEAR)) return null
  return { last: year, isRange: last !== undefined && last !== first }
}
