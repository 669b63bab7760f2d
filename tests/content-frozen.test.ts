import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
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
  const fresh = await freezeSeries(CONTENT_DIR, createCatalog(db), "2026-11-24")
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
  const stories = await app.inject({ url: "/api/v1/stories?content_type=Post" })
  const slugs = [...stories.body.matchAll(/"full_slug":"([^"/]+)"/g)].map(([, slug = ""]) => slug)
  expect(slugs.length).toBeGreaterThan(5)
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
