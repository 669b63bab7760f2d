import { expect, test } from "vitest"

import { aDataset, aView } from "./dataset.fixture.ts"
import { listRows } from "./file-view.ts"

test("a file shows the years of its address and says which address that is", () => {
  const view = aView("startYear=2019&endYear=2021&chartType=line&colour=red")
  expect(listRows(view)).toEqual([
    { period: "2019", value: -1.1069, status: "actual" },
    { period: "2020", value: null, status: "actual" },
    { period: "2021", value: 4.0915, status: "actual" },
  ])
  expect(view.spec).toMatchObject({ chartType: "line", colour: "#A60B1B" })
  expect(view.address).toBe(
    "https://example.org/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/cote-divoire?chartType=line&colour=%23A60B1B&startYear=2019&endYear=2021",
  )
})

test("wishes that are not followed are listed and not in the address", () => {
  const view = aView("chartType=pie")
  expect(view.ignored).toEqual(["This chart type is not known, so bars are shown."])
  expect(view.address).not.toContain("?")
})

test("no file is made of a source whose licence forbids it", () => {
  const { source } = aDataset()
  const closed = aDataset({ source: { ...source, redistribute: "no" } })
  expect(() => aView("", closed)).toThrow(
    "The licence of World Bank does not allow these figures to be passed on: CC BY 4.0.",
  )
})
