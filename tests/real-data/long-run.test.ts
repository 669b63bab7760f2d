import { expect, test } from "vitest"

import { ddf } from "#importers/formats/ddf/ddf.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

// Clio Infra's parts of the Polity index write -66, -77 and -88 where there is no value: 3,936 times.
const MISSING_CODES: Record<string, number> = { "clio-infra": 3936 }

const EXPECTED: Record<string, [indicators: number, countries: number, withRegions: number]> = {
  pwt: [43, 183, 389_063],
  "clio-infra": [77, 194, 801_400],
  "wri-cait": [25, 185, 128_403],
}

for (const [source, expected] of Object.entries(EXPECTED)) {
  const folder = realData(source)
  test.skipIf(folder === undefined)(`${source} is read to the last row`, async () => {
    const counts = await countRecords(ddf, folder ?? "")
    expect([counts.indicators, counts.countries, counts.withRegions]).toEqual(expected)
    expect(counts.undescribed).toEqual([])
    const codes = MISSING_CODES[source]
    expect(counts.problems).toEqual(codes === undefined ? {} : { "missing-code": codes })
  })
}
