import { AppError } from "#domain/errors.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { gatherObservations } from "#domain/series/series.ts"

import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import {
  baseName,
  openInputs,
  readBytes,
  readTable,
  type OpenedInput,
} from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readJson } from "../../read/read-json.ts"
import { accessFileSchema, type AccessFile } from "./file.schema.ts"
import { ACCESS_ALL_DATA, accessCode, mapAccess } from "./map.ts"

const FILE = /(?:^|\/)indicatorData\/([^/]+)\.json$/
const LIST = "indicator_list.csv"

/** UNDP's Access All Data: a JSON file for each indicator. */
export const undpAccessAllData: Importer = {
  id: "undp-aad",
  title: ACCESS_ALL_DATA.title,
  accepts: "a zip or folder with indicatorData/*.json and indicator_list.csv",
  address: null,
  sources: [ACCESS_ALL_DATA],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no indicatorData/*.json",
      read: readSelection,
    }),
}

function* readSelection(opened: OpenedInput): Generator<ImportFile> {
  const { names } = opened.archive
  const files = names.filter((name) => FILE.test(name))
  if (files.length === 0) return
  const list = names.find((name) => baseName(name) === LIST)
  yield makeReleaseFile(opened, {
    source: ACCESS_ALL_DATA,
    part: "indicators",
    stated: undefined,
    records: async function* () {
      const sets = list === undefined ? new Map<string, string>() : await readSets(opened, list)
      for (const path of files) yield* await readIndicator(opened, path, sets)
    },
  })
}

/** The set that each indicator was prepared from, by its identifier. */
async function readSets(opened: OpenedInput, path: string): Promise<Map<string, string>> {
  const sets = new Map<string, string>()
  for await (const rows of readTable(opened, path))
    for (const { cells } of rows) sets.set(cells[0] ?? "", cells[3] ?? "")
  return sets
}

async function readIndicator(
  opened: OpenedInput,
  path: string,
  sets: ReadonlyMap<string, string>,
): Promise<ImportRecord[]> {
  const id = FILE.exec(path)?.[1] ?? ""
  const { indicator: name, countryData } = await readFile(opened, path)
  const records = countryData.flatMap((place) => readPlace(place, baseName(path), accessCode(id)))
  const rows = countryData.reduce((total, { data }) => total + data.length, 0)
  const described = mapAccess({ id, name, set: sets.get(id) ?? "" })
  // A question that is answered only in words does not become an indicator.
  const hasValues = records.some(({ kind }) => kind === "series")
  return [...records, { kind: "rows", rows }, ...(hasValues ? [described] : [])]
}

async function readFile({ archive }: OpenedInput, path: string): Promise<AccessFile> {
  const parsed = accessFileSchema.safeParse(await readJson(readBytes(archive, path)))
  if (parsed.success) return parsed.data
  throw new AppError("bad-file", `${baseName(path)} is not an indicator of Access All Data.`)
}

type Place = AccessFile["countryData"][number]

function readPlace(place: Place, file: string, code: string): ImportRecord[] {
  const [iso3, name] = [place["Alpha-3 code"], place["Country or Area"]]
  if (place.data.length === 0) return []
  const country = countryByCode(iso3)
  const problem = (kind: Problem["problem"], text: string): Problem => {
    return { kind: "problem", problem: kind, file, text }
  }
  // Codes and names of groups contradict each other: `LCN` is named as the group without high incomes, `LAC` is not.
  if (country?.kind !== "country" && iso3 !== "WLD")
    return [problem("unknown-country", `Group of UNDP: ${name} (${iso3})`)]
  const points: (readonly [number, number])[] = []
  const problems: Problem[] = []
  for (const { year, value } of place.data)
    if (typeof value === "number") points.push([year, value])
    else if (value !== null) problems.push(problem("bad-number", value))
  const observations = gatherObservations("yearly", points)
  if (!observations) return problems
  const { publisherId } = ACCESS_ALL_DATA
  return [
    ...problems,
    { kind: "series", publisherId, code, country: iso3, frequency: "yearly", observations },
  ]
}
