import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { COUNTRIES } from "#domain/places/find-country.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance

const read = async (url: string) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  return answer.body.replaceAll("<!-- -->", "")
}
const PAGE = `/indicators/${encodeURIComponent("Share of the population with a bicycle (%)")}/`
const headlineIn = (html: string) =>
  /<section[^>]*aria-label="Latest figure"[\s\S]*?<\/section>/.exec(html)?.[0] ?? ""

beforeAll(async () => {
  const db = await testDatabase()
  const words = { publishedName: "Share of the population with a bicycle (%)", unit: "%" }
  const others = COUNTRIES.filter(({ code }) => code !== "CHN" && code !== "KEN").slice(0, 12)
  await importFiles(db, [
    fileOf([
      indicatorOf("X", words),
      seriesOf("X", 2014, [40, 41, 646], "CHN"),
      seriesOf("X", 2015, [500], "KEN"),
      ...others.map(({ code }, k) => seriesOf("X", 2014, [30, 31, 20 + k], code)),
    ]),
  ])
  app = (await testSite(db)).app
}, 120_000)

test("a doubtful figure is a ring in the chart, and a note below says so", async () => {
  const html = await read(PAGE + "china?chartType=line")
  expect(html).toContain('<g class="rings"><circle')
  expect(html).toContain("○ as published, doubtful; at the edge where it lies beyond the scale.")
  expect(await read(PAGE + "albania")).not.toContain('class="rings"')
})

test("a doubtful figure is neither the latest nor the highest, and no change is made of it", async () => {
  const headline = headlineIn(await read(PAGE + "china"))
  expect(headline).toContain(">41%</p>")
  expect(headline).toContain("<b>+1.0 points</b> on 2014")
  expect(headline).toContain("2 years")
  expect(headline).not.toContain("646")
})

test("where all figures are doubtful the latest says that it is", async () => {
  const headline = headlineIn(await read(PAGE + "kenya"))
  expect(headline).toContain("2015, doubtful")
  expect(headline).toContain("500%")
})
