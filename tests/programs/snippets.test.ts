import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

import { afterAll, beforeAll, expect, test } from "vitest"

import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { describeWith } from "#tests/support/describe-with.ts"
import { runPowerQuery } from "#tests/support/run-power-query.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

const VIEW = "/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/nigeria"
const FIGURES: readonly (readonly [period: string, value: number])[] = [
  ["2020", 13.25],
  ["2021", 16.95],
  ["2022", 18.847],
]

let site: TestSite
let origin = ""
let folder = ""

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addInflation(db)
  const values = FIGURES.map(([, value]) => value)
  await addSeries(db, { indicator, country: "NGA", start: "2020", values })
  await addSeries(db, { indicator, country: "GHA", start: "2020", values: [9.9, 10, 31.3] })
  folder = await mkdtemp(join(tmpdir(), "sankore-snippets-"))
  // The code names the address of the site, which has to be known before it listens.
  const first = await testSite(db)
  await first.app.listen({ host: "127.0.0.1", port: 0 })
  const { port } = first.app.server.address() as AddressInfo
  await first.app.close()
  origin = `http://127.0.0.1:${String(port)}`
  site = await testSite(db, { publicUrl: origin })
  await site.app.listen({ host: "127.0.0.1", port })
})
afterAll(async () => {
  await site.app.close()
  await rm(folder, { recursive: true })
})

/** Runs the code that the site gives for a view, word for word, and gives what it prints. */
async function runSnippet(program: string, extension: string): Promise<string> {
  const answer = await fetch(`${origin}${VIEW}.${extension}`)
  expect(answer.status).toBe(200)
  const file = join(folder, `snippet.${extension === "js" ? "mjs" : extension}`)
  await writeFile(file, await answer.text())
  const { stdout } = await promisify(execFile)(program, [file], { cwd: folder })
  return stdout
}

/** The periods and values of the lines that end with both. */
function readFigures(printed: string): (readonly [string, number])[] {
  return [...printed.matchAll(/^(?:\d+\s+)?(\d{4})\s+([\d.]+)$/gm)].map(
    ([, period = "", value]) => [period, Number(value)] as const,
  )
}

describeWith("python3", "python3")("Python", () => {
  test("the code of the download window prints the figures", async () => {
    expect(readFigures(await runSnippet("python3", "py"))).toEqual(FIGURES)
  })
})

describeWith("Rscript", "r-base-core")("R", () => {
  test("the code of the download window prints the figures", async () => {
    expect(readFigures(await runSnippet("Rscript", "r"))).toEqual(FIGURES)
  })
})

test("the code in JavaScript prints the figures", async () => {
  const printed = await runSnippet(process.execPath, "js")
  expect(printed).toContain("Inflation")
  for (const [period, value] of FIGURES)
    expect(printed).toMatch(new RegExp(`'${period}'[^\\n]*${String(value)}`))
})

test("the code in Power Query gives Excel the figures as numbers", async () => {
  const answer = await fetch(`${origin}${VIEW}.pq`)
  const rows = await runPowerQuery(await answer.text())
  expect(rows.map(({ period, value }) => [period, value])).toEqual(FIGURES)
  expect(rows[0]).toMatchObject({ country_code: "NGA", unit: "annual %", status: "actual" })
})

test("the formulas for one cell read a bare number", async () => {
  const text = await readFile("docs/spreadsheets.md", "utf8")
  const addresses = [...text.matchAll(/"\{site\}(\/fact\/[^"]+\.txt)"/g)].map(([, path]) => path)
  expect(addresses).toHaveLength(2)
  for (const path of addresses) {
    const answer = await fetch(`${origin}${path ?? ""}`)
    expect(answer.headers.get("content-type")).toContain("text/plain")
    // What NUMBERVALUE of Excel takes with a point for the decimals, and nothing besides.
    expect(await answer.text()).toBe("18.847")
  }
})

describeWith("curl", "curl")("curl", () => {
  test("the code of the download window stores the figures", async () => {
    await runSnippet("sh", "sh")
    const { stdout } = await promisify(execFile)("sh", ["-c", "cat *.csv"], { cwd: folder })
    for (const [period, value] of FIGURES) expect(stdout).toContain(`${period},${String(value)},`)
  })
})
