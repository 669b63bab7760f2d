import { expect, test } from "vitest"

import { toArray } from "#tests/support/to-array.ts"

import { parseWideYears, readComments } from "./wide-years.ts"

async function* batch(...lines: readonly string[]) {
  yield await Promise.resolve(lines.map((text, k) => ({ line: k + 1, cells: text.split(",") })))
}

const read = async (...lines: readonly string[]) =>
  toArray(parseWideYears(batch(...lines), { file: "x.csv", missing: new Set(["NA"]) }))

test("labels are found by their column's name in any spelling, years in any order", async () => {
  const records = await read("# Title: crops", "Country.Codes,item,2001,2000", "4,Maize,2,1")
  expect(records).toEqual([
    {
      kind: "row",
      line: 3,
      labels: new Map([
        ["countrycodes", "4"],
        ["item", "Maize"],
      ]),
      observations: { frequency: "yearly", start: 2000, values: [1, 2] },
    },
    { kind: "rows", rows: 1 },
  ])
})

test("blanks and the publisher's marks are gaps, other texts are reported", async () => {
  const [problem, row] = await read("item,2000,2001,2002,2003", "Maize,NA,3.84E+02,,few")
  expect(problem).toEqual({
    kind: "problem",
    problem: "bad-number",
    file: "x.csv",
    line: 2,
    text: "few",
  })
  expect(row).toMatchObject({ observations: { start: 2001, values: [384] } })
})

test("a row without figures keeps its labels", async () => {
  expect((await read("item,2000", "Maize,"))[0]).toMatchObject({ observations: undefined })
})

test("a table without years is refused", async () => {
  await expect(read("item,value", "Maize,1")).rejects.toThrow("x.csv has no line with years.")
  await expect(read()).rejects.toThrow("x.csv has no line with years.")
})

test("comments end where the table begins", async () => {
  const comments = await readComments(batch("# Units: t,,", "#  Source: x, y", "item,2000", "#,1"))
  expect(comments).toEqual(["Units: t", "Source: x, y"])
})
