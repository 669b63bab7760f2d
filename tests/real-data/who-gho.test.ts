import { expect, test } from "vitest"

import { whoGho } from "#importers/who-gho/who-gho.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const folder = realData("who-gho")

test.skipIf(folder === undefined)(
  "the observatory's tables are read to the last row",
  { timeout: 90_000 },
  async () => {
    const counts = await countRecords(whoGho, folder ?? "")
    expect(counts.undescribed).toEqual([])
    expect(counts.countries).toBe(196)
    expect(counts.indicators).toBe(2000)
    expect(counts.observations).toBe(1_145_431)
    expect(counts.withRegions).toBe(1_187_211)
    // Answers in words, regions within countries, withdrawn figures, two surveys of one year.
    expect(counts.problems).toEqual({
      "bad-number": 210_077,
      "unknown-country": 77_559,
      withdrawn: 27_194,
      duplicate: 1069,
    })
  },
)
