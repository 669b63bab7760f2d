import { expect, test } from "vitest"

import { ddf } from "#importers/ddf/ddf.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const EXPECTED: Record<string, [indicators: number, countries: number, withRegions: number]> = {
  pwt: [43, 183, 389_063],
  "clio-infra": [77, 194, 805_336],
  "wri-cait": [25, 185, 128_403],
}

for (const [source, expected] of Object.entries(EXPECTED)) {
  const folder = realData(source)
  test.skipIf(folder === undefined)(`${source} is read to the last row`, async () => {
    const counts = await countRecords(ddf, folder ?? "")
    expect([counts.indicators, counts.countries, counts.withRegions]).toEqual(expected)
    expect(counts.undescribed).toEqual([])
    expect(counts.problems).toEqual({})
  })
}
