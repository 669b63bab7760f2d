import { join } from "node:path"

import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { callApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"
import { joinText } from "#tests/support/join-text.ts"
import { importInto, PUBLIC_URL, testSite } from "#tests/support/site.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

const NAME = "Literacy rate (%)"
const ID = "world-bank:SE.ADT.LITR.ZS:KEN:yearly"
const PAGE = `/indicators/${encodeURIComponent(NAME)}/kenya`
const FRAME = `/chart?indicator=${encodeURIComponent(NAME)}&country=kenya`
const FEED = `/feeds/series/${encodeURIComponent(ID)}.xml`

let db: Database
let app: FastifyInstance
let runs: number[] = []

/** One table of the publisher in two vintages: Kenya is revised and gets a year, Ghana stays, Togo is new. */
beforeAll(async () => {
  db = await testDatabase()
  const folder = await temporaryFolder()
  const first = [row("Kenya", "KEN", "70.5", "71.25", ""), row("Ghana", "GHA", "60", "61", "")]
  const second = [
    row("Kenya", "KEN", "70.5", "72.75", "74"),
    row("Ghana", "GHA", "60", "61", ""),
    row("Togo", "TGO", "50", "", ""),
  ]
  for (const [day, rows] of [
    ["2024-07-01", first],
    ["2025-07-01", second],
  ] as const) {
    const path = join(folder, `API_SE.ADT.LITR.ZS_${day}.zip`)
    await writeZip(path, { "API_SE.ADT.LITR.ZS_DS2_en_csv_v2_1.csv": table(day, rows) })
    await importInto(db, ["world-bank", "--from", path])
  }
  await addClosedSeries()
  app = (await testSite(db)).app
  const found = await db.query<{ id: number }>(
    "select id from import_run where source_id <> 'closed' order by id",
  )
  runs = found.map(({ id }) => id)
}, 120_000)

function row(country: string, code: string, ...values: string[]): string {
  const cells = [country, code, NAME, "SE.ADT.LITR.ZS", ...values].map((text) => `"${text}"`)
  return `${cells.join(",")},`
}

function table(day: string, rows: readonly string[]): string {
  const head = `"Country Name","Country Code","Indicator Name","Indicator Code","2021","2022","2023",`
  return `"Last Updated Date","${day}",\n${head}\n${rows.join("\n")}\n`
}

async function addClosedSeries(): Promise<void> {
  await addSource(db, {
    id: "closed",
    publisherId: "unwto",
    publisher: "UNWTO",
    redistribute: "no",
  })
  const arrivals = await addIndicator(db, { code: "ARR", publisherId: "unwto", sourceId: "closed" })
  await addSeries(db, { indicator: arrivals, country: "KEN", start: "2020", values: [43_210] })
}

async function read(url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode, url).toBe(200)
  // React separates neighbouring texts by comments.
  return joinText(body)
}

test("the API gives the present figures, and those of a day by asOf", async () => {
  const valuesAsOf = async (query: string) => {
    const { body } = await callApi(app, `/api/v1/dataset/${encodeURIComponent(ID)}${query}`)
    const { data } = body.data as { data: { value: number }[] }
    return data.map(({ value }) => value)
  }
  expect(await valuesAsOf("")).toEqual([70.5, 72.75, 74])
  expect(await valuesAsOf("?asOf=2025-06-30")).toEqual([70.5, 71.25])
  const before = await callApi(app, `/api/v1/dataset/${encodeURIComponent(ID)}?asOf=2024-06-30`)
  expect(before.status).toBe(404)
})

test("the page and the frame show the present figures, and those of a day by asOf", async () => {
  for (const address of [PAGE, FRAME]) {
    const join = address.includes("?") ? "&" : "?"
    const present = await read(address)
    expect(present).toContain("72.75%")
    expect(present).toContain("Data as of 01-07-2025.")
    const past = await read(`${address}${join}asOf=2025-06-30`)
    expect(past).toContain("71.25%")
    expect(past).not.toContain("72.75%")
    expect(past).toContain("Data as of 01-07-2024.")
  }
})

test("a file has the figures of its day, and says when there were none or no such day", async () => {
  const file = async (asOf: string) => {
    const { statusCode, body } = await app.inject({ url: `${PAGE}.csv?asOf=${asOf}` })
    return [statusCode, body] as const
  }
  expect((await file("2025-06-30"))[1]).toContain(",2022,71.25,")
  expect(await file("2024-06-30")).toEqual([
    404,
    "There is no dataset for this address that was published up to that day.",
  ])
  for (const day of ["2025-02-31", "0000-01-01"])
    expect(await file(day)).toEqual([400, `"${day}" is not a day; write it as 2024-01-31.`])
})

test("the list of imports counts new, changed and unchanged series and leads to each import", async () => {
  const page = await read("/changes")
  const [latest = "", earlier = ""] = page.split("<tr").filter((part) => part.includes("API_SE"))
  expect(latest).toContain("2025-07-01.zip")
  expect(latest).toContain(`href="/changes/${String(runs[1])}"`)
  expect([...latest.matchAll(/>(\d+)<\/td>/g)].map(([, count]) => count)).toEqual([
    "1",
    "1",
    "1",
    "0",
  ])
  expect([...earlier.matchAll(/>(\d+)<\/td>/g)].map(([, count]) => count)).toEqual([
    "2",
    "0",
    "0",
    "0",
  ])
})

test("an import's page shows what changed: the latest figure before and after, and the way back", async () => {
  const page = await read(`/changes/${String(runs[1])}`)
  expect(page).toContain("Series: 1 new, 1 changed, 1 unchanged.")
  expect(page).toContain(`<a href="${PAGE}">${NAME}</a>`)
  expect(page).toContain(`<a href="${PAGE}?asOf=2025-06-30">71.25% (2022)</a>`)
  expect(page).toContain("74% (2023)")
  expect(page).not.toContain("Ghana")
})

test("an import that brought only new series lists no changes", async () => {
  const first = await read(`/changes/${String(runs[0])}`)
  expect(first).toContain("Series: 2 new.")
  expect(first).not.toContain("<table")
})

test.each([
  "/changes/0",
  "/changes/999999",
  "/changes/x",
  "/changes/1e3",
  "/changes/99999999999999999999",
])("%s is not found", async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404)
})

test("the series' feed has an entry for each vintage with what it changed", async () => {
  const xml = await read(FEED)
  const entries = xml.split("<entry>").slice(1)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toContain(
    "<title>data as of 2025-07-01: 1 figure added, 1 figure changed</title>",
  )
  expect(entries[0]).toContain("Latest figure: 74% (2023), before: 71.25% (2022).")
  expect(entries[0]).toContain(`<id>${PUBLIC_URL}${FEED}#2025-07-01</id>`)
  expect(entries[1]).toContain("the first 2 figures")
  for (const [, href = ""] of xml.matchAll(/href="([^"]+)"/g))
    expect(href.startsWith(`${PUBLIC_URL}/`)).toBe(true)
})

test("the source's feed has an entry for each import", async () => {
  const [run] = await db.query<{ id: string }>(
    "select source_id as id from import_run where id = $1",
    [runs[1] ?? 0],
  )
  const feed = await read(`/feeds/source/${encodeURIComponent(run?.id ?? "")}.xml`)
  expect(feed.split("<entry>").slice(1)).toHaveLength(2)
  expect(feed).toContain("Series: 1 new, 1 changed, 1 unchanged.")
  expect(feed).toContain(`<id>${PUBLIC_URL}/changes/${String(runs[1])}</id>`)
})

test("feeds are Atom, and answered with 304 to whoever has them", async () => {
  const first = await app.inject({ url: FEED })
  expect(first.headers["content-type"]).toBe("application/atom+xml; charset=utf-8")
  const etag = String(first.headers.etag)
  const again = await app.inject({ url: FEED, headers: { "if-none-match": etag } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe("")
})

test("the page names its feed to feed readers and to people", async () => {
  const page = await read(PAGE)
  expect(page).toContain(
    `<link rel="alternate" type="application/atom+xml" title="Revisions" href="${PUBLIC_URL}${FEED}"/>`,
  )
  expect(page).toContain(`<a href="${FEED}">Atom feed</a>`)
})

test.each([
  "/feeds/series/nothing.xml",
  `/feeds/series/${encodeURIComponent("world-bank:SE.ADT.LITR.ZS:KEN:monthly")}.xml`,
  `/feeds/series/${encodeURIComponent(ID)}`,
  "/feeds/source/nobody.xml",
  "/feeds/source/.xml",
])("%s is no feed", async (url) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(404)
  expect(headers["content-type"]).toContain("text/plain")
})

test("the feed of a source that is not passed on says why and holds no figure", async () => {
  const xml = await read(`/feeds/series/${encodeURIComponent("unwto:ARR:KEN:yearly")}.xml`)
  expect(xml).toContain("The licence of UNWTO does not allow these figures to be passed on")
  expect(xml).not.toContain("43,210")
})
