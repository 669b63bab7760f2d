import { z } from "zod"

import { AppError } from "#domain/errors.ts"

import type { ImportedIndicator, Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { openInputs, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { parseJson } from "../../read/parse-json.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { mapWorkbook } from "../wb-gem/map.ts"
import { MONITOR } from "../wb-gem/indicators.data.ts"
import { mapIndicator, NO_WORDS, WDI_TITLE, worldBankSource } from "../world-bank/map.ts"

const MAX_BYTES = 128 * 1024 * 1024

/**
 * The catalogue of the World Bank's API: names and definitions without figures. They describe indicators whose figures
 * are here; an indicator without figures is never made from it.
 */
export const wbCatalogue: Importer = {
  id: "wb-catalogue",
  title: "World Bank catalogue of indicators (descriptions only)",
  accepts: "v2_indicator.json, plain or .gz",
  address: null,
  describesOnly: true,
  sources: [worldBankSource(WDI_TITLE)],
  recognises: ({ names }) =>
    Promise.resolve(names.some((name) => /indicator\.json(\.gz)?$/i.test(name))),
  open: (options) =>
    openInputs(options, {
      address: null,
      // The list of countries that comes with it is not needed: we have our own table of places.
      endings: ["indicator.json.gz", "indicator.json"],
      lacks: "no list of indicators (v2_indicator.json)",
      read: readCatalogue,
    }),
}

function* readCatalogue(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  for (const name of archive.names) {
    if (!/\.json(\.gz)?$/i.test(name)) continue
    const source = worldBankSource(WDI_TITLE)
    yield makeReleaseFile(opened, {
      source,
      part: "v2_indicator",
      stated: undefined,
      records: () => catalogueRecords(opened, name),
    })
  }
}

const entrySchema = z.object({
  id: z.string().trim().min(1),
  name: z.string(),
  unit: z.string().nullish(),
  source: z.object({ value: z.string() }),
  sourceNote: z.string().nullish(),
  sourceOrganization: z.string().nullish(),
  topics: z.array(z.object({ value: z.string().optional() })).nullish(),
})
const listSchema = z.tuple([z.object({ total: z.coerce.number() }), z.array(z.unknown())])

type Entry = z.infer<typeof entrySchema>

async function* catalogueRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const list = listSchema.safeParse(parseJson(await readAll(opened, name)))
  if (!list.success)
    throw new AppError(
      "bad-file",
      `${name} is not an answer of the World Bank's API for indicators.`,
    )
  const byCode = new Map<string, Entry>()
  yield { kind: "rows", rows: list.data[1].length }
  for (const [k, item] of list.data[1].entries()) {
    const entry = entrySchema.safeParse(item)
    if (!entry.success) {
      const text = `Entry ${String(k + 1)} has no id, name or source.`
      yield { kind: "problem", problem: "missing-text", file: name, text }
    } else if (isWanted(entry.data, byCode.get(entry.data.id)))
      byCode.set(entry.data.id, entry.data)
  }
  for (const entry of byCode.values()) yield mapEntry(entry)
}

/** An entry without a definition says nothing new; of two entries of a code that of the WDI counts, else the first. */
function isWanted(entry: Entry, held: Entry | undefined): boolean {
  if ((entry.sourceNote ?? "").trim() === "") return false
  return !held || entry.source.value.trim() === WDI_TITLE
}

const MONITOR_TITLES: ReadonlyMap<string, string> = new Map(
  Array.from(MONITOR, ([title, { code }]) => [code, title]),
)

function mapEntry(entry: Entry): ImportedIndicator {
  const definition = (entry.sourceNote ?? "").trim()
  const sourceNote = (entry.sourceOrganization ?? "").trim()
  const monitored = MONITOR_TITLES.get(entry.id)
  if (monitored !== undefined) return { ...mapWorkbook(monitored), definition, sourceNote }
  return mapIndicator({
    ...NO_WORDS,
    code: entry.id,
    name: entry.name,
    unit: entry.unit ?? "",
    definition,
    sourceNote,
    topics: entry.topics?.flatMap(({ value }) => value ?? []) ?? [],
  })
}

async function readAll({ archive }: OpenedInput, name: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readBytes(archive, name)) {
    size += chunk.length
    if (size > MAX_BYTES) throw new AppError("too-large", `${name} is larger than 128 MiB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}
