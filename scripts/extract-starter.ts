import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

import { readCarbonDioxide, readGlobalTemperature } from "./starter/climate.ts"
import { readGapminderFacts, readGapminderSeries } from "./starter/gapminder.ts"
import { describeStarter } from "./starter/describe-starter.ts"
import { readNpmPackage } from "./starter/read-packages.ts"
import type { StarterRow, StarterTable } from "./starter/starter-table.ts"
import { readAreas, readTerritoryFacts } from "./starter/territories.ts"
import { readUsEmployment, readUsUnemployment } from "./starter/us-labour.ts"

const FOLDER = fileURLToPath(new URL("../data/starter/", import.meta.url))

/** Writes the starter data from the installed packages into a folder and gives the tables it was made from. */
export function extractStarter(folder: string): StarterTable[] {
  const tables = readTables()
  for (const table of tables) checkTable(table)
  for (const part of ["figures", "facts"])
    rmSync(join(folder, part), { recursive: true, force: true })
  write(folder, "sources.csv", csv([SOURCE_COLUMNS, ...tables.map(sourceCells)]))
  write(folder, "indicators.csv", csv([INDICATOR_COLUMNS, ...tables.flatMap(indicatorRows)]))
  for (const table of tables) {
    for (const { code } of table.indicators) {
      const rows = table.rows.filter((row) => row.code === code)
      write(folder, `${table.holds}/${table.source.id}/${code}.csv`, observationsCsv(table, rows))
    }
  }
  write(folder, "README.md", describeStarter(tables))
  return tables
}

function readTables(): StarterTable[] {
  return [
    readGapminderSeries(),
    readGapminderFacts(),
    readUsEmployment(),
    readUsUnemployment(),
    readCarbonDioxide(),
    readGlobalTemperature(),
    readTerritoryFacts(),
    readAreas(),
  ]
}

/** Stops when a package no longer holds what is read from it: a blank or a text never becomes a figure. */
function checkTable({ source, rows, indicators }: StarterTable): void {
  const bad = rows.find(({ value }) => !Number.isFinite(value))
  if (bad)
    throw new Error(`${source.id} has no number for ${bad.code} ${bad.country} ${bad.period}`)
  const empty = indicators.find(({ code }) => !rows.some((row) => row.code === code))
  if (empty) throw new Error(`${source.id} holds nothing of ${empty.code}`)
  if (source.licence === "") throw new Error(`${source.id} states no licence`)
}

const SOURCE_COLUMNS = [
  "id",
  "publisher_id",
  "publisher",
  "title",
  "licence",
  "licence_url",
  "attribution",
  "redistribute",
  "url",
  "retrieved",
  "package",
  "file",
]

function sourceCells(table: StarterTable): string[] {
  const { source } = table
  return [
    source.id,
    source.publisherId,
    source.publisher,
    source.title,
    source.licence,
    source.licenceUrl ?? "",
    source.attribution,
    source.redistribute,
    source.url,
    table.retrieved,
    `${table.package} ${readNpmPackage(table.package).version}`,
    table.file,
  ]
}

const INDICATOR_COLUMNS = [
  "source_id",
  "code",
  "holds",
  "name",
  "category",
  "unit",
  "currency",
  "aggregation",
  "is_headline",
  "definition",
  "notes",
  "source_note",
]

function indicatorRows({ source, indicators, holds, sourceNote }: StarterTable): string[][] {
  return indicators.map((indicator) => [
    source.id,
    indicator.code,
    holds,
    indicator.name,
    indicator.category,
    indicator.unit,
    indicator.currency ?? "",
    indicator.aggregation,
    indicator.isHeadline === true ? "yes" : "no",
    indicator.definition,
    indicator.notes,
    sourceNote,
  ])
}

function observationsCsv({ holds }: StarterTable, rows: readonly StarterRow[]): string {
  const sorted = rows.toSorted((a, b) =>
    `${a.country} ${a.period}` < `${b.country} ${b.period}` ? -1 : 1,
  )
  return holds === "figures"
    ? csv([
        ["country", "period", "value"],
        ...sorted.map(({ country, period, value }) => [country, period, String(value)]),
      ])
    : csv([["country", "value"], ...sorted.map(({ country, value }) => [country, String(value)])])
}

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(quote).join(",")}\n`).join("")
}

function quote(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function write(folder: string, path: string, text: string): void {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { source, rows, unresolved } of extractStarter(FOLDER)) {
    const left = unresolved.length === 0 ? "" : `, no country for ${unresolved.join(", ")}`
    console.log(`${source.id}: ${String(rows.length)} figures${left}`)
  }
}
