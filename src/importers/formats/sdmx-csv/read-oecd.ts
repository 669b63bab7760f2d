import { isoDay } from "#domain/time/iso-day.ts"
import { parsePeriod } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"

import type { ImportedIndicator, ImportFile, ImportRecord } from "../../importer.ts"
import { baseName, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { cellNumber, cellText, readWorkbook, type Cell } from "../../read/read-workbook.ts"
import { periodColumns, readRowValues } from "../../tables/wide-periods.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"

const OECD = "oecd"

/** The OECD's Quarterly National Accounts as a source. */
export const ACCOUNTS_SOURCE: Source = {
  id: "oecd-qna",
  publisherId: OECD,
  publisher: "OECD",
  title: "Quarterly National Accounts",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "OECD: Quarterly National Accounts",
  redistribute: "yes",
  url: "https://data-explorer.oecd.org/",
}

type Table = {
  indicator: ImportedIndicator
  extracted: string | undefined
  rows: readonly (readonly Cell[])[]
  head: number
}

/** The workbooks of OECD.Stat's quarterly national accounts in an archive, each one indicator. */
export async function* readOecd(opened: OpenedInput): AsyncGenerator<ImportFile> {
  for (const name of opened.archive.names.filter((each) => /QNA[^/]*\.xlsx$/i.test(each))) {
    const file = baseName(name)
    const [sheet] = await readWorkbook(readBytes(opened.archive, name), file)
    const table = parseTable(sheet?.rows ?? [])
    const { input } = opened
    yield makeReleaseFile(opened, {
      source: ACCOUNTS_SOURCE,
      part: table?.indicator.code ?? file,
      name: file === input.name ? file : `${input.name}/${file}`,
      stated: table?.extracted,
      records: async function* () {
        if (table) yield* tableRecords(table, file)
        else
          yield {
            kind: "problem",
            problem: "unknown-layout",
            file,
            text: "There are no lines Subject, Measure, Period and Country.",
          }
      },
    })
  }
}

/** Codes of subjects that some exports give by their label only. */
const SUBJECT_CODES: Readonly<Record<string, string>> = {
  "Gross domestic product - expenditure approach": "B1_GE",
}

function parseTable(rows: readonly (readonly Cell[])[]): Table | undefined {
  const findLine = (key: string) => rows.find((row) => cellText(row[0]) === key)
  const findValue = (key: string) =>
    findLine(key)
      ?.slice(1)
      .map(cellText)
      .find((text) => text !== "") ?? ""
  const head = rows.findIndex((row) => cellText(row[0]) === "Country")
  const [subjectCode, subject] = codeAndLabel(findValue("Subject"))
  const [measureCode, measure] = codeAndLabel(findValue("Measure"))
  if (head === -1 || !findLine("Period") || subject === "" || measure === "") return undefined
  const unitColumn = rows[head]?.findIndex((cell) => cellText(cell) === "Unit") ?? -1
  const unit = cellText(rows[head + 1]?.[unitColumn])
  return {
    indicator: mapAccount(`${subjectCode || (SUBJECT_CODES[subject] ?? subject)}.${measureCode}`, {
      subject,
      measure,
      unit,
    }),
    extracted: extractedDay(rows),
    rows,
    head,
  }
}

/** `GPSA: Growth rate ...` as code and label. */
function codeAndLabel(text: string): [code: string, label: string] {
  const [, code = "", label = text] = /^([A-Z0-9_]+): (.+)$/.exec(text) ?? []
  return [code, label]
}

function mapAccount(
  code: string,
  words: { subject: string; measure: string; unit: string },
): ImportedIndicator {
  const isPercent = /^percent/i.test(words.unit)
  const [amount = "", scale = "", year = ""] = words.unit.split(", ")
  return mapIndicator({
    publisherId: OECD,
    code: `QNA.${code}`,
    name: `${SUBJECTS[words.subject] ?? words.subject}, ${measureWords(code, words.measure)}, quarterly`,
    unit: isPercent
      ? "%"
      : `${amount.replace("US Dollar", "US$")} at fixed PPPs of ${year}, ${scale.toLowerCase()}`,
    topics: ["National accounts"],
    category: "economy",
    // Quarterly growth and levels at annual rates are averaged over a year, never added.
    aggregation: "average",
    notes:
      "Flags of the publisher (estimated, provisional, break in the series) are not kept with the figures.",
  })
}

const SUBJECTS: Readonly<Record<string, string>> = {
  "Gross domestic product - expenditure approach": "Gross domestic product",
}

/** The OECD's measures in the order in which they are read: what is measured, then how it is adjusted. */
const MEASURES: Readonly<Record<string, string>> = {
  GPSA: "volume, change on the previous quarter, seasonally adjusted",
  VPVOBARSA: "volume in US$ at fixed purchasing power parities, annual level, seasonally adjusted",
}

function measureWords(code: string, published: string): string {
  const measure = code.split(".").at(-1) ?? ""
  return MEASURES[measure] ?? lowerFirst(published)
}

/** `Data extracted on 08 Mar 2024 14:05 UTC (GMT) from OECD.Stat` as a day. */
function extractedDay(rows: readonly (readonly Cell[])[]): string | undefined {
  for (const row of rows) {
    const [, day = "", month = "", year = ""] =
      /^Data extracted on (\d{2}) (\w{3}) (\d{4})/.exec(cellText(row[0])) ?? []
    const time = day === "" ? Number.NaN : Date.parse(`${day} ${month} ${year} UTC`)
    if (!Number.isNaN(time)) return isoDay(new Date(time))
  }
  return undefined
}

function* tableRecords({ indicator, rows, head }: Table, file: string): Generator<ImportRecord> {
  const unitColumn = rows[head]?.findIndex((cell) => cellText(cell) === "Unit") ?? 1
  const periods = rows.find((row) => cellText(row[0]) === "Period") ?? []
  const quarters = periods.flatMap((cell, k) => {
    const [, quarter = "", year = ""] = /^Q([1-4])-(\d{4})$/.exec(cellText(cell)) ?? []
    const index = quarter === "" ? undefined : parsePeriod(`${year}-Q${quarter}`)?.index
    // Each quarter has two columns: the flag below its name, then the figure.
    return index === undefined ? [] : [{ cell: k + 1, index }]
  })
  const columns = periodColumns("quarterly", quarters)
  const findPlace = createPlaceFinder()
  const seen = new Set<string>()
  yield indicator
  yield { kind: "rows", rows: rows.length - head - 1 }
  for (const [k, row] of rows.slice(head + 1).entries()) {
    const line = head + k + 2
    const bad: string[] = []
    const observations = readRowValues(row, columns, cellNumber, (cell) => bad.push(cellText(cell)))
    for (const text of bad) yield { kind: "problem", problem: "bad-number", file, line, text }
    if (!observations) continue
    // Countries outside the OECD stand in the second column, below their heading in the first.
    const name =
      row
        .slice(0, unitColumn)
        .map(cellText)
        .findLast((text) => text !== "") ?? ""
    const country = findPlace("", name)
    if (country === undefined)
      yield { kind: "problem", problem: "unknown-country", file, line, text: name }
    else if (seen.has(country))
      yield { kind: "problem", problem: "duplicate", file, line, text: name }
    else {
      seen.add(country)
      const { code } = indicator
      yield {
        kind: "series",
        publisherId: OECD,
        code,
        country,
        frequency: "quarterly",
        observations,
      }
    }
  }
}
