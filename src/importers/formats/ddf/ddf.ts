import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import type { Archive } from "../../read/archive.ts"
import type { Importer, ImportFile } from "../../importer.ts"
import { openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { readJson } from "../../read/read-json.ts"
import { ddfPackageSchema } from "./package.schema.ts"
import { packageFiles } from "./package-files.ts"
import type { DdfProfile } from "./profile.ts"
import { PROFILES } from "./profiles.ts"
import { readPackage, type Terms } from "./read-package.ts"

/** Packages in the DDFcsv layout, in which Gapminder and others pass on the data sets of publishers. */
export const ddf: Importer = {
  id: "ddf",
  title: "DDFcsv packages of known publishers",
  accepts: "a ddf--*.zip, an unpacked package, or a folder of such zips",
  address: null,
  sources: PROFILES.flatMap(listTerms).map(({ source }) => source),
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no ddf--datapoints--*.csv",
      read,
    }),
}

type Description = { name: string; created: string | undefined }

async function* read(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { archive, input, checksum } = opened
  const files = packageFiles(archive.names)
  if (files.datapoints.length === 0) return
  const description = await readDescription(archive)
  const profile = findProfile([description.name, input.name, ...archive.names.slice(0, 1)])
  if (!profile)
    throw new AppError(
      "bad-file",
      `${input.name} is a package of an unknown publisher; known publishers are ${known()}.`,
    )
  const vintage = chooseVintage(opened, description, profile)
  const year = Number(vintage.date.slice(0, 4))
  for (const terms of listTerms(profile))
    yield {
      name: input.name,
      source: terms.source,
      lineage: `${terms.source.id}/${profile.packageName}`,
      vintage,
      retrievedAt: input.retrievedAt,
      checksum,
      records: () => readPackage({ archive, files, profile, terms, year }),
    }
}

/** A package's figures by the terms they are under: mostly all under one. */
function listTerms({ source, restricted }: DdfProfile): Terms[] {
  if (!restricted) return [{ source, covers: () => true }]
  return [
    { source, covers: (concept) => !restricted.isRestricted(concept) },
    { source: restricted.source, covers: restricted.isRestricted },
  ]
}

async function readDescription(archive: Archive): Promise<Description> {
  const path = archive.names.find((name) => /(^|\/)datapackage\.json$/.test(name))
  if (path === undefined) return { name: "", created: undefined }
  const parsed = ddfPackageSchema.safeParse(await readJson(archive.read(path)))
  if (!parsed.success)
    throw new AppError("bad-file", `${path} is not the description of a data package.`)
  return { name: parsed.data.name ?? "", created: parsed.data.created }
}

function findProfile(names: readonly string[]): DdfProfile | undefined {
  return PROFILES.find(({ packageName }) => names.some((name) => name.includes(packageName)))
}

function known(): string {
  return PROFILES.map(({ packageName }) => packageName).join(", ")
}

function chooseVintage(
  { input }: OpenedInput,
  { created }: Description,
  { lastRelease }: DdfProfile,
): ImportFile["vintage"] {
  if (lastRelease !== undefined) return { date: lastRelease, stated: true }
  const date = /^\d{4}-\d{2}-\d{2}/.exec(created ?? "")?.[0]
  return date === undefined || Number.isNaN(Date.parse(date))
    ? { date: isoDay(input.retrievedAt), stated: false }
    : { date, stated: true }
}
