import { join } from "node:path"

import { expect, test } from "vitest"

import { openArchive } from "../../read/open-archive.ts"
import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { faoExport } from "./fao-export.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(faoExport, join(FIXTURES, "ok"))

test("areas are found by their M49 numbers, all of China by its own", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["5061.7230", "KEN", [0.0208, null, 0.03]],
    ["5061.7230", "QCH", [5]],
  ])
})

test("an emission is named by gas and source", async () => {
  const { pick } = await readOk()
  expect(pick("indicator")).toMatchObject([
    { publishedName: "N2O emissions from synthetic fertilizers", unit: "kt", aggregation: "sum" },
  ])
})

test("what cannot be read, and other domains, are reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 5, "few"],
    ["unknown-country", 6, "Atlantis (999)"],
    ["bad-row", 7, "QCL"],
  ])
})

test("an export is recognised by its columns", async () => {
  const recognises = async (folder: string) =>
    faoExport.recognises?.(await openArchive(join(FIXTURES, folder)))
  expect(await recognises("ok")).toBe(true)
  expect(await recognises("not-ok/no-columns")).toBe(false)
})

const NOT_OK: Record<string, string> = {
  "no-columns": "FAOSTAT_x.csv lacks one of the columns",
  nothing: "holds no FAOSTAT_*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(faoExport, join(FIXTURES, "not-ok"), NOT_OK))
