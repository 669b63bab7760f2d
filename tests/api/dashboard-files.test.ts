import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import readXlsxFile from "read-excel-file/node"
import { beforeAll, expect, test } from "vitest"

import { accessTable, type Feature } from "#domain/accounts/access.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { PRICES, storedServices } from "#tests/support/stored-services.ts"

const ARRIVALS = "unwto:ARRIVALS"
const BOTH = ["country-dashboard", "download"] as const

let services: Awaited<ReturnType<typeof storedServices>>
let open: FastifyInstance

const apiWith = (opened: readonly Feature[]) =>
  testApi({
    ...services,
    access: accessTable(opened),
    countryContent: {
      headlines: [[PRICES], [ARRIVALS]],
      charts: [[PRICES], [ARRIVALS]],
      resources: { everywhere: [], countries: {} },
    },
  })

beforeAll(async () => {
  services = await storedServices()
  open = await apiWith(BOTH)
}, 120_000)

const addressOf = (country: string, type: string) =>
  `/api/v1/export/country-dashboard/${country}?file_type=${type}`

test.each([
  ["nothing", []],
  ["dashboards alone", ["country-dashboard"]],
  ["downloads alone", ["download"]],
] as const)("with %s open a dashboard's file needs a sign-in", async (_, opened) => {
  const { status, body } = await callApi(await apiWith(opened), addressOf("nigeria", "csv"))
  expect(status).toBe(401)
  expect(body.code).toBe("sign-in-needed")
})

test.each([
  ["pdf", "application/pdf", "%PDF"],
  ["csv", "text/csv", "section,country,code"],
  ["xlsx", "application/vnd.openxmlformats", "PK"],
])("a dashboard is answered as %s with a name to keep it by", async (format, type, start) => {
  const { status, headers, body } = await callApi(open, addressOf("Nigeria", format))
  expect(status).toBe(200)
  expect(headers["content-type"]).toContain(type)
  expect(headers["content-disposition"]).toContain(`filename="nigeria-country-dashboard.${format}"`)
  expect(headers["cache-control"]).toBe("no-store")
  expect((body as Buffer).toString("latin1").startsWith(start)).toBe(true)
})

test("figures of a closed source are in no file; the reason is in each", async () => {
  const reason = "The licence of UNWTO does not allow these figures to be passed on"
  const csv = await callApi(open, addressOf("nigeria", "csv"))
  const rows = parse<Record<string, string>>(csv.body as Buffer, { columns: true })
  const closed = rows.filter(({ indicator }) => indicator === "ARRIVALS")
  expect(closed.map(({ section, value }) => [section, value])).toEqual([["Left out", ""]])
  expect(closed[0]?.note).toContain(reason)
  expect(rows.filter(({ section }) => section === "Selected Charts")).toHaveLength(12)
  const pdf = await callApi(open, addressOf("nigeria", "pdf"))
  const words = readPdfText(pdf.body as Buffer).replace(/\s+/g, " ")
  expect(words).toContain("Nigeria: Country Dashboard")
  expect(words).toContain(reason)
  const xlsx = await readXlsxFile(
    (await callApi(open, addressOf("nigeria", "xlsx"))).body as Buffer,
  )
  const sources = xlsx.find(({ sheet }) => sheet === "Sources")
  expect(JSON.stringify(sources?.data)).toContain(reason)
  expect(JSON.stringify(xlsx.filter(({ sheet }) => sheet !== "Sources"))).not.toContain("ARRIVALS")
})

test("a country of which only an undated figure is held has its file", async () => {
  const { body } = await callApi(open, addressOf("togo", "csv"))
  const rows = parse<Record<string, string>>(body as Buffer, { columns: true })
  expect(rows).toMatchObject([{ period: "", value: "3", note: "The source gives no date." }])
})

test("no dashboard, no file: 404; an unknown form: 400", async () => {
  for (const country of ["atlantis", "world", "benin"]) {
    const { status, body } = await callApi(open, addressOf(country, "pdf"))
    expect(status).toBe(404)
    expect(body.error).toBe(`Sorry! No dashboard available for ${country}`)
  }
  const { status, body } = await callApi(open, addressOf("nigeria", "png"))
  expect(status).toBe(400)
  expect(body.error).toContain("file_type must be one of pdf, csv, xlsx.")
})
