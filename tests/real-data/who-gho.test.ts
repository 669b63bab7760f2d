import { expect, test } from "vitest"

import { whoGho } from "#importers/formats/who-gho/who-gho.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const folder = realData("who-gho")

test.skipIf(folder === undefined)(
  "the observatory's tables are read to the last row",
  { timeout: 90_000 },
  async () => {
    const counts = await countRecords(whoGho, folder ?? "")
    expect(counts.undescribed).toEqual([])
    expect(counts.countries).toBe(196)
    expect(counts.indicators).toBe(1956)
    expect(counts.observations).toBe(1_142_402)
    expect(counts.withRegions).toBe(1_184_182)
    // Answers in words (some beside a 0 that is none), regions within countries, withdrawn values, two surveys of one year.
    expect(counts.problems).toEqual({
      "bad-number": 2419,
      "text-answer": 210_675,
      "unknown-country": 77_559,
      withdrawn: 27_194,
      duplicate: 1069,
    })
  },
)
