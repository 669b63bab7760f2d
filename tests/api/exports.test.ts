import { parse } from "csv-parse/sync"
import type { InjectOptions } from "fastify"
import { expect, test } from "vitest"

import { accessTable } from "#domain/accounts/access.ts"
import { testApi } from "#tests/support/call-api.ts"
import { sampleCatalog } from "#tests/support/sample-catalog.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"

const NIGERIA = "world-bank:FP.CPI.TOTL.ZG:NGA:yearly"
const CLOSED = "world-bank:FP.CPI.TOTL.ZG:GHA:yearly"
const app = await testApi({ access: accessTable(["download"]) })

const post = (type: string, body: object) =>
  app.inject({ method: "POST", url: `/api/v1/export/dataset?file_type=${type}`, payload: body })

/** A form as browsers send it. */
function form(file: string | undefined, fields: Record<string, string> = { type: "pdf" }) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  if (file !== undefined) {
    parts.push(
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\nContent-Type: application/json\r\n\r\n${file}\r\n`,
    )
  }
  return {
    method: "POST",
    url: "/api/v1/pdf",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    payload: `${parts.join("")}--x--\r\n`,
  } satisfies InjectOptions
}

test("without a session every export asks to sign in", async () => {
  const gated = await testApi()
  for (const request of [
    { method: "POST", url: "/api/v1/export/dataset?file_type=csv", payload: { dataset: NIGERIA } },
    { method: "GET", url: `/api/v1/export/dataset?dataset1=${NIGERIA}&dataset2=${NIGERIA}` },
    form(JSON.stringify({ sections: [{ kind: "text", text: "a" }] })),
  ] satisfies InjectOptions[]) {
    expect((await gated.inject(request)).statusCode).toBe(401)
  }
})

test.each([
  ["csv", "text/csv", "country,code"],
  ["json", "application/json", "{"],
  ["md", "text/markdown", "# Inflation"],
  ["svg", "image/svg+xml", "<svg"],
  ["xlsx", "application/vnd.openxmlformats", "PK"],
  ["png", "image/png", "\u0089PNG"],
  ["pdf", "application/pdf", "%PDF"],
])("a dataset is answered as %s with a name to keep it by", async (format, type, start) => {
  const answer = await post(format, { dataset: NIGERIA, startYear: 2021 })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers["content-type"]).toContain(type)
  expect(answer.rawPayload.toString("latin1").startsWith(start)).toBe(true)
  expect(answer.headers["content-disposition"]).toContain(
    `attachment; filename="inflation-consumer-prices-annual-nigeria.${format}"`,
  )
  expect(answer.headers["cache-control"]).toBe("no-store")
})

test("indicator and country name a dataset as an address does, and own words are printed", async () => {
  const catalog = sampleCatalog()
  const dataset = await catalog.getDatasetById(NIGERIA)
  if (!dataset) throw new Error("the sample has this dataset")
  const getDataset = () => Promise.resolve({ state: "found" as const, dataset })
  const named = await testApi({
    access: accessTable(["download"]),
    catalog: { ...catalog, getDataset },
  })
  const payload = {
    ...{ indicator: "Inflation, consumer prices (annual %)", country: "nigeria" },
    ...{ title: "Prices <b>", notes: "", source: "My desk", position: "top" },
  }
  const url = "/api/v1/export/dataset?file_type=svg"
  const { body } = await named.inject({ method: "POST", url, payload })
  expect(body).toContain(">Prices &lt;b&gt;</text>")
  expect(body).toContain(">Source: My desk. Data as of 24-02-2026.</text>")
  expect(body).toContain("Licence: CC BY 4.0.")
})

test("figures of one's own come back as a table, texts with commas as numbers", async () => {
  const data = [
    { period: "2020", value: "1,234.5" },
    { period: "2021", value: null },
    { period: "=1+1", value: -3.2 },
  ]
  const { body } = await post("csv", { data, title: "+cmd", metric: "people" })
  expect(parse(body)).toEqual([
    ["title", "period", "value", "unit", "source", "notes"],
    ["'+cmd", "2020", "1234.5", "people", "", ""],
    ["'+cmd", "2021", "", "people", "", ""],
    ["'+cmd", "'=1+1", "-3.2", "people", "", ""],
  ])
  expect(
    (await post("xlsx", { data: data.slice(0, 2) })).rawPayload.subarray(0, 2).toString(),
  ).toBe("PK")
})

test("ten thousand points are taken, one more is refused", async () => {
  const points = (count: number) =>
    Array.from({ length: count }, (_, k) => ({ period: String(k), value: k }))
  expect((await post("csv", { data: points(10_000) })).statusCode).toBe(200)
  expect((await post("csv", { data: points(10_001) })).statusCode).toBe(400)
})

test("a second dataset stands in the same picture, named and with its own origin", async () => {
  const body = { dataset: NIGERIA, chartType: "line", second: { dataset: NIGERIA } }
  const svg = (await post("svg", body)).body
  expect(svg).toContain(">Inflation, consumer prices, Nigeria and Nigeria</text>")
  expect(svg).toContain("Graph is not up to scale.")
  const png = await post("png", body)
  expect(png.rawPayload.subarray(1, 4).toString()).toBe("PNG")
  expect((await post("xlsx", body)).statusCode).toBe(400)
})

test("two datasets as CSV keep to the years that are shown", async () => {
  const shown = { dataset: NIGERIA, startYear: 2021 }
  const rows = parse((await post("csv", { ...shown, second: shown })).body)
  expect(rows[1]?.[0]).toBe("2021")
})

test("a document may hold two datasets in one drawing", async () => {
  const second = { dataset: NIGERIA, colour: "blue" }
  const sections = [{ kind: "comparison", dataset: NIGERIA, chartType: "line", second }]
  const answer = await app.inject(form(JSON.stringify({ sections })))
  expect(answer.statusCode).toBe(200)
  const words = readPdfText(answer.rawPayload).replace(/\s+/g, "")
  expect(words).toContain("NigeriaandNigeria")
  expect(words).toContain("Graphisnotuptoscale")
})

test.each([
  ...([
    "12,5",
    "1,23",
    "12 345,6",
    "1 2",
    "0x10",
    "0b11",
    "1,2345",
    ",",
    ".",
    "e5",
    "1e999",
  ] as const),
])("a value %j that may be several numbers or none is refused", async (value) => {
  expect((await post("csv", { data: [{ period: "2020", value }] })).statusCode).toBe(400)
})

test.each([
  ["1,234,567.5", "1234567.5"],
  ["12\u00a0345", "12345"],
  [" -3.2 ", "-3.2"],
  ["+.5", "0.5"],
  ["1e5", "100000"],
])("a value %j is read as one number", async (value, number) => {
  const { body } = await post("csv", { data: [{ period: "2020", value }] })
  expect(body.split("\r\n")[1]).toBe(`,2020,${number},,,`)
})

test.each([
  ["exe", { dataset: NIGERIA }, 400],
  ["csv", {}, 400],
  ["csv", { dataset: "nobody:X:NGA:yearly" }, 404],
  ["csv", { dataset: CLOSED }, 403],
  ["png", { data: [{ period: "2020", value: 1 }] }, 400],
  ["csv", { data: [{ period: "2020", value: "many" }] }, 400],
  ["csv", { dataset: NIGERIA, asOf: "2025-02-31" }, 400],
])("an export as %s of %j answers %d with a sentence", async (type, body, status) => {
  const answer = await post(type, body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ status: "error" })
})

test("two datasets are joined by period under their names", async () => {
  const url = `/api/v1/export/dataset?dataset1=${NIGERIA}&dataset2=${NIGERIA}`
  const { body, headers } = await app.inject(url)
  const [header, first] = parse(body)
  const name = "Inflation, consumer prices (annual %), Nigeria (annual %)"
  expect(header?.slice(0, 4)).toEqual(["period", name, "period", name])
  expect(first?.slice(0, 4)).toEqual(["2020", "13.2", "2020", "13.2"])
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8; header=present")
})

test("a document is made of the parts its file names, each view introduced once", async () => {
  const view = { dataset: NIGERIA, title: "Prices" }
  const sections = [
    { kind: "chart", ...view },
    { kind: "table", ...view },
    { kind: "text", heading: "Remark", text: "<script>alert(1)</script> stays text." },
  ]
  const answer = await app.inject(form(JSON.stringify({ title: "Report", sections })))
  expect(answer.statusCode).toBe(200)
  const words = readPdfText(answer.rawPayload).replace(/\s+/g, " ")
  expect(words).toMatch(/^Report Prices/)
  expect(words.match(/Licence: CC BY/g)).toHaveLength(1)
  expect(words.replaceAll(" ", "")).toContain("Remark<script>alert(1)</script>staystext.")
})

test.each([
  ["no JSON", "<html><img src=file:///etc/passwd></html>"],
  ["no part", JSON.stringify({ sections: [] })],
  ["no list of parts", "{}"],
  ["an unknown part", JSON.stringify({ sections: [{ kind: "html", html: "<p>" }] })],
  [
    "a field that no part has",
    JSON.stringify({ sections: [{ kind: "text", text: "a", src: "file:///" }] }),
  ],
  [
    "too long texts",
    JSON.stringify({ sections: Array(4).fill({ kind: "text", text: "中".repeat(16_000) }) }),
  ],
  ["too many parts", JSON.stringify({ sections: Array(41).fill({ kind: "text", text: "a" }) })],
])("a document file with %s is refused", async (_what, file) => {
  const answer = await app.inject(form(file))
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, "bad-request"])
})

test("a document without a file, or of another type, is refused", async () => {
  expect((await app.inject(form(undefined))).statusCode).toBe(400)
  const file = JSON.stringify({ sections: [{ kind: "text", text: "a" }] })
  expect((await app.inject(form(file, { type: "html" }))).statusCode).toBe(400)
})
