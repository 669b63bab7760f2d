import { AppError } from "#domain/errors.ts"
import { lastIndex } from "#domain/series/series.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import { createGatherer } from "../../tables/gather-series.ts"
import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { createPeriodReader } from "../../tables/period-reader.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readCsv } from "../../read/read-csv.ts"
import { readJson } from "../../read/read-json.ts"
import { datasetSchema, type OwidDataset } from "./dataset.schema.ts"
import { findForecastStart } from "./edition-year.ts"
import { listCodes, mapSource, mapVariable, OWID, listVariables } from "./map.ts"
import { parseRows, type DatasetLayout } from "./parse.ts"
import { readDate } from "./read-date.ts"

/** Folders of Our World in Data's collection: a table and its description, each dataset a source of its own. */
export const owidDatasets: Importer = {
  id: "owid-datasets",
  title: "Our World in Data dataset collection",
  accepts: "a zip or folder of dataset folders, each with a CSV and its datapackage.json",
  address: null,
  sources: [],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no dataset of Our World in Data",
      read,
    }),
}

const DESCRIPTION = /(^|\/)datapackage\.json$/

async function* read(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, archive, checksum } = opened
  for (const path of archive.names.filter((name) => DESCRIPTION.test(name))) {
    const dataset = await readDataset(opened, path)
    const source = mapSource(dataset)
    const retrieved = dataset.sources.flatMap(({ retrievedDate }) => readDate(retrievedDate) ?? [])
    const stated = retrieved.toSorted().at(-1)
    yield {
      name: `${input.name}/${dataset.title}`,
      source,
      lineage: source.id,
      vintage: { date: stated ?? isoDay(input.retrievedAt), stated: stated !== undefined },
      retrievedAt: input.retrievedAt,
      checksum,
      records: () =>
        readTable(opened, dataset, {
          folder: path.replace(DESCRIPTION, "$1"),
          hasDate: stated !== undefined,
        }),
    }
  }
}

async function readDataset({ archive, input }: OpenedInput, path: string): Promise<OwidDataset> {
  const parsed = datasetSchema.safeParse(await readJson(archive.read(path)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue && issue.path.length > 0 ? ` (${issue.path.join(".")}: ${issue.message})` : ""
  throw new AppError("bad-file", `${input.name}/${path} does not describe a dataset${where}.`)
}

async function* readTable(
  { archive, input }: OpenedInput,
  dataset: OwidDataset,
  { folder, hasDate }: { folder: string; hasDate: boolean },
): AsyncGenerator<ImportRecord | ImportRecord[]> {
  // A "/" of the dataset's name is written as "!" in the names of files, but not in the description.
  const path = archive.names.find(
    (name) => name.startsWith(folder) && /^[^/]+\.csv$/i.test(name.slice(folder.length)),
  )
  if (path === undefined) throw new AppError("bad-file", `${input.name}/${folder} holds no CSV.`)
  const codes = listCodes(dataset)
  for (const [k, field] of listVariables(dataset).entries())
    yield mapVariable(dataset, field, codes[k] ?? field.name)
  const gatherer = createGatherer(OWID)
  const forecasts = new Map(
    listVariables(dataset).map((field, k) => [
      codes[k] ?? field.name,
      hasDate ? undefined : findForecastStart(dataset, field),
    ]),
  )
  let layout: DatasetLayout | undefined
  for await (const rows of readCsv(archive.read(path), path)) {
    const isFirst = layout === undefined
    layout ??= parseLayout(dataset, path, rows[0]?.cells ?? [])
    const data = isFirst ? rows.slice(1) : rows
    yield parseRows(data, layout, gatherer.add)
    yield { kind: "rows", rows: data.length }
    if (gatherer.isFull()) yield markForecasts(gatherer.take(), forecasts)
  }
  yield markForecasts(gatherer.take(), forecasts)
}

function markForecasts(
  records: readonly ImportRecord[],
  forecasts: ReadonlyMap<string, number | undefined>,
): ImportRecord[] {
  return records.map((record) => {
    const forecastFrom = record.kind === "series" ? forecasts.get(record.code) : undefined
    return record.kind !== "series" ||
      forecastFrom === undefined ||
      record.observations.frequency !== "yearly" ||
      lastIndex(record.observations) < forecastFrom
      ? record
      : { ...record, forecastFrom }
  })
}

/** Matches columns by the order of the description, because its names may differ from the header's in blanks. */
function parseLayout(dataset: OwidDataset, path: string, header: readonly string[]): DatasetLayout {
  const fields = dataset.resources[0]?.schema.fields ?? []
  const same = fields.every(({ name }, k) => name.trim() === (header[k] ?? "").trim())
  if (!same || header.length !== fields.length)
    throw new AppError("bad-file", `The columns of ${path} are not those of its description.`)
  return {
    file: path,
    codes: listCodes(dataset),
    findPlace: createPlaceFinder(),
    readPeriod: createPeriodReader(),
  }
}
