import fastify from "fastify"
import { expect, test } from "vitest"

import type { PublishedCheck } from "#accounts/create-checks.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { DocumentPlan } from "#exports/document-plan.ts"
import { aDataset } from "#exports/dataset.fixture.ts"

import { addCheckFile } from "./check-file.ts"

const ID = "0123456789ab"

function makeClaim(seriesId: string | null) {
  return {
    ...{ originalText: "Prices rose.", message: "They did.", status: "correct" },
    ...{ robustness: null, source: null, chart: null },
    claim: { statedValue: null, unit: null },
    evidence: { seriesId, period: null, actualValue: null, unit: null },
  }
}

/** The plan of the document of a check, and the series that were read for it. */
async function planCheck(claims: readonly ReturnType<typeof makeClaim>[], dataset: Dataset) {
  const read: string[] = []
  const plans: DocumentPlan[] = []
  const time = new Date("2026-11-20T00:00:00Z")
  const check = {
    ...{ id: ID, title: "Prices", claims, asOf: "2026-11-20" },
    ...{ publishedAt: time, checkedAt: time },
  } as unknown as PublishedCheck
  const app = fastify()
  addCheckFile(app, {
    checks: { find: () => Promise.resolve(check) },
    catalog: {
      getDatasetById: (id) => {
        read.push(id)
        return Promise.resolve(dataset)
      },
    },
    pool: {
      draw: (job: { plan: DocumentPlan }) => {
        plans.push(job.plan)
        return Promise.resolve(Buffer.from(""))
      },
    } as unknown as Parameters<typeof addCheckFile>[1]["pool"],
    publicUrl: "https://data.example.org",
    now: () => time,
  })
  const { statusCode } = await app.inject({ url: `/fact-checking/${ID}.pdf` })
  expect(statusCode).toBe(200)
  const [dates, ...statements] = plans[0]?.sections ?? []
  const charts = statements.filter((section) => "view" in section)
  return { read, dates, charts: charts.length }
}

test("a series is read once, however many statements are held against it", async () => {
  const claims = ["a", "b", "a", null, "a"].map(makeClaim)
  const { read, charts, dates } = await planCheck(claims, aDataset())
  expect([read, charts]).toEqual([["a", "b"], 4])
  expect(JSON.stringify(dates)).not.toContain("Charts")
})

test("where charts end, the document says so", async () => {
  const { charts, dates } = await planCheck(
    Array.from({ length: 25 }, () => makeClaim("a")),
    aDataset(),
  )
  expect(charts).toBe(20)
  expect(JSON.stringify(dates)).toContain("Charts are drawn for the first 20 statements alone.")
  const all = await planCheck(
    Array.from({ length: 20 }, () => makeClaim("a")),
    aDataset(),
  )
  expect(all.charts).toBe(20)
  expect(JSON.stringify(all.dates)).not.toContain("Charts")
})

test("a series that may not be handed on has no chart", async () => {
  const closed = aDataset({ source: { ...aDataset().source, redistribute: "no" } })
  expect(await planCheck([makeClaim("a")], closed)).toMatchObject({ charts: 0 })
})
