import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"

import { z } from "zod"

import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, OpenOptions } from "../../importer.ts"
import { fetchFile } from "../../files/input-files.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { mapIndicator, NO_WORDS, WDI_TITLE, WORLD_BANK, worldBankSource } from "./map.ts"

const HOST = "https://api.worldbank.org"
const DATA_PATH = /^\/v2\/(?:[a-z]{2}\/)?country\/[^/]+\/indicator\/([^/;]+)$/i
const PER_PAGE = 20_000
/** The longest answer in use has five pages of our size. */
const MAX_PAGES = 500

const number = z.coerce.number().int().nonnegative()
const pageSchema = z.tuple([
  z.object({
    page: number,
    pages: number,
    per_page: number,
    total: number,
    lastupdated: z.string().optional(),
  }),
  z.array(z.unknown()).nullable(),
])
const faultSchema = z.tuple([z.object({ message: z.array(z.object({ value: z.string() })) })])
const label = z.object({ id: z.string(), value: z.string() })
const figureSchema = z.object({
  indicator: label,
  country: label,
  countryiso3code: z.string(),
  date: z.string(),
  value: z.number().nullable(),
})
const indicatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.string().optional(),
  source: label.optional(),
  sourceNote: z.string().nullish(),
  sourceOrganization: z.string().nullish(),
  topics: z.array(z.object({ value: z.string().optional() })).optional(),
})

type Figure = z.infer<typeof figureSchema>

/** Whether an address is the World Bank API's list of one indicator's figures. */
export function isApiAddress(address: string): boolean {
  return codeIn(address) !== undefined
}

function codeIn(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.origin !== HOST || url.searchParams.get("downloadformat") !== null) return undefined
  return DATA_PATH.exec(decodeURIComponent(url.pathname))?.[1]?.toUpperCase()
}

/**
 * Reads one indicator from the API, page by page, and its description. All pages are fetched and complete before
 * anything is given; a page with fewer rows than it says throws "download-failed".
 */
export async function readLiveApi(address: string, options: OpenOptions): Promise<ImportFile> {
  const code = codeIn(address) ?? ""
  const hash = createHash("sha256")
  const read = async (page: string) => {
    const bytes = await readFile((await fetchFile(page, options)).path)
    hash.update(bytes)
    return parsePage(bytes.toString("utf8"), page)
  }
  const items: Figure[] = []
  let updated: string | undefined
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await read(pageAddress(address, page))
    if (found.page !== page || found.pages > MAX_PAGES || (page > 1 && found.pages !== pages))
      throw new AppError("download-failed", `${address} gives an impossible number of pages.`)
    pages = found.pages
    updated = found.updated
    items.push(...parseItems(found.items, figureSchema, address))
  }
  const about = await read(`${HOST}/v2/indicator/${encodeURIComponent(code)}?format=json`)
  const [described] = parseItems(about.items, indicatorSchema, address)
  const source = worldBankSource(described?.source?.value ?? WDI_TITLE)
  return {
    name: code,
    source,
    lineage: `${source.id}/api/${code}`,
    vintage: updated
      ? { date: updated, stated: true }
      : { date: isoDay(options.now()), stated: false },
    retrievedAt: options.now(),
    checksum: hash.digest("hex"),
    records: async function* () {
      if (described) yield mapDescribed(described)
      yield* toRecords(items)
    },
  }
}

function pageAddress(address: string, page: number): string {
  const url = new URL(address)
  url.searchParams.set("format", "json")
  if (!url.searchParams.has("per_page")) url.searchParams.set("per_page", String(PER_PAGE))
  url.searchParams.set("page", String(page))
  return url.href
}

function parsePage(text: string, address: string) {
  const json = parseJson(text, address)
  const fault = faultSchema.safeParse(json)
  if (fault.success)
    throw new AppError(
      "download-failed",
      `The World Bank answered: ${fault.data[0].message[0]?.value ?? "no reason given"}`,
    )
  const page = pageSchema.safeParse(json)
  if (!page.success)
    throw new AppError("download-failed", `${address} answered in an unknown format.`)
  const [head, items] = page.data
  const rows = items ?? []
  const expected = Math.max(
    0,
    Math.min(head.per_page, head.total - (head.page - 1) * head.per_page),
  )
  if (rows.length !== expected)
    throw new AppError(
      "download-failed",
      `Page ${String(head.page)} of ${String(head.pages)} holds ${String(rows.length)} rows instead of ${String(expected)}.`,
    )
  return { page: head.page, pages: head.pages, updated: head.lastupdated, items: rows }
}

function parseJson(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError("download-failed", `${address} did not answer with complete JSON.`, {
      cause: error,
    })
  }
}

function parseItems<T>(items: readonly unknown[], schema: z.ZodType<T>, address: string): T[] {
  const parsed = z.array(schema).safeParse(items)
  if (parsed.success) return parsed.data
  throw new AppError("download-failed", `${address} answered in an unknown format.`, {
    details: parsed.error.issues.slice(0, 3),
  })
}

function mapDescribed(described: z.infer<typeof indicatorSchema>) {
  return mapIndicator({
    ...NO_WORDS,
    code: described.id,
    name: described.name,
    unit: described.unit ?? "",
    definition: described.sourceNote ?? "",
    sourceNote: described.sourceOrganization ?? "",
    topics: described.topics?.flatMap(({ value }) => value ?? []) ?? [],
  })
}

function* toRecords(items: readonly Figure[]): Generator<ImportRecord> {
  const findPlace = createPlaceFinder()
  const gatherer = createGatherer(WORLD_BANK)
  const named = new Set<string>()
  for (const [k, figure] of items.entries()) {
    const { indicator, country, countryiso3code, date, value } = figure
    if (!named.has(indicator.id)) {
      named.add(indicator.id)
      yield mapIndicator({ ...NO_WORDS, code: indicator.id, name: indicator.value })
    }
    if (value === null) continue
    const place = findPlace(countryiso3code || country.id, country.value)
    const period = parsePeriod(date)
    if (place === undefined) {
      yield {
        kind: "problem",
        problem: "unknown-country",
        text: `${country.value} (${countryiso3code || country.id})`,
      }
    } else if (!period) yield { kind: "problem", problem: "bad-period", text: date }
    else gatherer.add({ code: indicator.id, country: place, ...period, value, line: k + 1 })
  }
  yield { kind: "rows", rows: items.length }
  yield* gatherer.take()
}
