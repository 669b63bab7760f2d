import { afterAll, beforeAll, expect, test } from "vitest"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"

const url = process.env["FULL_DATABASE_URL"]

let db: Database
beforeAll(async () => {
  if (url !== undefined) db = await openDatabase({ url })
})
afterAll(async () => {
  if (url !== undefined) await db.close()
})

/** The mean of a series over the base years that its indicator's name tells: "2015 = 100", "2014-2016 = 100". */
const BASE_MEANS = `
  select s.indicator_id as id, s.country_code as country,
    (select avg(v) from unnest(s.values[base.first - s.start_index + 1 : base.last - s.start_index + 1]) v) as mean
  from indicator i
  join series s on s.indicator_id = i.id and s.frequency = 'yearly'
  cross join lateral (
    select substring(i.published_name from '(\\d{4})(?:-\\d{4})? ?= ?100')::integer as first,
      substring(i.published_name from '(\\d{4}) ?= ?100')::integer as last
  ) base
  where i.published_name ~ '\\d{4} ?= ?100' and i.published_name !~ 'maximum'`

test.skipIf(url === undefined)("an index is 100 in the base years of its name", async () => {
  const means = await db.query<{ id: string; country: string; mean: number | null }>(BASE_MEANS)
  // Estimates of production were revised in some countries after the base was set.
  const known = (id: string) => (id.includes("AG.PRD.") ? 2.5 : 0.5)
  expect(means.filter(({ mean }) => mean !== null).length).toBeGreaterThan(1000)
  expect(means.filter(({ id, mean }) => mean !== null && Math.abs(mean - 100) > known(id))).toEqual(
    [],
  )
})

test.skipIf(url === undefined)(
  "values at constant and current prices of one file meet in the base year",
  async () => {
    // GNI per head in current dollars is smoothed over three years (the Atlas method).
    const ratios = await db.query<{ id: string; country: string; ratio: number | null }>(
      `select a.indicator_id as id, a.country_code as country,
       a.values[base.year - a.start_index + 1] / nullif(b.values[base.year - b.start_index + 1], 0) as ratio
     from indicator i
     join series a on a.indicator_id = i.id and a.frequency = 'yearly'
     join series b on b.indicator_id = regexp_replace(i.id, '\\.KD(\\.\\d{4})?$', '.CD')
       and b.country_code = a.country_code and b.frequency = 'yearly' and b.import_id = a.import_id
     cross join lateral (
       select substring(i.published_name from 'constant (\\d{4})')::integer as year
     ) base
     where i.code ~ '\\.KD(\\.\\d{4})?$' and i.code !~ '^NY.GNP.PCAP'`,
    )
    const known = ratios.filter(({ ratio }) => ratio !== null)
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter(({ ratio }) => Math.abs((ratio ?? 1) - 1) > 0.01)).toEqual([])
  },
)

test.skipIf(url === undefined)(
  "shares of people lie between 0 and 100 but for rounding, or are marked as doubtful",
  async () => {
    const outside = await db.query<{ id: string; country: string; period: number; value: number }>(
      `select s.indicator_id as id, s.country_code as country, s.start_index + v.at - 1 as period, v.value
     from indicator i
     join series s on s.indicator_id = i.id
     cross join lateral unnest(s.values) with ordinality v(value, at)
     left join doubtful d on d.indicator_id = s.indicator_id and d.country_code = s.country_code
       and d.frequency = s.frequency and d.checksum = s.checksum
     where i.unit ~ '^% of (the )?(total )?(population|households|(fe)?male population|women|schools|children)'
       and i.published_name !~* 'dependency ratio'
       and (v.value > 101 or v.value < -0.5)
       and not coalesce(s.start_index + v.at - 1 = any (d.periods), false)
     order by 1, 2, 3 limit 50`,
    )
    expect(outside).toEqual([])
  },
)
