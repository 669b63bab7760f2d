import { expect, test } from "vitest"

import { sdmxCsv } from "#importers/formats/sdmx-csv/sdmx-csv.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const gfs = realData("imf-gfs")
const rates = realData("bis-cbpol")
const prices = realData("bis-spp")
const accounts = realData("oecd-qna")

test.skipIf(gfs === undefined)("government finance is read to the last figure", async () => {
  const counts = await countRecords(sdmxCsv, gfs ?? "")
  expect(counts).toMatchObject({ indicators: 343, countries: 17, problems: {}, undescribed: [] })
  // 33,490 figures, of which one export repeats 843 of another.
  expect(counts.observations).toBe(33_490 - 843)
})

test.skipIf(rates === undefined)("policy rates are read to the last day", async () => {
  const counts = await countRecords(sdmxCsv, rates ?? "")
  expect(counts).toMatchObject({ indicators: 2, countries: 45, problems: {}, undescribed: [] })
  // 22,487 months with 53 "NaN", and the mean of each whole month of days.
  expect(counts.observations).toBe(22_487 - 53 + 22_422)
})

test.skipIf(prices === undefined)("property prices are read to the last quarter", async () => {
  const counts = await countRecords(sdmxCsv, prices ?? "")
  expect(counts).toMatchObject({ indicators: 4, countries: 58, problems: {}, undescribed: [] })
  expect(counts.withRegions).toBeGreaterThanOrEqual(35_388)
})

test.skipIf(accounts === undefined)("quarterly accounts are read to the last cell", async () => {
  const counts = await countRecords(sdmxCsv, accounts ?? "")
  expect(counts).toMatchObject({ indicators: 2, countries: 49, problems: {}, undescribed: [] })
  expect(counts.withRegions).toBe(10_354 + 6079)
})
