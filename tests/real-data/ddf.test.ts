import { expect, test } from "vitest"

import { ddf } from "#importers/formats/ddf/ddf.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

type Expected = {
  indicators: number
  countries: number
  observations: number
  withRegions: number
  problems: Record<string, number>
}

const EXPECTED: Record<string, Expected> = {
  "wb-edstats": {
    indicators: 3169,
    countries: 217,
    observations: 2_898_034,
    withRegions: 3_170_805,
    problems: {},
  },
  "uis-stats": {
    indicators: 3284,
    countries: 227,
    observations: 893_775,
    withRegions: 967_229,
    // UNESCO's own nine regions, beside the United Nations' of the same names.
    problems: { "unknown-country": 25_186 },
  },
  "un-sdg": {
    indicators: 2152,
    countries: 244,
    observations: 989_391,
    withRegions: 1_114_882,
    problems: { "unknown-country": 7496, "bad-number": 6348 },
  },
  "gapminder-sg": {
    indicators: 482,
    countries: 243,
    observations: 3_742_611,
    withRegions: 3_760_941,
    // Figures before the year 1000, and the drawings of a chart in a column of figures.
    problems: { "unknown-country": 2088, "bad-number": 231, "bad-period": 290 },
  },
  "fao-aquastat": {
    indicators: 171,
    countries: 200,
    observations: 169_634,
    withRegions: 169_634,
    problems: {},
  },
  "who-tb": {
    indicators: 429,
    countries: 215,
    observations: 542_360,
    withRegions: 543_186,
    // The texts of two variables that are no figures, and bounds that are rounded in one of two tables.
    problems: { "bad-number": 5540, duplicate: 213 },
  },
  "unaids-aidsinfo": {
    indicators: 303,
    countries: 229,
    observations: 90_658,
    withRegions: 92_202,
    problems: {},
  },
}

test.each(Object.entries(EXPECTED))(
  "%s is read to the last figure",
  { timeout: 60_000 },
  async (name, expected) => {
    const folder = realData(name)
    if (folder === undefined) return
    const counts = await countRecords(ddf, folder)
    expect(counts.undescribed).toEqual([])
    const { indicators, countries, observations, withRegions, problems } = counts
    expect({ indicators, countries, observations, withRegions, problems }).toEqual(expected)
  },
)
