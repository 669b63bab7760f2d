import { expect, test } from "vitest"

import { lacksColumns, findNamedCells } from "./find-named-cells.ts"
import { problemAt } from "./problem-at.ts"
import type { CsvRow } from "../read/read-csv.ts"
import { readRowsUnderHeader } from "./read-rows-under-header.ts"

async function* makeBatches(...batches: string[][]): AsyncGenerator<CsvRow[]> {
  let line = 0
  for (const texts of batches)
    yield await Promise.resolve(
      texts.map((text) => ({ line: (line += 1), cells: text.split(",") })),
    )
}

async function readAll(...batches: string[][]) {
  const rows = readRowsUnderHeader(makeBatches(...batches), {
    isComment: ({ cells }) => cells[0]?.startsWith("#") ?? false,
    header: ({ cells }) =>
      cells.some((cell) => cell.trim() === "year")
        ? findNamedCells(cells, ["year"], "a.csv")
        : undefined,
    row: ({ cells, line }, read) => [{ kind: "found" as const, line, year: read(cells)("year") }],
  })
  const found: unknown[] = []
  for (;;) {
    const next = await rows.next()
    if (next.done === true) return { found, hasHeader: next.value !== undefined }
    found.push(next.value)
  }
}

test("rows below the header are read by it and counted batch by batch; comments and preamble are neither", async () => {
  expect(
    await readAll(["Title", "#x,1", "code, year ", "A,2020"], ["#y", "B, 2021 ", "C"]),
  ).toEqual({
    found: [
      { kind: "found", line: 4, year: "2020" },
      { kind: "rows", rows: 1 },
      { kind: "found", line: 6, year: "2021" },
      { kind: "found", line: 7, year: "" },
      { kind: "rows", rows: 2 },
    ],
    hasHeader: true,
  })
})

test("a table without its header has no rows, and says so", async () => {
  expect(await readAll(["a,b"], ["c,d"])).toEqual({
    found: [
      { kind: "rows", rows: 0 },
      { kind: "rows", rows: 0 },
    ],
    hasHeader: false,
  })
})

test("a needed column that is missing is a refusal that names all needed", () => {
  expect(() => findNamedCells(["year"], ["year", "value"], "a.csv")).toThrow(
    lacksColumns(["year", "value"], "a.csv"),
  )
  expect(lacksColumns(["year", "value"], "a.csv")).toMatchObject({
    code: "bad-file",
    message: "a.csv lacks one of the columns year, value.",
  })
})

test("a problem names its file and line", () => {
  expect(problemAt("a.csv", 7)("bad-number", "x")).toEqual({
    kind: "problem",
    problem: "bad-number",
    file: "a.csv",
    line: 7,
    text: "x",
  })
})
