import { AppError } from "#domain/errors.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { EARLIEST_YEAR, LATEST_YEAR } from "#domain/time/period.ts"

import type { Archive } from "../../read/archive.ts"
import type { Gatherer } from "../../tables/gather-series.ts"
import type { Problem, ProblemKind, RowsRead } from "../../importer.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { getCell } from "../../read/get-cell.ts"
import { readCsv, type CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { isPlaceDimension, type FindPlace, type FoundPlace } from "./read-places.ts"
import type { DatapointsFile, PackageFiles } from "./package-files.ts"
import type { DdfProfile, DimensionValue } from "./profile.ts"

/** What the figures of a measure are read with; `seen` learns which parts there are. */
export type DatapointsInput = {
  archive: Archive
  files: PackageFiles
  profile: DdfProfile
  findPlace: FindPlace
  gatherer: Gatherer
  seen: SeenParts
}

/** The parts of one measure by code, and the values of its remarks. */
export type SeenParts = {
  makeCode(parts: readonly DimensionValue[]): string
  byCode: Map<string, readonly DimensionValue[]>
  remarks: Map<string, Map<string, Set<string>>>
}

type Layout = {
  path: string
  measure: string
  place: { cell: number; dimension: string }
  time: number
  value: number
  parts: readonly { cell: number; dimension: string }[]
  remarks: readonly { cell: number; dimension: string }[]
  missingCodes: ReadonlyMap<number, string> | undefined
}

const TIMES = ["year", "time"]
const LONGEST_TEXT = 80

/** Reads one table of figures into the gatherer; what cannot be read is reported with its line. */
export async function* readDatapoints(
  file: DatapointsFile,
  input: DatapointsInput,
): AsyncGenerator<Problem | RowsRead> {
  let layout: Layout | undefined
  for await (const rows of readCsv(input.archive.read(file.path), file.path)) {
    const isFirst = layout === undefined
    layout ??= parseLayout(file, rows[0]?.cells ?? [], input)
    const data = isFirst ? rows.slice(1) : rows
    yield* readRows(data, layout, input)
    yield { kind: "rows", rows: data.length }
  }
}

function parseLayout(
  file: DatapointsFile,
  header: readonly string[],
  input: DatapointsInput,
): Layout {
  const { files, profile } = input
  const cells = header.map((name, cell) => ({ cell, dimension: name.trim() }))
  const place = cells.find(({ dimension }) => isPlaceDimension(dimension, files, profile))
  const time = cells.find(({ dimension }) => TIMES.includes(dimension))
  const value = cells.find(({ dimension }) => dimension === file.measure)
  if (!place || !time || !value)
    throw new AppError(
      "bad-file",
      `${file.path} has no column for place, year or ${file.measure}: ${header.join(", ")}.`,
    )
  const others = cells.filter((each) => each !== place && each !== time && each !== value)
  const isRemark = ({ dimension }: { dimension: string }) =>
    profile.remarks?.includes(dimension) ?? false
  return {
    path: file.path,
    measure: file.measure,
    place,
    time: time.cell,
    value: value.cell,
    parts: others.filter((each) => !isRemark(each)),
    remarks: others.filter(isRemark),
    missingCodes: profile.missingCodes?.(file.measure),
  }
}

function* readRows(
  rows: readonly CsvRow[],
  layout: Layout,
  { findPlace, gatherer, seen, profile }: DatapointsInput,
): Generator<Problem> {
  // Rows of one place and one part mostly stand together.
  let placeText = ""
  let place = findPlace(layout.place.dimension, placeText)
  let key: string | undefined
  let code = ""
  for (const { cells, line } of rows) {
    const geo = getCell(cells, layout.place.cell)
    if (geo !== placeText) {
      placeText = geo
      place = findPlace(layout.place.dimension, geo)
    }
    const row = readRow(cells, layout, place, profile)
    if (row === undefined) continue
    if ("problem" in row) {
      yield problemAt(layout.path, line)(row.problem, row.text)
      continue
    }
    const nextKey = layout.parts.map(({ cell }) => getCell(cells, cell)).join("\n") + row.part
    if (nextKey !== key) {
      key = nextKey
      const parts = readParts(cells, layout, profile, place)
      code = seen.makeCode(parts)
      seen.byCode.set(code, parts)
    }
    for (const { cell, dimension } of layout.remarks)
      note(seen, code, dimension, getCell(cells, cell))
    const { country, index, value } = row
    gatherer.add({ code, country, frequency: "yearly", index, value, line })
  }
}

type Figure = { country: CountryCode; index: number; value: number; part: string }

/** The figure of a row or why it is none; `undefined` for a blank. */
function readRow(
  cells: readonly string[],
  layout: Layout,
  place: FoundPlace,
  profile: DdfProfile,
): Figure | Pick<Problem, "problem" | "text"> | undefined {
  const text = getCell(cells, layout.value)
  const value = readValue(text, layout)
  if (value === null) return undefined
  if (typeof value === "object") return value
  if (place.code === undefined) return { problem: "unknown-country", text: place.label }
  const time = getCell(cells, layout.time)
  const index = Number(time)
  if (!(Number.isInteger(index) && index >= EARLIEST_YEAR && index <= LATEST_YEAR))
    return { problem: "bad-period", text: time }
  if (value === 0 && profile.hasPlaceholderZeros?.(layout.measure) === true)
    return { problem: "placeholder-zero", text: `${text} of ${place.label} in ${time}` }
  return { country: place.code, index, value, part: place.part?.value ?? "" }
}

/** The figure of a cell, `null` for none, or what is wrong with it. */
function readValue(
  text: string,
  { missingCodes }: Layout,
): number | null | { problem: ProblemKind; text: string } {
  const value = readNumber(text)
  if (value === null) return null
  if (value === undefined) return { problem: "bad-number", text: text.slice(0, LONGEST_TEXT) }
  const meaning = missingCodes?.get(value)
  if (meaning === undefined) return value
  return { problem: "missing-code", text: `${text} (${meaning})` }
}

function readParts(
  cells: readonly string[],
  layout: Layout,
  profile: DdfProfile,
  place: FoundPlace,
): DimensionValue[] {
  const parts = layout.parts
    .map(({ cell, dimension }) => ({ dimension, value: getCell(cells, cell) }))
    .filter(({ dimension, value }) => !profile.totals?.has(`${dimension}:${value}`))
  return place.part ? [...parts, place.part] : parts
}

function note({ remarks }: SeenParts, code: string, dimension: string, value: string): void {
  const ofCode = remarks.get(code) ?? new Map<string, Set<string>>()
  const values = ofCode.get(dimension) ?? new Set<string>()
  values.add(value)
  ofCode.set(dimension, values)
  remarks.set(code, ofCode)
}
