import { gunzipSync } from "node:zlib"

import sharp from "sharp"
import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

const PRICES = "/indicators/Consumer%20prices%20(annual%20%25)/nigeria"

let db: Database
let site: TestSite
let prices: Indicator

beforeEach(async () => {
  db = await testDatabase()
  prices = await addIndicator(db, {
    code: "CPI",
    name: "Consumer prices (annual %)",
    unit: "annual %",
  })
  await addSeries(db, {
    indicator: prices,
    country: "NGA",
    start: "1990",
    values: [7.4, null, 44.6, 57.2],
  })
  site = await testSite(db)
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

test("the chart, its table and its summary are in the first HTML", async () => {
  const { statusCode, body } = await get(PRICES)
  expect(statusCode).toBe(200)
  expect(body).toContain("<svg")
  expect(body).toMatch(/<table[\s\S]*57\.2%[\s\S]*No data[\s\S]*7\.4%[\s\S]*<\/table>/)
  expect(body).toMatch(/aria-label="[^"]*57\.2%[^"]*1993/)
})

test("no script is needed before the chart", async () => {
  const { body } = await get(PRICES)
  const beforeChart = body.slice(0, body.indexOf("<svg"))
  expect(beforeChart).not.toMatch(/<script[^>]*(?:\ssrc=|type="module")/)
})

test("the answer asks for the style sheets of a page before the document names its modules", async () => {
  const { body, headers } = await get(PRICES)
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
    ([, file]) => file,
  )
  expect(sheets.length).toBeGreaterThan(0)
  expect(headers["link"]).toBe(
    sheets.map((file) => `<${String(file)}>; rel=preload; as=style`).join(", "),
  )
})

test("a page is answered with 304 to whoever has it, and anew once the data changed", async () => {
  const first = await get(PRICES)
  const etag = String(first.headers.etag)
  expect((await get(PRICES, { "if-none-match": etag })).statusCode).toBe(304)
  await db.query("update series set values = array[7.4, 13.25, 44.6, 57.2]")
  await addSeries(db, { indicator: prices, country: "GHA", start: "1990", values: [1] })
  const second = await get(PRICES, { "if-none-match": etag })
  expect(second.statusCode).toBe(200)
  expect(second.body).toContain("13.25%")
})

test("pages are compressed, and HEAD sends the same headers without the page", async () => {
  const packed = await site.app.inject({ url: PRICES, headers: { "accept-encoding": "gzip" } })
  expect(packed.headers["content-encoding"]).toBe("gzip")
  expect(gunzipSync(packed.rawPayload).toString()).toContain("<svg")
  const head = await site.app.inject({ method: "HEAD", url: PRICES })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe("")
})

test.each([
  ["/indicators/Consumer%20prices%20(annual%20%25)/NG", PRICES],
  ["/indicators/Consumer%20prices%20(annual%20%25)/Nigeria", PRICES],
  ["/indicators/consumer%20prices%20annual/nga", PRICES],
  ["/indicators/world-bank%3ACPI/nigeria", PRICES],
  [`${PRICES}?color=red&time=1991..1992`, `${PRICES}?colour=red&startYear=1991&endYear=1992`],
  [`${PRICES}.csv?time=1991..latest`, `${PRICES}.csv?startYear=1991`],
  ["/chart?indicator=x&country=~NGA", "/chart?indicator=x&country=NGA"],
  [
    "/chart?indicator=x&country=NGA~GHA",
    "/chart/compare?indicator=x&country=NGA&country2=GHA&indicator2=x",
  ],
  [
    "/chart/compare?indicator=x&country=NGA&time=1991",
    "/chart/compare?indicator=x&country=NGA&startYear=1991&endYear=1991",
  ],
])("%s moves for good to the one address", async (from, to) => {
  const { statusCode, headers } = await get(from)
  expect(statusCode).toBe(301)
  expect(headers.location).toBe(to)
})

test("a stray per cent sign of an address stands for itself", async () => {
  const found = await get("/indicators/Consumer%20prices%20(annual%20%)/nigeria")
  expect(found.statusCode).toBe(200)
  const missing = await get("/100%")
  expect(missing.statusCode).toBe(404)
  expect(missing.body).toContain("find the page your looking for.")
})

test.each([
  "/indicators/Consumer%20prices%20(annual%20%25)/atlantis",
  "/indicators/Consumer%20prices%20(annual%20%25)/kenya",
  "/indicators/No%20such%20thing/nigeria",
])("%s says that there is no dataset", async (url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(body).toContain("Sorry! There&#x27;s no dataset available for your selection.")
})

test.each([
  `${PRICES}?startYear=abc&endYear=-5&colour=javascript:alert(1)&chartType=pie&frequency=hourly`,
  `${PRICES}?startYear=2030&endYear=1800`,
  `${PRICES}?asOf=yesterday`,
])("a malformed wish is left out, never a fault: %s", async (url) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(200)
  expect(body).not.toContain("javascript:alert(1)&quot;")
})

test.each([
  ["/indicators/%E0%A4%A", 404],
  [`/${"a".repeat(5000)}`, 414],
  [`/results?q=${"x".repeat(10_000)}`, 414],
  ["/results?q=%00%00", 200],
  ["/chart", 404],
  ["/chart?indicator=nothing&country=nowhere", 404],
  ["/assets/../../package.json", 404],
  ["/flags/..%2f..%2fpackage.json", 404],
  ["/.env", 404],
])("%s is answered with %i and without a stack", async (url, status) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(status)
  expect(body).not.toMatch(/at .*\.(?:ts|js):\d+|Error:/)
})

test("searches are noted one by one, so no cache may keep their page", async () => {
  const { headers } = await get("/results?q=prices")
  expect(headers["cache-control"]).toBe("no-store")
})

test("words are left out only where something is found without them", async () => {
  const found = await get("/results?q=consumer+prices+annual+wxyzzy")
  expect(found.body).toContain("No results fit “wxyzzy”; left out.")
  const framed = await get("/results?q=okay+so+could+you+tell+me+consumer+prices+annual+please")
  expect(framed.body).not.toContain("left out.")
  const { body } = await get("/results?q=wxyzzy")
  expect(body).toContain("No results for your query")
  expect(body).toContain("Look elsewhere")
  expect(body).not.toContain("left out")
})

test("every kind of answer carries the security headers", async () => {
  for (const url of ["/", "/nope", "/api/v1/nope", "/flags/ng.svg", "/healthz"]) {
    const { headers } = await get(url)
    expect(headers["x-content-type-options"]).toBe("nosniff")
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin")
  }
})

test("health and readiness answer for scripts", async () => {
  expect((await get("/healthz")).json()).toEqual({ status: "ok" })
  expect((await get("/readyz")).json()).toMatchObject({ status: "ok", indicators: 1 })
})

test("the visitor's headers change nothing in a page", async () => {
  const plain = await get(PRICES)
  const other = await get(PRICES, { cookie: "a=b", authorization: "Bearer x", host: "evil.test" })
  expect(other.body).toBe(plain.body)
  expect(other.body).not.toContain("evil.test")
})

test("a flag is a drawing for everybody, a small picture for our pages, and stands on its continent's sheet", async () => {
  const drawing = await get("/flags/ng.svg")
  expect(drawing.headers["content-type"]).toContain("image/svg+xml")
  const picture = await get("/flags/ng.png")
  expect(picture.headers["content-type"]).toBe("image/png")
  expect(picture.rawPayload.byteLength).toBeLessThan(5000)
  const { rawPayload: sheet } = await get("/flags/africa.webp")
  expect(sheet.byteLength).toBeLessThan(30_000)
  // N is the 14th letter, G the 7th: the left third of Nigeria's flag is green, the middle white.
  const cell = { left: 13 * 40, top: 6 * 30, width: 40, height: 30 }
  const flag = await sharp(sheet).extract(cell).removeAlpha().raw().toBuffer()
  const colourAt = (x: number) => [...flag.subarray((15 * 40 + x) * 3, (15 * 40 + x) * 3 + 3)]
  const [red = 255, green = 0] = colourAt(5)
  expect(green).toBeGreaterThan(red + 60)
  expect(Math.min(...colourAt(20))).toBeGreaterThan(220)
})
