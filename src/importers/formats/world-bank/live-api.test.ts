import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { recordsOf } from "#tests/support/records-of.ts"
import { toArray } from "#tests/support/to-array.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { worldBank } from "./world-bank.ts"

const ADDRESS =
  "https://api.worldbank.org/v2/country/all/indicator/SP.POP.TOTL?format=json&per_page=2"
const now = () => new Date("2026-03-04T12:00:00Z")

function figure(iso3: string, date: string, value: number | null) {
  return {
    indicator: { id: "SP.POP.TOTL", value: "Population, total" },
    country: { id: iso3.slice(0, 2), value: iso3 === "ATL" ? "Atlantis" : iso3 },
    countryiso3code: iso3,
    date,
    value,
    unit: "",
    obs_status: "",
    decimal: 0,
  }
}

const HEAD = { pages: 2, per_page: 2, total: 4, sourceid: "2", lastupdated: "2026-01-28" }
const PAGES: Record<string, unknown> = {
  "country 1": [{ page: 1, ...HEAD }, [figure("KEN", "2022", 54), figure("KEN", "2021", 53)]],
  "country 2": [{ page: 2, ...HEAD }, [figure("NGA", "2022", null), figure("ATL", "2022", 1)]],
  "indicator 1": [
    { page: 1, pages: 1, per_page: "50", total: 1 },
    [
      {
        id: "SP.POP.TOTL",
        name: "Population, total",
        unit: "",
        source: { id: "2", value: "World Development Indicators" },
        sourceNote: "All residents.",
        sourceOrganization: "A census",
        topics: [{ id: "8", value: "Health " }, {}],
      },
    ],
  ],
}

async function read(pages: Record<string, unknown>) {
  const folder = await temporaryFolder()
  const fetch = async (address: string) => {
    const url = new URL(address)
    const key = `${url.pathname.includes("/country/") ? "country" : "indicator"} ${url.searchParams.get("page") ?? "1"}`
    const path = join(folder, key)
    await writeFile(path, typeof pages[key] === "string" ? pages[key] : JSON.stringify(pages[key]))
    return path
  }
  const [file] = await toArray(worldBank.open({ from: ADDRESS, now, fetch }))
  if (!file) throw new Error("no file")
  return { file, records: await toArray(recordsOf(file)) }
}

test("all pages of an indicator become its series, with the printed date", async () => {
  const { file, records } = await read(PAGES)
  expect(file).toMatchObject({
    lineage: "world-bank-wdi/api/SP.POP.TOTL",
    vintage: { date: "2026-01-28", stated: true },
  })
  expect(records.find(({ kind }) => kind === "indicator")).toMatchObject({
    definition: "All residents.",
    topics: ["Health"],
  })
  expect(records.filter(({ kind }) => kind === "series")).toMatchObject([
    { country: "KEN", observations: { start: 2021, values: [53, 54] } },
  ])
  expect(records.filter(({ kind }) => kind === "problem")).toMatchObject([
    { problem: "unknown-country", text: "Atlantis (ATL)" },
  ])
})

test("half a page is refused", async () => {
  const half = [{ page: 2, ...HEAD }, [figure("NGA", "2022", 1)]]
  await expect(read({ ...PAGES, "country 2": half })).rejects.toMatchObject({
    code: "download-failed",
    message: "Page 2 of 2 holds 1 rows instead of 2.",
  })
})

test("an answer that is cut off, of another form or a fault is refused with a sentence", async () => {
  await expect(read({ ...PAGES, "country 2": '[{"page":2,' })).rejects.toMatchObject({
    code: "download-failed",
    message: expect.stringMatching(/did not answer with complete JSON\.$/) as string,
  })
  const drifted = [{ page: 2, ...HEAD }, [{ series: "x" }, { series: "y" }]]
  await expect(read({ ...PAGES, "country 2": drifted })).rejects.toMatchObject({
    message: expect.stringMatching(/answered in an unknown format\.$/) as string,
  })
  const fault = [{ message: [{ id: "120", key: "Invalid value", value: "The code is not valid" }] }]
  await expect(read({ ...PAGES, "country 1": fault })).rejects.toMatchObject({
    message: "The World Bank answered: The code is not valid",
  })
})
