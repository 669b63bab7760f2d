import { expect, test } from "vitest"

import { ddf } from "#importers/ddf/ddf.ts"
import type { Importer } from "#importers/importer.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

/** What is read of a folder; the independent counts and the reasons for differences are in docs/data-sources.md. */
type Expected = {
  importer: Importer
  indicators: number
  countries: number
  observations: number
  withRegions: number
  problems: Record<string, number>
}

const EXPECTED: Record<string, Expected> = {
  "unesco-education": {
    importer: ddf,
    indicators: 2207,
    countries: 236,
    observations: 1_135_388,
    withRegions: 1_150_560,
    problems: {},
  },
  "gdl-areadata": {
    importer: ddf,
    indicators: 1142,
    countries: 134,
    observations: 402_992,
    withRegions: 402_992,
    problems: { "placeholder-zero": 885 },
  },
  "gapminder-iceh": {
    importer: ddf,
    indicators: 224,
    countries: 119,
    observations: 83_422,
    withRegions: 83_422,
    problems: {},
  },
  "gapminder-world": {
    importer: ddf,
    indicators: 132,
    countries: 243,
    observations: 937_387,
    withRegions: 943_552,
    problems: { "unknown-country": 1145 },
  },
  "ilo-eapep": {
    importer: ddf,
    indicators: 48,
    countries: 190,
    observations: 311_656,
    withRegions: 313_144,
    problems: {},
  },
}

test.each(Object.entries(EXPECTED))(
  "%s is read to the last figure",
  { timeout: 60_000 },
  async (name, { importer, ...expected }) => {
    const folder = realData(name)
    if (folder === undefined) return
    const counts = await countRecords(importer, folder)
    expect(counts.undescribed).toEqual([])
    const { indicators, countries, observations, withRegions, problems } = counts
    expect({ indicators, countries, observations, withRegions, problems }).toEqual(expected)
  },
)
