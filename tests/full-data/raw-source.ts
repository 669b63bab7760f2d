import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { readArchive, readText } from "./read-archive.ts"
import { allRows, longPoints, pick, sampleRows } from "./raw-tables.ts"
import type { Random, RawPoint, Row } from "./raw-tables.ts"
import { readXlsx, type RawSheet } from "./read-xlsx.ts"

/** A folder of staged files and a reader of its own few lines that draws random values from it. */
export type RawSource = {
  folder: string
  sample(folder: string, random: Random): Promise<RawPoint[]>
}

type RawFile = { name: string; text(): Promise<string>; bytes(): Promise<Buffer | string> }

/** The files of a folder and of its zips whose names fit. */
async function listFiles(folder: string, fits: RegExp): Promise<RawFile[]> {
  const found: RawFile[] = []
  for (const file of await readdir(folder)) {
    const path = join(folder, file)
    if (file.endsWith(".zip")) {
      const zip = await readArchive(path)
      for (const name of zip.names.filter((entry) => fits.test(entry)))
        found.push({ name, text: () => zip.text(name), bytes: () => zip.bytes(name) })
    } else if (fits.test(file))
      found.push({ name: file, text: () => readText(path), bytes: () => Promise.resolve(path) })
  }
  return found
}

/** A list of the publisher's: its files, the column with the code and the one with the text. */
type CodeList = { files: RegExp; code: string; text: string }

/** Texts by code in small letters. */
export type Texts = ReadonlyMap<string, string>

async function readCodeList(folder: string, list: CodeList | undefined): Promise<Texts> {
  const files = list ? await listFiles(folder, list.files) : []
  const rows = await Promise.all(files.map(async (file) => allRows({ text: await file.text() })))
  return new Map(
    rows
      .flat()
      .map((row) => [
        (row[list?.code ?? ""] ?? "").toLowerCase(),
        (row[list?.text ?? ""] ?? "").replace(/\s+/g, " ").trim(),
      ]),
  )
}

export type TableForm = {
  files: RegExp
  delimiter?: string
  /** Where notes stand above the header: its line. */
  headerAt?: RegExp
  /** For a table without a header: the names of its columns. */
  header?: string
  /** Lines that count; where sums are made, only whole tables do. */
  sampled?: boolean
  /** Where the file's own columns hold codes: the publisher's names of the indicators, and of the places. */
  names?: CodeList
  places?: CodeList
  /** A further list: the numbers of variables that are called by names, or what the numbers of an answer stand for. */
  codes?: CodeList
}

type Lists = { names: Texts; places: Texts; codes: Texts }

/** What a reader makes points of: the rows of one file, its name, and the publisher's code lists. */
type TableReader = (rows: Row[], name: string, lists: Lists) => RawPoint[]

const MAX_FILES = 25

/** A folder with delimited texts, some 25 of which are read at random. */
export function source(folder: string, form: TableForm, points: TableReader): RawSource {
  const { files, names, places, codes, sampled = true, ...table } = form
  return {
    folder,
    sample: async (path, random) => {
      const lists = {
        names: await readCodeList(path, names),
        places: await readCodeList(path, places),
        codes: await readCodeList(path, codes),
      }
      const picked = pick(await listFiles(path, files), MAX_FILES, random)
      const texts = await Promise.all(picked.map((file) => file.text()))
      // One after the other, so that the same seed draws the same rows.
      return texts.flatMap((text, k) => {
        const rows = sampled ? sampleRows({ text, ...table }, random) : allRows({ text, ...table })
        return points(rows, picked[k]?.name ?? "", lists)
      })
    },
  }
}

/** A folder with workbooks; a reader gets each sheet by its name. */
export function workbook(
  folder: string,
  files: RegExp,
  points: (sheets: ReadonlyMap<string, RawSheet>, name: string) => RawPoint[],
): RawSource {
  return {
    folder,
    sample: async (path, random) => {
      const picked = pick(await listFiles(path, files), 6, random)
      const found = picked.map(async (file) =>
        points(await readXlsx(await file.bytes()), file.name),
      )
      return (await Promise.all(found)).flat()
    },
  }
}

/** A folder with JSON documents, some 25 of which are read at random. */
export function documents(
  folder: string,
  files: RegExp,
  points: (document: unknown, name: string) => RawPoint[],
): RawSource {
  return {
    folder,
    sample: async (path, random) => {
      const picked = pick(await listFiles(path, files), MAX_FILES, random)
      const found = picked.map(async (file) => points(JSON.parse(await file.text()), file.name))
      return (await Promise.all(found)).flat()
    },
  }
}

/** What the parts of the Polity index write where there is no value. */
const MISSING_CODES = new Set(["-66", "-77", "-88", "-66.0", "-77.0", "-88.0"])

const DDF_NAMES = { files: /ddf--concepts.*\.csv$/, code: "concept", text: "name" }

type DdfForm = {
  /** The column of the country. */
  place: string
  code?: (concept: string) => string
  names?: CodeList
  places?: CodeList
}

/** A package of DDF files with one value a place and year: the concept stands in the file's name and heads its column. */
export function ddf(folder: string, publisher: string, form: DdfForm): RawSource {
  const { place, code = (concept: string) => concept, names = DDF_NAMES } = form
  const places = form.places ? { places: form.places } : {}
  const files = new RegExp(
    `ddf--datapoints--\\w+--by--(?:${place}--(?:year|time)|year--${place})\\.csv$`,
  )
  return source(folder, { files, names, ...places }, (rows, name, lists) => {
    const concept = /datapoints--(\w+)--by/.exec(name)?.[1] ?? ""
    const stated = rows.filter((row) => !MISSING_CODES.has(row[concept] ?? ""))
    return longPoints(stated, (row) => [
      {
        publisher,
        code: code(concept),
        name: lists.names.get(concept),
        place: lists.places.get(row[place] ?? "") ?? row[place],
        period: row["year"] ?? row["time"],
        value: row[concept],
      },
    ])
  })
}
