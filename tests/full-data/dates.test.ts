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

/** The dates that publishers print in their files or their names, as a person read them there. */
const PRINTED: readonly (readonly [sourceId: string, file: RegExp, date: string])[] = [
  ["bis-cbpol", /^WS_CBPOL_csv_col/, "2024-11-06"],
  ["fao-fra", /^FRA_2025/, "2025-07-14"],
  ["ilo-ilostat", /^EAR_4MTH/, "2025-06-01"],
  ["imf-weo", /2025-10/, "2025-10-31"],
  ["jrc-edgar", /^EDGAR_CH4/, "2011-12-15"],
  ["un-tourism", /^unwto/, "2023-11-24"],
  ["unsd-yearbook", /^SYB68_/, "2025-11-30"],
  ["usda-psd", /^psd_grains/, "2025-11-14"],
  ["who-gtb", /2024-07-29/, "2024-07-29"],
  ["world-bank-commodity-markets-pink-sheet", /^CMO-/, "2023-06-02"],
  ["world-bank-wdi", /^API_KEN_/, "2025-07-01"],
  ["world-bank-wdi", /^API_13_/, "2021-09-15"],
  ["world-bank-wdi", /^Data_Extract_/, "2022-02-15"],
]

test.skipIf(url === undefined)("files have the dates that their publishers print", async () => {
  const runs = await db.query<{ sourceId: string; file: string; date: string; stated: boolean }>(
    `select source_id as "sourceId", file_name as file, vintage as date, vintage_stated as stated
     from import_run where state = 'done'`,
  )
  const wrong = PRINTED.flatMap(([sourceId, form, date]) => {
    const found = runs.filter((run) => run.sourceId === sourceId && form.test(run.file))
    const isRight = found.length > 0 && found.every((run) => run.stated && run.date === date)
    return isRight ? [] : [`${sourceId}: ${found.map((run) => run.date).join(", ")}, not ${date}`]
  })
  expect(wrong).toEqual([])
})

test.skipIf(url === undefined)("no file is dated by the day on disk or of its import", async () => {
  const rows = await db.query(
    `select file_name from import_run
     where vintage >= retrieved_at::date or vintage >= started_at::date`,
  )
  expect(rows).toEqual([])
})

test.skipIf(url === undefined)("no value after the day of its file is an actual one", async () => {
  const rows = await db.query(
    `select indicator_id, country_code from series s join import_run r on r.id = s.import_id
     where s.frequency = 'yearly' and s.last_actual_index > extract(year from r.vintage)
     limit 10`,
  )
  expect(rows).toEqual([])
})
