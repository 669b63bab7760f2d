import { existsSync } from "node:fs"
import { join } from "node:path"

import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import type { Catalog } from "#catalog/types.ts"
import { openDatabase } from "#db/connect.ts"
import type { Database } from "#db/database.ts"
import { parsePeriod } from "#domain/period.ts"
import { testApi } from "#tests/support/call-api.ts"

import { RAW_SOURCES } from "./raw-sources.ts"
import { pick, seededRandom, type RawPoint } from "./raw-tables.ts"

/** A database into which `npm run import -- --all --from SHARED_DIR/data` has put everything that is staged. */
const url = process.env["FULL_DATABASE_URL"]
const shared = join(process.env["SHARED_DIR"] ?? "../shared", "data")
const seed = Number(process.env["SEED"] ?? 20261122)

if (url === undefined)
  console.log("No database with the whole staged data (FULL_DATABASE_URL): its checks are skipped.")

let db: Database
let catalog: Catalog
let app: FastifyInstance
let idsByKey = new Map<string, string[]>()

/** How many of a hundred may be missing, and why. */
const EXPLAINED: Readonly<Record<string, { misses: number; reason: string }>> = {
  "wb-inflation": { misses: 8, reason: "Some countries have two rows; the first one stands." },
}

beforeAll(async () => {
  if (url === undefined) return
  db = await openDatabase({ url })
  catalog = createCatalog(db)
  app = await testApi({ catalog })
  const coverage = await catalog.listCoverage()
  idsByKey = Map.groupBy(
    coverage.map(({ indicator }) => indicator.id),
    (id) => keyOf(id.slice(id.indexOf(":") + 1)),
  )
})

afterAll(async () => {
  if (url === undefined) return
  await app.close()
  await db.close()
})

test.each(RAW_SOURCES.filter(({ folder }) => existsSync(join(shared, folder))))(
  "100 random values of $folder are held as the publisher's file states them",
  async ({ folder, sample }) => {
    if (url === undefined) return
    const random = seededRandom(seed)
    const points = pick(await sample(join(shared, folder), random), 100, random)
    expect(points.length).toBeGreaterThan(40)
    const missed = []
    for (const point of points) if (!(await isHeld(point))) missed.push(JSON.stringify(point))
    expect(missed.slice(EXPLAINED[folder]?.misses ?? 0)).toEqual([])
  },
)

/** Whether any indicator of the point's code has the value, in its current series or in an older vintage. */
async function isHeld(point: RawPoint): Promise<boolean> {
  const ids = candidates(point)
  for (const id of ids) if (await hasValue(id, point)) return true
  for (const id of ids) if (await isInOlderVintage(id, point)) return true
  return false
}

/** Whether a superseded vintage has the value: the API shows one vintage a day, and a day may have brought several. */
async function isInOlderVintage(indicatorId: string, point: RawPoint): Promise<boolean> {
  const period = parsePeriod(point.period)
  if (!period) return false
  const rows = await db.query<{ value: number | null }>(
    `select values[$4::integer - start_index + 1] as value from series_version
     where indicator_id = $1 and country_code = $2 and frequency = $3`,
    [indicatorId, point.place, period.frequency, period.index],
  )
  return rows.some(({ value }) => value !== null && isSame(value, point.value))
}

function candidates({ publisher, code }: RawPoint): string[] {
  const key = keyOf(`${publisher.slice(publisher.indexOf(":") + 1)}${code.replace(/^\*\./, "")}`)
  const fits = code.startsWith("*.")
    ? (held: string) => held.replace(/^\d+/, "") === key || held.endsWith(key)
    : (held: string) => held.startsWith(key)
  const prefix = publisher.slice(0, publisher.indexOf(":") + 1)
  return [...idsByKey]
    .filter(([held]) => fits(held))
    .flatMap(([, ids]) => ids)
    .filter((id) => id.startsWith(prefix))
    .sort((a, b) => a.length - b.length)
}

function keyOf(code: string): string {
  return code
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9*]/g, "")
}

async function hasValue(indicatorId: string, point: RawPoint): Promise<boolean> {
  const frequency = parsePeriod(point.period)?.frequency ?? "yearly"
  const value = await readValue(`${indicatorId}:${point.place}:${frequency}`, point.period)
  return value !== undefined && isSame(value, point.value)
}

/** What the API answers; where a licence keeps values out of it, what the page shows. */
async function readValue(id: string, period: string): Promise<number | undefined> {
  const response = await app.inject(`/api/v1/dataset/${encodeURIComponent(id)}`)
  if (response.statusCode === 404) return undefined
  if (response.statusCode === 403) return readShownValue(id, period)
  if (response.statusCode !== 200) throw new Error(`${id}: ${response.body}`)
  const body: { data: { data: { period: string; value: number | null }[] } } = response.json()
  return body.data.data.find((point) => point.period === period)?.value ?? undefined
}

async function readShownValue(id: string, period: string): Promise<number | undefined> {
  const values = (await catalog.getDatasetById(id))?.figures
  const index = parsePeriod(period)?.index
  return values && index !== undefined
    ? (values.values[index - values.start] ?? undefined)
    : undefined
}

function isSame(held: number, stated: number): boolean {
  return Math.abs(held - stated) <= Math.abs(stated) * 1e-9
}
