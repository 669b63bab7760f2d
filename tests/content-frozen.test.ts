import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { chartOfImage } from "#content/chart-image.ts"
import { createContent } from "#content/create-content.ts"
import { filterStories } from "#content/find-stories.ts"
import { listBlockAddresses } from "#content/list-addresses.ts"
import { readSeriesAddress } from "#content/series-address.ts"
import { FROZEN_FILE } from "#content/frozen-series.ts"
import { contentAdmin } from "#main/commands/admin-content.ts"
import { CONTENT_DIR } from "#main/config/country-content.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"

import { freezeSeries } from "../scripts/freeze-series.ts"

test("the figures beside the texts are those of the starter", async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  const kept = JSON.parse(await readFile(join(CONTENT_DIR, FROZEN_FILE), "utf8")) as unknown[]
  const fresh = await freezeSeries(CONTENT_DIR, [createCatalog(db)], "2026-11-24")
  const times = { retrievedAt: "", changedAt: "" }
  const comparable = (figures: unknown) =>
    (JSON.parse(JSON.stringify(figures)) as { dataset: object | null }[]).map((figure) => ({
      ...figure,
      frozenOn: "",
      dataset: figure.dataset && { ...figure.dataset, ...times },
    }))
  expect(comparable(kept)).toEqual(comparable(fresh))
})

test("on a site without a single series every chart of an article is drawn and every link leads on", async () => {
  const db = await testDatabase()
  const { app } = await testSite(db)
  const stories = await app.inject({ url: "/api/v1/stories?content_type=Post&per_page=50" })
  const slugs = [...stories.body.matchAll(/"full_slug":"([^"/]+)"/g)].map(([, slug = ""]) => slug)
  expect(slugs.length).toBeGreaterThan(11)
  const dead: string[] = []
  for (const slug of slugs) {
    const { body } = await app.inject({ url: `/blog/${slug}` })
    if (body.includes("has not loaded")) dead.push(`${slug}: a chart is missing`)
    for (const [, href] of body.matchAll(/href="(\/indicators\/[^"]*)"/g)) {
      dead.push(`${slug}: ${href ?? ""}`)
    }
  }
  expect(dead).toEqual([])
  await app.close()
})

test("the newsroom writes month by month, half of it on African economies, twice in small charts on one scale", async () => {
  const content = await createContent({ folder: CONTENT_DIR })
  const posts = filterStories(content.stories(), "Post")
  const months = posts.map(({ created_at: day }) => day.slice(0, 7))
  expect(new Set(months).size).toBe(posts.length)
  const drawn = posts.map((post) =>
    listBlockAddresses(post.content.long_text.content).flatMap((address) =>
      chartOfImage(address) ? [readSeriesAddress(address)] : [],
    ),
  )
  const isHeadline = (id = "") => id.startsWith("world-bank:") || id.startsWith("imf:")
  const african = drawn.filter((charts) =>
    charts.some((chart) => chart && isHeadline(chart.indicator)),
  )
  expect(african.length).toBeGreaterThanOrEqual(6)
  expect(posts.length).toBeGreaterThanOrEqual(12)

  const { app } = await testSite(await testDatabase())
  const pages = await Promise.all(
    ["nine-roads-down", "light-by-light"].map((slug) => app.inject({ url: `/blog/${slug}` })),
  )
  for (const { body } of pages) {
    expect(body.match(/id="figure-\d+"/g)).toHaveLength(9)
    expect(body).toContain("One scale for all.")
    // The highest tick is the same in each of the nine charts.
    const plots = body.split('data-plot="').slice(1)
    const scales = plots.map((plot) => /axis-y.*?<\/g>/s.exec(plot)?.[0].replace(/<[^>]*>/g, " "))
    expect(plots.length).toBeGreaterThanOrEqual(9)
    expect(new Set(scales.slice(0, 9)).size).toBe(1)
  }
  await app.close()
})

test("the check of the texts is content with a database of other series", async () => {
  const db = await testDatabase()
  const lines: string[] = []
  const exit = await contentAdmin({
    args: ["check"],
    openDb: () => Promise.resolve(db),
    now: () => new Date("2026-11-24T12:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: "var",
  })
  expect([exit, ...lines]).toEqual([0, expect.stringContaining("all is sound")])
})
