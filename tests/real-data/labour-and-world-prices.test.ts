import { expect, test } from "vitest"

import { fedExchangeRates } from "#importers/formats/fed-exchange-rates/fed-exchange-rates.ts"
import { iloPivot } from "#importers/formats/ilo-pivot/ilo-pivot.ts"
import { wbCatalogue } from "#importers/formats/wb-catalogue/wb-catalogue.ts"
import { wbCommodities } from "#importers/formats/wb-commodities/wb-commodities.ts"
import { wbDatabank } from "#importers/formats/wb-databank/wb-databank.ts"
import { wbWgi } from "#importers/formats/wb-wgi/wb-wgi.ts"
import type { Importer } from "#importers/importer.ts"
import { countRecords, realData, type RecordCounts } from "#tests/support/count-records.ts"

const CASES: readonly [source: string, importer: Importer, expected: Partial<RecordCounts>][] = [
  ["wb-wgi", wbWgi, { indicators: 36, withRegions: 185_844, observations: 185_484 }],
  ["wb-commodities", wbCommodities, { indicators: 0, withRegions: 59_893 }],
  ["ilo-une", iloPivot, { indicators: 1, countries: 101, observations: 6875 }],
  [
    "fed-exchange-rates",
    fedExchangeRates,
    { indicators: 1, countries: 33, observations: 17_873, withRegions: 18_230 },
  ],
  ["wb-databank", wbDatabank, { indicators: 24, countries: 16, observations: 4973 }],
  ["wb-catalogue", wbCatalogue, { indicators: 0, withRegions: 0 }],
]

for (const [source, importer, expected] of CASES) {
  const folder = realData(source)
  test.skipIf(folder === undefined)(`${source} is read to the last figure`, async () => {
    const counts = await countRecords(importer, folder ?? "")
    expect(counts).toMatchObject({ ...expected, problems: {}, undescribed: [] })
  })
}
