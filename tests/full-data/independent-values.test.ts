import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"

import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { testApi } from "#tests/support/call-api.ts"

import { nameFault } from "./name-fault.ts"
import { FOLDERS_WITHOUT_FIGURES, RAW_SOURCES } from "./raw-sources.ts"
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
    [...coverage].map(({ indicator }) => indicator.id),
    (id) => keyOf(id.slice(id.indexOf(":") + 1)),
  )
})

afterAll(async () => {
  if (url === undefined) return
  await app.close()
  await db.close()
})

test.skipIf(!existsSync(shared))("every staged folder has a reader or a reason", async () => {
  const entries = await readdir(shared, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const known = [
    ...RAW_SOURCES.map(({ folder }) => folder),
    ...Object.keys(FOLDERS_WITHOUT_FIGURES),
  ]
  expect(known.toSorted()).toEqual(folders.toSorted())
})

test.each(RAW_SOURCES.filter(({ folder }) => existsSync(join(shared, folder))))(
  "100 random values of $folder are held as the publisher's file states them",
  async ({ folder, sample }) => {
    if (url === undefined) return
    const random = seededRandom(seed)
    const points = pick(await sample(join(shared, folder), random), 100, random)
    expect(points.length).toBeGreaterThan(40)
    const missed: string[] = []
    const misnamed = new Set<string>()
    for (const point of points) {
      const shown = await findShown(point)
      const faults = shown.map((indicator) => nameFault(folder, point.name, indicator))
      if (shown.length === 0) missed.push(JSON.stringify(point))
      // Where several indicators have the value, one of them must have the name.
      else if (!faults.includes(undefined)) misnamed.add(faults[0] ?? "")
    }
    const unexplained = missed.slice(EXPLAINED[folder]?.misses ?? 0)
    expect({ unexplained, misnamed: [...misnamed] }).toEqual({ unexplained: [], misnamed: [] })
  },
)

/** What a reader of the page or the API sees of an indicator. */
type Shown = { id: string; name: string; unit: string }

/** The indicators of the point's code that have the value in their current series, else in an older vintage. */
async function findShown(point: RawPoint): Promise<Shown[]> {
  const ids = candidates(point)
  const shown: Shown[] = []
  for (const id of ids) shown.push(...(await findValue(id, point)))
  if (shown.length > 0) return shown
  for (const id of ids)
    if (await isInOlderVintage(id, point)) shown.push(...(await showIndicator(id)))
  return shown
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

/** Ids of the point's code; where none has just this code, those of its parts and products. */
function candidates({ publisher, code }: RawPoint): string[] {
  const key = keyOf(`${publisher.slice(publisher.indexOf(":") + 1)}${code.replace(/^\*\./, "")}`)
  const prefix = publisher.slice(0, publisher.indexOf(":") + 1)
  const exact = idsWith((held) => held === key, prefix)
  // The indicator of another price basis has the year of it behind the code.
  if (exact.length > 0)
    return [
      ...exact,
      ...idsWith((held) => isYear(held.slice(key.length)) && held.startsWith(key), prefix),
    ]
  if (code.startsWith("*."))
    return idsWith((held) => held.replace(/^\d+/, "") === key || held.endsWith(key), prefix)
  return idsWith((held) => held.startsWith(key), prefix)
}

function idsWith(fits: (key: string) => boolean, prefix: string): string[] {
  return [...idsByKey]
    .filter(([held]) => fits(held))
    .flatMap(([, ids]) => ids)
    .filter((id) => id.startsWith(prefix))
    .sort((a, b) => a.length - b.length)
}

function isYear(text: string): boolean {
  return /^(19|20)\d\d$/.test(text)
}

function keyOf(code: string): string {
  return code
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9*]/g, "")
}

/** What the API shows of an indicator that has the point's value; where a licence keeps values out of it, the page. */
async function findValue(indicatorId: string, point: RawPoint): Promise<Shown[]> {
  const frequency = parsePeriod(point.period)?.frequency ?? "yearly"
  const id = `${indicatorId}:${point.place}:${frequency}`
  const response = await app.inject(`/api/v1/dataset/${encodeURIComponent(id)}`)
  if (response.statusCode === 404) return []
  if (response.statusCode === 403) return findOnPage(id, point)
  if (response.statusCode !== 200) throw new Error(`${id}: ${response.body}`)
  const { data }: { data: ApiDataset } = response.json()
  const held = data.data.find(({ period }) => period === point.period)?.value
  if (held === undefined || held === null || !isSame(held, point.value)) return []
  return [{ id: indicatorId, name: data.nameOfIndicator, unit: data.metric }]
}

type ApiDataset = {
  nameOfIndicator: string
  metric: string
  data: { period: string; value: number | null }[]
}

async function findOnPage(id: string, point: RawPoint): Promise<Shown[]> {
  const dataset = await catalog.getDatasetById(id)
  const index = parsePeriod(point.period)?.index
  if (!dataset || index === undefined) return []
  const held = dataset.observations.values[index - dataset.observations.start]
  return held !== undefined && held !== null && isSame(held, point.value) ? [dataset.indicator] : []
}

async function showIndicator(id: string): Promise<Shown[]> {
  const coverage = await catalog.listCoverage()
  const found = coverage.get(id)
  return found ? [found.indicator] : []
}

function isSame(held: number, stated: number): boolean {
  return Math.abs(held - stated) <= Math.abs(stated) * 1e-9
}
