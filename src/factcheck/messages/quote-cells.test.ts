import { expect, test } from "vitest"

import { heldFigures } from "#tests/support/held-figures.ts"

import { createFactChecker } from "../create-fact-checker.ts"

const catalog = heldFigures({ "FP.CPI.TOTL.ZG": ["Inflation", "annual %", 5.4] })

async function listCells(text: string) {
  const claims = await createFactChecker({ catalog, publicUrl: "" }).check(text)
  return claims.map(({ cell }) => cell)
}

test("a cell is written with what heads its row and its column", async () => {
  const table = "Inflation (annual %)\n\nCountry\t2019\t2020\nKenya\t5.2\t5.4\nGhana\t7.1\t9.9\n"
  expect(await listCells(table)).toEqual([
    "Kenya, 2019: 5.2",
    "Kenya, 2020: 5.4",
    "Ghana, 2019: 7.1",
    "Ghana, 2020: 9.9",
  ])
})

test("rows may be years, and columns measures", async () => {
  expect(await listCells("Kenya\n\nYear | Inflation (%)\n2019 | 5.2%\n2020 | 5.4%\n")).toEqual([
    "2019, Inflation (%): 5.2%",
    "2020, Inflation (%): 5.4%",
  ])
})

test("a heading over two columns stands over both", async () => {
  const table =
    "\t2019\t\t2020\t\nCountry\tInflation (%)\tRank\tInflation (%)\tRank\nKenya\t5.2\t1\t5.4\t2\n"
  expect(await listCells(table)).toEqual([
    "Kenya, 2019 Inflation (%): 5.2",
    "Kenya, 2020 Inflation (%): 5.4",
  ])
})

test.each([
  "Inflation in 2020:\n- Kenya: 5.4%\n- Ghana: 9.9%\n",
  "Kenya's inflation was 5.4% in 2020.",
])("what says itself what it is of needs no heading: %j", async (text) => {
  expect((await listCells(text)).every((cell) => cell === null)).toBe(true)
})
