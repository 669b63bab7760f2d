import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { isFrequency } from "#domain/time/frequency.ts"
import { periodAt } from "#domain/time/period.ts"
import {
  callTool,
  listDoors,
  listDrawings,
  listTools,
  readDrawing,
  type NamedFigure,
} from "#tests/support/figure-doors.ts"
import { testSite } from "#tests/support/site.ts"

const url = process.env["FULL_DATABASE_URL"]

/** Shorter figures could stand anywhere by chance. */
const MIN_DIGITS = 4

let db: Database
let app: FastifyInstance
beforeAll(async () => {
  if (url === undefined) return
  db = await openDatabase({ url })
  const publicFeatures = ["analysis", "download", "embed", "compare", "country-dashboard"] as const
  app = (await testSite(db, { publicFeatures })).app
}, 300_000)
afterAll(async () => {
  if (url === undefined) return
  await app.close()
  await db.close()
})

type Held = {
  source: string
  indicator: string
  name: string
  country: string
  country2: string
  frequency: string
  last: number
  value: number
}

/** Of each closed source the latest figure with the most digits, and another country of its indicator. */
const LONGEST = `
  select distinct on (s.source_id) s.source_id as source, s.indicator_id as indicator, i.name, s.country_code as country,
    other.country_code as country2, s.frequency, s.last_index as last, s.latest_value as value
  from source
  join series s on s.source_id = source.id
  join indicator i on i.id = s.indicator_id
  join lateral (
    select o.country_code from series o
    where o.indicator_id = s.indicator_id and o.country_code <> s.country_code and o.frequency = s.frequency limit 1
  ) other on true
  where source.redistribute = 'no' and s.is_published
  order by s.source_id, length(s.latest_value::text) desc, s.indicator_id, s.country_code`

test.skipIf(url === undefined)(
  "no figure of any closed source leaves by any way",
  async () => {
    const held = await db.query<Held>(LONGEST)
    expect(held.length).toBeGreaterThan(10)
    const leaks: string[] = []
    const tried: string[] = []
    for (const one of held) {
      const figure = nameFigure(one)
      const digits = String(one.value)
      if (!figure || digits.replace(/\D/g, "").length < MIN_DIGITS) continue
      tried.push(one.source)
      for (const address of listDoors(figure)) {
        const { body } = await app.inject({ url: address })
        if (body.includes(digits)) leaks.push(`${one.source}: ${address}`)
      }
      for (const [tool, args] of listTools(figure)) {
        if ((await callTool(app, tool, args)).includes(digits)) leaks.push(`${one.source}: ${tool}`)
      }
      for (const path of listDrawings(figure)) {
        if ((await readDrawing(app, path)).includes(digits)) leaks.push(`${one.source}: ${path}`)
      }
    }
    expect(leaks).toEqual([])
    expect(tried.length).toBeGreaterThan(10)
  },
  600_000,
)

function nameFigure(held: Held): NamedFigure | undefined {
  const [country, other] = [countryByCode(held.country), countryByCode(held.country2)]
  if (!country || !other || !isFrequency(held.frequency)) return undefined
  return {
    indicatorId: held.indicator,
    indicatorName: held.name,
    sourceId: held.source,
    code: country.code,
    slug: country.slug,
    code2: other.code,
    slug2: other.slug,
    frequency: held.frequency,
    period: periodAt(held.frequency, held.last),
  }
}
