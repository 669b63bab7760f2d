import { mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect, test } from "vitest"

import { selectDatasets, selectDatasetsAsOfDay } from "#db/catalogue/datasets.ts"
import { testDatabase } from "#tests/support/database.ts"

import { imfWeo } from "../formats/imf-weo/imf-weo.ts"
import { runImport } from "../run-import.ts"

const FIXTURE = join(
  import.meta.dirname,
  "../formats/imf-weo/fixtures/ok/IMF.RES_WEO_1.0.0_2024-04.csv",
)
const now = () => new Date("2026-03-04T12:00:00Z")

test("every vintage of a series keeps its own beginning of forecasts", async () => {
  const db = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), "outlook-"))
  const later = join(folder, "IMF.RES_WEO_2.0.0_2025-04.csv")
  const text = await readFile(FIXTURE, "utf8")
  await writeFile(later, text.replaceAll('"2016","2022"', '"2016","2023"').replace("110000", "111"))

  await runImport({ db, importer: imfWeo, from: FIXTURE, now })
  await runImport({ db, importer: imfWeo, from: later, now })

  const [present] = await selectDatasets(db, "imf:NGDPD", "KEN")
  expect(present).toMatchObject({ vintage: "2025-04-30", forecastFrom: 2024 })
  const [earlier] = await selectDatasetsAsOfDay(db, "imf:NGDPD", "KEN", "2024-12-31")
  expect(earlier).toMatchObject({ vintage: "2024-04-30", forecastFrom: 2023 })
  const [unsaid] = await selectDatasets(db, "imf:LUR", "KEN")
  expect(unsaid?.forecastFrom).toBeNull()
})

test("the same file again changes nothing, and a beginning that was corrected is a change", async () => {
  const db = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), "outlook-"))
  const path = join(folder, "IMF.RES_WEO_1.0.0_2024-04.csv")
  await writeFile(path, await readFile(FIXTURE))
  const first = await runImport({ db, importer: imfWeo, from: path, now })
  expect(first.changed).toBe(true)
  expect((await runImport({ db, importer: imfWeo, from: path, now })).changed).toBe(false)

  await writeFile(
    path,
    (await readFile(FIXTURE, "utf8")).replaceAll('"2016","2022"', '"2016","2023"'),
  )
  expect((await runImport({ db, importer: imfWeo, from: path, now })).changed).toBe(true)
  expect((await selectDatasets(db, "imf:NGDPD", "KEN"))[0]?.forecastFrom).toBe(2024)
})
