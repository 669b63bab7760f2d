import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { wbPip } from "#importers/formats/wb-pip/wb-pip.ts"

const folder = realData("wb-pip")

test.skipIf(folder === undefined)(
  "the Poverty and Inequality Platform is read to the last row",
  async () => {
    const counts = await countRecords(wbPip, folder ?? "")
    expect(counts.undescribed).toEqual([])
    // Counted independently: 199 columns, of which eight tell of the survey and six repeat others; 1,110 with parts.
    expect(new Set([...counts.described.values()].map(({ code }) => code.split(".")[1])).size).toBe(
      185,
    )
    expect(counts.indicators).toBe(1110)
    // Counted independently: 165, without the countries that have surveys of towns alone.
    expect(counts.countries).toBe(169)
    expect(counts.withRegions).toBe(406_498)
    expect(counts.problems).toEqual({})
  },
)
