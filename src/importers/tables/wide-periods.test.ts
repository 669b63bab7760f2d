import { expect, test } from "vitest"

import { findPeriodColumns, readRowValues } from "./wide-periods.ts"
import { readNumber } from "../read/read-number.ts"

test("the first run of periods counts, what stands behind it does not", () => {
  const columns = findPeriodColumns(["Code", "2019-Q4", "2020-Q1", "Note", "2020-Q2"])
  expect(columns).toEqual({
    frequency: "quarterly",
    start: 8079,
    span: 2,
    cells: [
      { cell: 1, offset: 0 },
      { cell: 2, offset: 1 },
    ],
  })
  expect(findPeriodColumns(["Code", "Note"])).toBeUndefined()
})

test("the values of a row have gaps only in between, and cells that are not numbers are reported", () => {
  const columns = findPeriodColumns(["2018", "2019", "2020", "2021", "2022"])
  const bad: string[] = []
  const read = (cells: string[]) =>
    columns && readRowValues(cells, columns, readNumber, (cell) => bad.push(cell))
  expect(read(["", "1", "x", "3", ".."])).toEqual({
    frequency: "yearly",
    start: 2019,
    values: [1, null, 3],
  })
  expect(bad).toEqual(["x"])
  expect(read(["", ""])).toBeUndefined()
})
