import { AppError } from "#domain/errors.ts"
import type { Source } from "#domain/indicators/source.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import type { FileDate } from "#domain/time/vintage.ts"

import type { Archive } from "../../read/archive.ts"
import { DamagedFile } from "../../read/damaged-file.ts"
import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord } from "../../importer.ts"
import type { InputFile } from "../../files/input-files.ts"
import { findLongColumns } from "../../tables/long-columns.ts"
import { createPeriodReader } from "../../tables/period-reader.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { readCsv, type CsvRow } from "../../read/read-csv.ts"
import { parseJson } from "../../read/parse-json.ts"
import { makeCode, mapMeasure, mapSource, type ValueColumn } from "./map.ts"
import { packageSchema, type DataPackage, type PackageResource } from "./package.schema.ts"
import { parseLongRows } from "./parse.ts"

type Found = { folder: string; pack: DataPackage }
type Group = { source: Source; vintage: FileDate; packages: Found[] }

const MAX_DESCRIPTOR = 1024 * 1024

/** The import files of an archive of data packages: one for each source and date in it. */
export async function* readPackages(
  input: InputFile,
  archive: Archive,
  checksum: string,
): AsyncGenerator<ImportFile> {
  const groups = await groupPackages(input, archive)
  for (const { source, vintage, packages } of groups) {
    yield {
      name: input.name,
      source,
      lineage: `${source.id}/${input.name.replace(/\.zip$/i, "")}`,
      vintage,
      retrievedAt: input.retrievedAt,
      checksum,
      records: async function* () {
        const findPlace = createPlaceFinder()
        for (const found of packages)
          for (const resource of found.pack.resources)
            yield* resourceRecords({ ...found, source, archive, resource, findPlace })
      },
    }
  }
}

async function groupPackages(input: InputFile, archive: Archive): Promise<Group[]> {
  const groups = new Map<string, Group>()
  for (const name of archive.names) {
    if (!/(^|\/)datapackage\.json$/.test(name)) continue
    const pack = await readDescriptor(archive, name, input.name)
    const source = mapSource(pack)
    const vintage = statedDate(pack) ?? { date: isoDay(input.retrievedAt), stated: false }
    const key = `${source.id} ${vintage.date} ${String(vintage.stated)}`
    const group = groups.get(key) ?? { source, vintage, packages: [] }
    group.packages.push({ folder: name.slice(0, -"datapackage.json".length), pack })
    groups.set(key, group)
  }
  return [...groups.values()]
}

async function readDescriptor(archive: Archive, name: string, file: string): Promise<DataPackage> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of archive.read(name)) {
    size += chunk.length
    if (size > MAX_DESCRIPTOR)
      throw new AppError("too-large", `${file}/${name} is larger than 1 MB.`)
    chunks.push(chunk)
  }
  const parsed = packageSchema.safeParse(parseJson(Buffer.concat(chunks).toString("utf8")))
  if (parsed.success) return parsed.data
  const at = parsed.error.issues[0]?.path.join(".") ?? ""
  const complaint = `${file}/${name} does not describe a data package:`
  if (at === "") throw new DamagedFile(`${complaint} it is not a complete JSON object.`)
  throw new AppError("bad-file", `${complaint} see "${at}".`)
}

function statedDate(pack: DataPackage): FileDate | undefined {
  const text = pack.updated ?? pack.last_updated ?? pack.created ?? ""
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  return date === undefined || Number.isNaN(Date.parse(date)) ? undefined : { date, stated: true }
}

type ResourceInput = Found & {
  source: Source
  archive: Archive
  resource: PackageResource
  findPlace: PlaceFinder
}

async function* resourceRecords(
  input: ResourceInput,
): AsyncGenerator<ImportRecord | ImportRecord[]> {
  const { folder, source, archive, resource } = input
  const path = `${folder}${[resource.path].flat()[0] ?? ""}`
  if (!/\.csv$/i.test(path)) return
  if (!archive.names.includes(path))
    throw new AppError("bad-file", `${folder}datapackage.json names ${path}, which is not there.`)
  const gatherer = createGatherer(source.publisherId)
  let layout: ReturnType<typeof parseLayout>
  for await (const rows of readCsv(archive.read(path), path)) {
    const isFirst = layout === undefined
    if (!layout) {
      layout = parseLayout(input, path, rows[0])
      if (!layout) {
        yield {
          kind: "problem",
          problem: "unknown-layout",
          file: path,
          text: (rows[0]?.cells ?? []).join(", "),
        }
        return
      }
      for (const measure of layout.measures) yield mapMeasure(input.pack, source, measure)
    }
    const data = isFirst ? rows.slice(1) : rows
    yield parseLongRows(data, layout, gatherer.add)
    yield { kind: "rows", rows: data.length }
    if (gatherer.isFull()) yield gatherer.take()
  }
  yield gatherer.take()
}

function parseLayout(
  { pack, resource, findPlace }: ResourceInput,
  file: string,
  header: CsvRow | undefined,
) {
  const names = header?.cells ?? []
  const columns = findLongColumns(names)
  const measured = columns.value === -1 ? numberColumns(resource, names) : [columns.value]
  const cells = measured.filter((cell) => cell !== columns.period)
  if (columns.period === -1 || cells.length === 0) return undefined
  if (columns.country === -1 && columns.countryCode === -1) return undefined
  const isOnly = cells.length === 1 && pack.resources.length === 1
  const measures = isOnly
    ? [describeOnlyMeasure(pack)]
    : cells.map((cell) => describeMeasure(pack, resource, { cell, name: names[cell] ?? "" }))
  const values = cells.map((cell, k) => ({ cell, code: measures[k]?.code ?? "" }))
  return { file, columns, values, findPlace, readPeriod: createPeriodReader(), measures }
}

/** The measure of a package that has no other goes by the package's own name. */
function describeOnlyMeasure(pack: DataPackage): ValueColumn {
  return {
    code: makeCode(pack),
    name: pack.title ?? pack.name,
    definition: pack.readme ?? pack.description ?? "",
  }
}

function describeMeasure(
  pack: DataPackage,
  resource: PackageResource,
  column: { cell: number; name: string },
): ValueColumn {
  const field = resource.schema?.fields[column.cell]
  return {
    code: `${makeCode(pack)}.${resource.name ?? "data"}.${column.name}`,
    name: `${pack.title ?? pack.name}: ${field?.title ?? column.name}`,
    definition: field?.description ?? "",
  }
}

function numberColumns(resource: PackageResource, names: readonly string[]): number[] {
  const numbers = resource.schema?.fields.filter(
    ({ type }) => type === "number" || type === "integer",
  )
  return (numbers ?? []).map(({ name }) => names.indexOf(name)).filter((cell) => cell !== -1)
}
