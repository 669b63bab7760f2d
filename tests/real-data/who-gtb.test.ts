import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { whoGtb } from "#importers/formats/who-gtb/who-gtb.ts"

const folder = realData("who-gtb")

test.skipIf(folder === undefined)(
  "the tables of the tuberculosis programme are read to the last row",
  async () => {
    const counts = await countRecords(whoGtb, folder ?? "")
    expect(counts.undescribed).toEqual([])
    // Counted independently: 1,246 and 1,197,284, with variables that the dictionary lacks or that are answer codes.
    expect(counts.indicators).toBe(827)
    expect(counts.countries).toBe(215)
    expect(counts.observations).toBe(924_186)
    expect(counts.withRegions).toBe(925_947)
    // Columns without a definition, answers such as "don't know", rows of parts of countries, differing tables.
    expect(counts.problems).toEqual({
      ...{ "missing-text": 320, "notation-key": 2854, "unknown-country": 232, duplicate: 92 },
    })
  },
)
