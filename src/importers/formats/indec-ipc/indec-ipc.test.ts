import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { indecIpc } from "./indec-ipc.ts"
import { readDecimalComma } from "./parse.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const FILE = "serie_ipc_divisiones.csv"
const december2016 = 2016 * 12 + 11
const july2025 = 2025 * 12 + 6

const readOk = () => readImporter(indecIpc, join(FIXTURES, "ok"))

test("index and changes are monthly series of Argentina, decimal commas read, NA a gap", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["IPC.0", "ARG", december2016, [100, 101.5]],
    ["IPC.0.VM", "ARG", december2016 + 1, [1.5]],
    ["IPC.nucleo.cuyo", "ARG", july2025, [9071.2836]],
    ["IPC.nucleo.cuyo.VM", "ARG", july2025, [-0.2]],
    ["IPC.nucleo.cuyo.VIA", "ARG", july2025, [36.6]],
    ["IPC.99.gba", "ARG", july2025, [1234.5]],
  ])
})

test("groups and regions are named in English, new groups in the office's words", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, category }) => [publishedName, unit, category]),
  ).toEqual([
    ["Consumer price index, all items", "index, December 2016 = 100", "price"],
    ["Consumer prices, change on the previous month, all items", "%", "price"],
    [
      "Consumer price index, core items, Cuyo (region of Argentina)",
      "index, December 2016 = 100",
      "price",
    ],
    [
      "Consumer prices, change on the previous month, core items, Cuyo (region of Argentina)",
      "%",
      "price",
    ],
    [
      "Consumer prices, change on the same month of the previous year, core items, Cuyo (region of Argentina)",
      "%",
      "price",
    ],
    [
      "Consumer price index, Otras cosas, Greater Buenos Aires (region of Argentina)",
      "index, December 2016 = 100",
      "price",
    ],
  ])
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-period", 6, "2025x"],
    ["bad-number", 7, "12.5"],
    ["missing-text", 8, "The row names no group of goods or no region"],
  ])
})

test("the packed file reads as the plain one; a broken one is refused", async () => {
  const folder = await temporaryFolder()
  const packed = gzipSync(readFileSync(join(FIXTURES, "ok", FILE)))
  writeFileSync(join(folder, `${FILE}.gz`), packed)
  const read = await readImporter(indecIpc, folder)
  expect(read.pick("series")).toEqual((await readOk()).pick("series"))
  writeFileSync(join(folder, `${FILE}.gz`), packed.subarray(0, packed.length - 20))
  await expect(readImporter(indecIpc, folder)).rejects.toThrow("is not a complete gzip file")
})

test("points are thousands and commas decimals", () => {
  expect(readDecimalComma("1.234.567,89")).toBe(1234567.89)
  expect(readDecimalComma("-7")).toBe(-7)
  expect(readDecimalComma("1.2345")).toBeUndefined()
  expect(readDecimalComma("NA")).toBeNull()
})

const NOT_OK: Record<string, string> = {
  "no-column": "serie_ipc_divisiones.csv lacks one of the columns Codigo",
  nothing: "holds no serie_ipc_divisiones.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(indecIpc, join(FIXTURES, "not-ok"), NOT_OK))
