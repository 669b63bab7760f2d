import { execFile } from "node:child_process"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { describeWith } from "#tests/support/describe-with.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

import { Sankore, SankoreError } from "../../clients/typescript/sankore.ts"

const CLIENTS = fileURLToPath(new URL("../../clients/", import.meta.url))
const INFLATION = "world-bank:FP.CPI.TOTL.ZG"
/** What every start prints: the newest figure, then each figure of the panel. */
const FIGURES = [
  ["2022", "18.847", "annual", "%"],
  ["NGA", "2020", "13.25"],
  ["NGA", "2021", "16.95"],
  ["NGA", "2022", "18.847"],
  ["GHA", "2020", "9.9"],
]

let db: Database
let site: TestSite
let address: string

beforeAll(async () => {
  db = await testDatabase()
  const inflation = await addInflation(db)
  await addSeries(db, {
    indicator: inflation,
    country: "NGA",
    start: "2019",
    values: [11.4, 13.25, 16.95, 18.847],
  })
  await addSeries(db, {
    indicator: inflation,
    country: "GHA",
    start: "2020",
    values: [9.9, null, 31.26],
  })
  site = await testSite(db)
  await site.app.listen({ host: "127.0.0.1", port: 0 })
  address = `http://127.0.0.1:${String((site.app.server.address() as AddressInfo).port)}`
})
afterAll(() => site.app.close())

/** Runs a program in the folder of a client and gives what it prints. */
async function run(program: string, folder: string, options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, options, {
    cwd: `${CLIENTS}${folder}`,
    env: { ...process.env, SANKORE: address },
  })
  return stdout
}

/** Runs a start against the site and gives the words of its lines. */
async function start(program: string, folder: string, file: string): Promise<string[][]> {
  return (await run(program, folder, [file]))
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
}

test("the start in TypeScript prints the figures", async () => {
  const lines = await start(process.execPath, "typescript", "start.ts")
  expect(lines).toEqual([...FIGURES, ["GHA", "2021", "null"], ["GHA", "2022", "31.26"]])
})

describeWith("python3", "python3")("python3", () => {
  test("the start in Python prints the figures", async () => {
    const lines = await start("python3", "python", "start.py")
    expect(lines).toEqual([...FIGURES, ["GHA", "2021", "None"], ["GHA", "2022", "31.26"]])
  })

  test("the Python client gives a refusal of a fact in the site's words", async () => {
    const program = `from sankore import Sankore
try: Sankore("${address}").fact("FP.CPI.TOTL.ZG", "Wakanda")
except Exception as error: print(error.status, error)`
    expect(await run("python3", "python", ["-c", program])).toContain(
      "404 There is no country or region “Wakanda”.",
    )
  })
})

describeWith("Rscript", "r-base-core r-cran-jsonlite")("R", () => {
  test("the start in R prints the figures", async () => {
    const [first, , ...rows] = await start("Rscript", "r", "start.R")
    const numbers = rows.map(([code, period, value]) => [code, period, Number(value)])
    expect(first).toEqual(FIGURES[0])
    expect(numbers).toEqual([
      ["NGA", "2020", 13.25],
      ["NGA", "2021", 16.95],
      ["NGA", "2022", 18.847],
      ["GHA", "2020", 9.9],
      ["GHA", "2021", NaN],
      ["GHA", "2022", 31.26],
    ])
  })

  test("the R client says with which status and at which address it was refused", async () => {
    const program = `source("sankore.R"); options(sankore.site = "${address}")
cat(tryCatch(sankore_fact("FP.CPI.TOTL.ZG", "Wakanda"), error = conditionMessage))`
    expect(await run("Rscript", "r", ["-e", program])).toBe(
      `No figures (404 Not Found); open ${address}/fact/FP.CPI.TOTL.ZG/Wakanda/latest.json to read why.`,
    )
  })
})

test("the TypeScript client reads what the site answers, and refusals in its words", async () => {
  const sankore = new Sankore(`${address}/`)
  const dataset = await sankore.getDataset(`${INFLATION}:NGA:yearly`)
  expect(dataset).toMatchObject({ publisher: "World Bank" })
  const [row] = await sankore.panel({ indicators: INFLATION, countries: "NGA", from: "2022" })
  expect(row).toMatchObject({ value: 18.847, status: "actual", vintage: "2026-01-01" })
  expect(await sankore.listCountries()).toHaveLength(245)
  const fault = await sankore.fact(INFLATION, "Wakanda").catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(SankoreError)
  expect(fault).toMatchObject({
    status: 404,
    message: expect.stringContaining("There is no country or region “Wakanda”.") as string,
  })
  await expect(sankore.getPanel({ indicators: "nothing" })).rejects.toThrow(
    "“nothing” is not known",
  )
})
