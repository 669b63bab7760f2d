import { expect, test } from "vitest"

import { readRows, rowsText, usualPeriodOf } from "./country-rows.ts"

const GHANA = { name: "Ghana", slug: "ghana", value: "22.8%", period: "2024" }
const KENYA = { name: "Kenya", slug: "kenya", value: "4.5%", period: "2023" }
const TURKEY = { name: "Türkiye", slug: "turkey", value: "", period: "No date" }

test("rows are read as they were written, without the usual period", () => {
  const text = rowsText([GHANA, KENYA, TURKEY], "2024")
  expect(text).toBe("Ghana\t22.8%\nKenya\t4.5%\t2023\nTürkiye\t\tNo date\tturkey")
  expect(readRows(text)).toEqual([{ ...GHANA, period: "" }, KENYA, TURKEY])
  expect(readRows(rowsText([], ""))).toEqual([])
})

test("the usual period is the one that most rows have", () => {
  expect(usualPeriodOf([KENYA, GHANA, { ...KENYA, period: "2024" }])).toBe("2024")
  expect(usualPeriodOf([])).toBe("")
})
