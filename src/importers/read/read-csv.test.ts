import { parse } from "csv-parse/sync"
import fc from "fast-check"
import { expect, test } from "vitest"

import { readCsv, type CsvRow } from "./read-csv.ts"

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(text: string | Uint8Array, size = 7, delimiter = ","): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const batch of readCsv(inChunks(Buffer.from(text), size), "a.csv", delimiter))
    rows.push(...batch)
  return rows
}

test("plain and quoted lines are read alike, with the number of their first line", async () => {
  const rows = await readAll('a,b\r\n"Egypt, Arab Rep.",1\r\n"two\nlines ""quoted""",2\nplain,3')
  expect(rows).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, cells: ["Egypt, Arab Rep.", "1"] },
    { line: 3, cells: ['two\nlines "quoted"', "2"] },
    { line: 5, cells: ["plain", "3"] },
  ])
})

test("a byte order mark and blank lines are left out, lines keep their numbers", async () => {
  expect(await readAll("\ufeffa,b\n\n1,2\n")).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 3, cells: ["1", "2"] },
  ])
})

test("letters that are cut by a chunk are put together again", async () => {
  expect(await readAll("Côte d'Ivoire,ä\n", 1)).toEqual([
    { line: 1, cells: ["Côte d'Ivoire", "ä"] },
  ])
})

test("other delimiters are read", async () => {
  expect(await readAll('a;"b;c"\n', 64, ";")).toEqual([{ line: 1, cells: ["a", "b;c"] }])
})

test("bytes that are not UTF-8 are refused", async () => {
  await expect(readAll(Buffer.from([0x61, 0xe9, 0x0a]))).rejects.toMatchObject({
    code: "bad-file",
    message: 'a.csv is not UTF-8 text; please save it as "CSV UTF-8".',
  })
})

test("a quote that is never closed is refused with its line", async () => {
  await expect(readAll('a,b\n"open,1\n2,3\n')).rejects.toMatchObject({
    message: "a.csv ends inside a quoted text that begins near line 2.",
  })
})

test("a quote in the middle of a cell is refused, not guessed at", async () => {
  await expect(readAll('a,b\nfive" or 6", 1\n')).rejects.toMatchObject({ code: "bad-file" })
})

test("whatever is written comes back, however it is cut into chunks", async () => {
  const cell = fc.stringMatching(/^[a-z0-9 ,"\né]{0,8}$/)
  const table = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      table,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (rows, size, quoteAll) => {
        const write = (text: string) =>
          quoteAll || /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
        const text = rows.map((row) => `${row.map(write).join(",")}\n`).join("")
        expect((await readAll(text, size)).map(({ cells }) => cells)).toEqual(rows)
      },
    ),
    { numRuns: 200 },
  )
})

test("cells with quotes, commas and line breaks are read as csv-parse reads them", async () => {
  const cell = fc
    .array(fc.constantFrom('"', '""', ",", "\n", "\r\n", "é", "a", " "), { maxLength: 5 })
    .map((parts) => parts.join(""))
  const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`)
  const bare = cell.map((text) => text.replace(/[",\r\n]/g, ""))
  const line = fc.array(fc.oneof(quoted, bare), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 6 }), fc.boolean(), async (lines, isWindows) => {
      const text = lines.map((cells) => cells.join(",")).join(isWindows ? "\r\n" : "\n")
      const rows = (await readAll(text)).map(({ cells }) => cells)
      const expected = parse(text, {
        record_delimiter: ["\r\n", "\n"],
        relax_column_count: true,
      }).filter((cells) => cells.length > 1 || cells[0] !== "")
      expect(rows).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test("of a line of a gigabyte a few megabytes are read, and the refusal names the line", async () => {
  let read = 0
  async function* makeLine() {
    yield Buffer.from("country,value\n")
    for (; read < 1024; read += 1) yield Buffer.alloc(1024 * 1024, 120)
  }
  const reading = async () => {
    for await (const rows of readCsv(makeLine(), "long.csv")) expect(rows).toHaveLength(1)
  }
  await expect(reading()).rejects.toMatchObject({
    code: "bad-file",
    message: "long.csv is not a table: line 2 does not end.",
  })
  expect(read).toBeLessThan(10)
})
