import { beforeAll, expect, test } from "vitest"

import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import { listPanelRows } from "#catalog/panel.ts"
import type { Database } from "#db/engine/database.ts"
import { analyseDataset } from "#charts/model/analyse-dataset.ts"
import { fileView } from "#exports/file-view.ts"
import { writeCsv } from "#exports/write-csv.ts"
import { writeJson } from "#exports/writers/write-json.ts"
import { createFactData, figureAt } from "#factcheck/evidence/fact-data.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

let db: Database
let catalog: Catalog
beforeAll(async () => {
  db = await testDatabase()
  const words = { publishedName: "Share of the population with a bicycle (%)", unit: "%" }
  const others = COUNTRIES.filter(({ code }) => code !== "CHN").slice(0, 12)
  await importFiles(db, [
    fileOf([
      indicatorOf("X", words),
      seriesOf("X", 2014, [40, 41, 646], "CHN"),
      ...others.map(({ code }, k) => seriesOf("X", 2014, [30, 31, 20 + k], code)),
    ]),
  ])
  catalog = createCatalog(db)
})

async function china() {
  const answer = await catalog.getDataset({ indicator: "world-bank:X", country: "China" })
  if (answer.state !== "found") throw new Error("a dataset was expected")
  return answer.dataset
}

test("a panel keeps it too, with its status", async () => {
  const { indicator, country } = await china()
  const query = { indicators: [indicator], countries: [country], frequency: null, asOf: [null] }
  const statuses: unknown[] = []
  for await (const series of catalog.readPanel({ ...query, startYear: null, endYear: null })) {
    for (const { period, cells } of listPanelRows(series)) {
      statuses.push([period, cells[0]?.value, cells[0]?.status])
    }
  }
  expect(statuses).toEqual([
    ["2014", 40, "actual"],
    ["2015", 41, "actual"],
    ["2016", 646, "doubtful"],
  ])
})

test("a dataset keeps the figure as published and says why it is doubtful", async () => {
  const { observations, doubtful } = await china()
  expect(observations.values).toEqual([40, 41, 646])
  expect(doubtful).toEqual([{ index: 2016, reason: "share over 100 %" }])
})

test("a doubtful figure has no rank, and nobody is ranked below it", async () => {
  const first = COUNTRIES.find(({ code }) => code !== "CHN")?.code ?? ""
  const [own] = await catalog.findSummaries([{ indicatorId: "world-bank:X", country: "CHN" }])
  const [other] = await catalog.findSummaries([{ indicatorId: "world-bank:X", country: first }])
  expect(own?.isDoubtful).toBe(true)
  expect(await catalog.rankLatestValues(own ? [own] : [])).toEqual([undefined])
  expect(await catalog.rankLatestValues(other ? [other] : [])).toMatchObject([
    { position: 12, of: 12 },
  ])
})

test("a map and a ranking leave it out and name it", async () => {
  const { indicator } = await china()
  const world = await catalog.getObservationsByPlace(indicator)
  const place = world?.places.find(({ country }) => country.code === "CHN")
  expect(place?.observations.values).toEqual([40, 41])
  expect(world?.leftOut.map(({ country, index }) => [country.code, index])).toEqual([["CHN", 2016]])
})

test("files give it the status doubtful", async () => {
  const view = fileView(await china(), new URLSearchParams(), {
    ...{ asOf: null, currentYear: 2026, publicUrl: "https://example.org" },
  })
  expect(writeCsv(view)).toMatch(/2016,646,%?,?[^\n]*doubtful/)
  expect(JSON.parse(writeJson(view))).toMatchObject({
    doubtful: [{ period: "2016", reason: "share over 100 %" }],
  })
})

test("it is no extreme of an analysis and judges no statement", async () => {
  const dataset = await china()
  const parts = await analyseDataset(catalog, dataset)
  expect(JSON.stringify(parts)).not.toContain("646")
  const facts = await createFactData(catalog).byCode("world-bank:X")
  const series = facts?.series("CHN", "yearly")
  expect(series && [2015, 2016].map((year) => figureAt(series, year))).toEqual([41, null])
})
