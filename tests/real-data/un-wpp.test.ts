import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { unWpp } from "#importers/formats/un-wpp/un-wpp.ts"

const prospects = realData("un-wpp2024")
const ages = realData("un-wpp2019-age")

test.skipIf(prospects === undefined)(
  "the World Population Prospects of 2024 are read to the last row",
  async () => {
    const counts = await countRecords(unWpp, prospects ?? "")
    // Counted independently: 100, of which 13 are a measure's projections beside its estimates.
    expect(counts.indicators).toBe(87)
    expect(counts.undescribed).toEqual([])
    // Counted independently: 235 and 1,331,745, without Kosovo.
    expect(counts.countries).toBe(236)
    expect(counts.observations).toBe(1_337_412)
    // Of 1,686,572 in all, the others are of groups without a page, and of regions that stand twice.
    expect(counts.withRegions).toBe(1_598_094)
    expect(counts.problems).toEqual({ "unknown-country": 1346 })
  },
)

test.skipIf(ages === undefined)(
  "the population by age of 2019 is read to the last row",
  async () => {
    const counts = await countRecords(unWpp, ages ?? "")
    expect(counts.indicators).toBe(42)
    expect(counts.undescribed).toEqual([])
    // Counted independently: 200 and 126,000, without the Channel Islands.
    expect(counts.countries).toBe(201)
    expect(counts.observations).toBe(126_630)
    expect(counts.withRegions).toBe(154_350)
    expect(counts.problems).toEqual({ "unknown-country": 126 })
  },
)
