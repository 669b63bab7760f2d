import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { unhcrRefugees } from "#importers/formats/unhcr/unhcr.ts"

const folder = realData("unhcr-refugees")

test.skipIf(folder === undefined)(
  "UNHCR's pairs of countries are added up to the last row",
  async () => {
    const counts = await countRecords(unhcrRefugees, folder ?? "")
    expect(counts.undescribed).toEqual([])
    // Counted independently: 30, or 285 with groups of unknown sex or age and kinds counted from both sides.
    expect(counts.indicators).toBe(167)
    expect(counts.countries).toBe(216)
    // Counted independently: 156,570, with zeros of years in which nobody was counted.
    expect(counts.withRegions).toBe(78_370)
    expect(counts.problems).toEqual({ "unknown-country": 7210 })
  },
)
