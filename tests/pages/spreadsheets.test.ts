import { runInNewContext } from "node:vm"

import { afterAll, beforeAll, expect, test } from "vitest"

import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PUBLIC_URL, testSite, type TestSite } from "#tests/support/site.ts"

type Cell = string | number
type CellFunction = (...given: (Cell | undefined)[]) => unknown

let site: TestSite

beforeAll(async () => {
  const db = await testDatabase()
  const inflation = await addInflation(db)
  await addSeries(db, {
    indicator: inflation,
    country: "NGA",
    start: "2020",
    values: [13.25, null, 18.8],
  })
  site = await testSite(db)
})
afterAll(() => site.app.close())

const CODE = "FP.CPI.TOTL.ZG"

async function readFile(name: string): Promise<string> {
  const { body, statusCode } = await site.app.inject({ url: `/spreadsheets/${name}` })
  expect(statusCode).toBe(200)
  expect(body).not.toContain("{{site}}")
  return body
}

/** A script for sheets waits for each answer: it is run anew with every answer that it has asked for. */
async function runScript(name: string, given: Cell[]): Promise<unknown> {
  const script = await readFile("sankore.gs")
  const answers = new Map<string, { status: number; text: string }>()
  for (;;) {
    const asked: string[] = []
    const fetchNow = (url: string) => {
      const answer = answers.get(url)
      if (!answer) {
        asked.push(url)
        throw new Error("not asked yet")
      }
      return { getResponseCode: () => answer.status, getContentText: () => answer.text }
    }
    const context = { UrlFetchApp: { fetch: fetchNow }, given }
    try {
      const result: unknown = runInNewContext(
        `${script}; JSON.stringify(${name}(...given))`,
        context,
      )
      return JSON.parse(String(result))
    } catch (error) {
      const [url] = asked
      if (url === undefined) throw new Error((error as Error).message, { cause: error })
      const { statusCode, body } = await site.app.inject({ url: url.replace(PUBLIC_URL, "") })
      answers.set(url, { status: statusCode, text: body })
    }
  }
}

/** The functions that the add-in gives to Excel, by their ids. */
async function loadAddIn(): Promise<Record<string, CellFunction>> {
  const found: Record<string, CellFunction> = {}
  runInNewContext(await readFile("functions.js"), {
    CustomFunctions: {
      associate: (id: string, run: CellFunction) => (found[id] = run),
      ErrorCode: { notAvailable: "#N/A" },
      Error: class extends Error {
        constructor(code: string, message: string) {
          super(`${code} ${message}`)
        }
      },
    },
    fetch: async (url: string) => {
      const { statusCode, body } = await site.app.inject({ url: url.replace(PUBLIC_URL, "") })
      return { ok: statusCode === 200, text: () => Promise.resolve(body) }
    },
  })
  return found
}

const call = (
  functions: Record<string, CellFunction>,
  id: string,
  ...given: (Cell | undefined)[]
) =>
  Promise.resolve(functions[id]?.(...given)).then((value): unknown =>
    JSON.parse(JSON.stringify(value)),
  )

test("Google Sheets reads a figure and a series, and the site's refusal", async () => {
  expect(await runScript("SANKORE_FACT", [CODE, "Nigeria"])).toBe(18.8)
  expect(await runScript("SANKORE_FACT", [CODE, "NGA", 2020])).toBe(13.25)
  expect(await runScript("SANKORE_SERIES", [CODE, "Nigeria", 2020, 2022])).toEqual([
    ["2020", 13.25],
    ["2021", ""],
    ["2022", 18.8],
  ])
  await expect(runScript("SANKORE_SERIES", ["nothing", "NGA"])).rejects.toThrow(
    "“nothing” is not known",
  )
  await expect(runScript("SANKORE_FACT", [CODE, "Wakanda"])).rejects.toThrow(
    "There is no country or region “Wakanda”.",
  )
})

test("Excel reads the same by the functions of the add-in", async () => {
  const functions = await loadAddIn()
  expect(await call(functions, "FACT", CODE, "Nigeria")).toBe(18.8)
  expect(await call(functions, "SERIES", CODE, "NGA", 2020)).toEqual([
    ["2020", 13.25],
    ["2021", ""],
    ["2022", 18.8],
  ])
  await expect(call(functions, "SERIES", "nothing", "NGA")).rejects.toThrow(
    "#N/A indicators: “nothing”",
  )
  await expect(call(functions, "FACT", CODE, "NGA", "2021")).rejects.toThrow(
    "#N/A Inflation, consumer prices (annual %), Nigeria: there is no figure for 2021. The nearest:",
  )
  const described = JSON.parse(await readFile("functions.json")) as { functions: { id: string }[] }
  expect(described.functions.map(({ id }) => id)).toEqual(Object.keys(functions))
})

test("the manifest of the add-in names files of this site", async () => {
  const manifest = await readFile("manifest.xml")
  const addresses = [...manifest.matchAll(/DefaultValue="(http[^"]+)"/g)].map(
    ([, url]) => url ?? "",
  )
  expect(addresses.length).toBeGreaterThanOrEqual(5)
  for (const url of new Set(addresses)) {
    expect(url.startsWith(PUBLIC_URL)).toBe(true)
    const { statusCode } = await site.app.inject({ url: url.replace(PUBLIC_URL, "") })
    expect(statusCode, url).toBe(200)
  }
})
