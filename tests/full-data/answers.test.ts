import { afterAll, beforeAll, expect, test } from "vitest"

import { createAnswerer, type Answerer } from "#answers/create-answerer.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { COUNTRY_GROUPS, findGroup } from "#domain/places/groups.ts"
import { listMeasureLabels } from "#factcheck/read-text.ts"
import { seeded } from "#tests/bench/support/numbers.ts"

const url = process.env["FULL_DATABASE_URL"]
const AS_OF = "2026-11-22"
const QUESTIONS = 500

let db: Database
let answerer: Answerer
beforeAll(async () => {
  if (url === undefined) return
  db = await openDatabase({ url })
  answerer = createAnswerer({ catalog: createCatalog(db) })
})
afterAll(async () => {
  if (url !== undefined) await db.close()
})

/** Questions of every measure, about countries and groups, always the same ones. */
function writeQuestions(): string[] {
  const random = seeded(2026)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const measures = listMeasureLabels()
  const countries = (findGroup("world")?.members ?? []).map(
    (code) => countryByCode(code)?.name ?? code,
  )
  const name = () => pick(countries)
  const group = () => pick(COUNTRY_GROUPS).name
  const year = () => String(1990 + Math.floor(random() * 35))
  const forms: readonly ((label: string) => string)[] = [
    (label) => `${label} in ${name()} in ${year()}`,
    (label) => `${label} in ${name()}`,
    (label) => `top 5 countries in ${group()} by ${label} in ${year()}`,
    (label) => `rank countries in ${group()} by ${label}`,
    (label) => `compare ${label} in ${name()} and ${name()}`,
  ]
  return Array.from({ length: QUESTIONS }, () =>
    pick(forms)(pick(measures).label.replace(/^the /, "")),
  )
}

type Stored = { value: number | null }

/** The value of a yearly series as it is stored; `undefined` where the figure was derived from months or quarters. */
async function readStored(
  id: string,
  country: string,
  year: number,
): Promise<number | null | undefined> {
  const rows = await db.query<Stored>(
    `select values[$3 - start_index + 1] as value from series
     where indicator_id = $1 and country_code = $2 and frequency = 'yearly' and is_published`,
    [id, country, year],
  )
  return rows[0]?.value
}

/** "People without electricity" are what is left of those with it. */
function isRest(question: string, value: number, stored: number | null): boolean {
  if (stored === null || !/ without | younger than | not /.test(question)) return false
  return Math.abs(value - (100 - stored)) < 1e-9
}

test.skipIf(url === undefined)(
  "every figure of 500 answers is the one that is stored",
  async () => {
    const wrong: string[] = []
    let answered = 0
    let compared = 0
    for (const question of writeQuestions()) {
      const { state, rows, measure } = await answerer.answer(question, { asOf: AS_OF })
      if (state !== "answered") continue
      answered += 1
      for (const { country, period, value } of rows) {
        const stored = await readStored(measure?.indicatorId ?? "", country, Number(period))
        if (stored === undefined) continue
        compared += 1
        if (stored !== value && !isRest(question, value, stored))
          wrong.push(`${question}: ${country} ${period} ${String(value)} ${String(stored)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(250)
    expect(compared).toBeGreaterThan(800)
  },
  300_000,
)
