import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { temporaryFolder, writeZip } from "#tests/support/zip.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"

import { cellNumber, cellText, readWorkbook } from "./read-workbook.ts"

async function* makeChunks(...chunks: Uint8Array[]) {
  yield* chunks
}

test("the sheets of a workbook are read in their order", async () => {
  const path = join(await temporaryFolder(), "book.xlsx")
  await writeWorkbook(path, { first: [["Name", null, 1.5]], second: [["a & b"]] })
  expect(await readWorkbook(makeChunks(await readFile(path)), "book.xlsx")).toEqual([
    { name: "first", rows: [["Name", null, 1.5]] },
    { name: "second", rows: [["a & b"]] },
  ])
})

test("other bytes and too many of them are refused", async () => {
  await expect(readWorkbook(makeChunks(Buffer.from("text")), "a.xlsx")).rejects.toMatchObject({
    code: "bad-file",
    message: "a.xlsx is not an Excel file (.xlsx).",
  })
  const large = makeChunks(new Uint8Array(33 * 1024 * 1024))
  await expect(readWorkbook(large, "a.xlsx")).rejects.toMatchObject({ code: "too-large" })
})

test("a small file that unpacks to hundreds of megabytes is refused before it is read", async () => {
  const path = join(await temporaryFolder(), "bomb.xlsx")
  const nothing = Buffer.alloc(48 * 1024 * 1024, 32)
  const sheets = Object.fromEntries(
    [1, 2, 3].map((sheet) => [`xl/worksheets/sheet${String(sheet)}.xml`, nothing]),
  )
  await writeZip(path, sheets)
  const bytes = await readFile(path)
  expect(bytes.length).toBeLessThan(1024 * 1024)
  await expect(readWorkbook(makeChunks(bytes), "bomb.xlsx")).rejects.toMatchObject({
    code: "too-large",
    message: "bomb.xlsx unpacks to more than 128 MiB.",
  })
})

test("a cell is read as text or as a figure", () => {
  expect([null, undefined, " a ", 2.5, true, new Date("2024-05-06")].map(cellText)).toEqual([
    "",
    "",
    "a",
    "2.5",
    "true",
    "2024-05-06",
  ])
  const read = (cell: Parameters<typeof cellNumber>[0]) => cellNumber(cell, new Set(["NA"]))
  expect([1.5, "1,200", null, "..", "NA"].map(read)).toEqual([1.5, 1200, null, null, null])
  expect(["many", Number.NaN].map(read)).toEqual([undefined, undefined])
})
