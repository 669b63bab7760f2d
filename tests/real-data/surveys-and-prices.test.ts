import { expect, test } from "vitest"

import { ddf } from "#importers/formats/ddf/ddf.ts"
import { owidDatasets } from "#importers/formats/owid-datasets/owid-datasets.ts"
import { sdmxCsv } from "#importers/formats/sdmx-csv/sdmx-csv.ts"
import { unctadstat } from "#importers/formats/unctadstat/unctadstat.ts"
import { wbDoingBusiness } from "#importers/formats/wb-doing-business/wb-doing-business.ts"
import { economistBigmac } from "#importers/formats/economist-bigmac/economist-bigmac.ts"
import { iloLabels } from "#importers/formats/ilo-labels/ilo-labels.ts"
import { wbRiseSpi } from "#importers/formats/wb-rise-spi/wb-rise-spi.ts"
import { undpHdr } from "#importers/formats/undp-hdr/undp-hdr.ts"
import { wfpPrices } from "#importers/formats/wfp-prices/wfp-prices.ts"
import { worldBank } from "#importers/formats/world-bank/world-bank.ts"
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
  "owid-datasets-2": {
    importer: owidDatasets,
    indicators: 378,
    countries: 235,
    observations: 818_492,
    withRegions: 831_201,
    problems: { "bad-period": 83, "unknown-country": 1283, "bad-number": 43, duplicate: 110 },
  },
  "undp-hdr25": {
    importer: undpHdr,
    indicators: 40,
    countries: 195,
    observations: 188_429,
    withRegions: 200_004,
    problems: {},
  },
  "hdx-wfp-gha-uga": {
    importer: wfpPrices,
    indicators: 1588,
    countries: 2,
    observations: 41_084,
    withRegions: 41_084,
    problems: {},
  },
  "wb-wwbi": {
    importer: worldBank,
    indicators: 87,
    countries: 115,
    observations: 21_971,
    withRegions: 21_971,
    problems: {},
  },
  "bis-stats": {
    importer: sdmxCsv,
    indicators: 34,
    countries: 62,
    observations: 337_341,
    withRegions: 348_770,
    problems: { "unknown-country": 21 },
  },
  "imf-portal": {
    importer: sdmxCsv,
    indicators: 27,
    countries: 208,
    observations: 206_959,
    withRegions: 208_908,
    problems: { "placeholder-zero": 197, "unknown-country": 12 },
  },
  unctadstat: {
    importer: unctadstat,
    indicators: 150,
    countries: 236,
    observations: 567_901,
    withRegions: 678_502,
    problems: { "unknown-country": 35_879 },
  },
  "wb-doing-business": {
    importer: wbDoingBusiness,
    indicators: 204,
    countries: 190,
    observations: 274_790,
    withRegions: 274_790,
    problems: { "text-answer": 2281, "unknown-country": 220 },
  },
  "economist-bigmac": {
    importer: economistBigmac,
    indicators: 15,
    countries: 55,
    observations: 26_825,
    withRegions: 27_470,
    problems: {},
  },
  "ilo-earnings": {
    importer: iloLabels,
    indicators: 11,
    countries: 111,
    observations: 6234,
    withRegions: 6234,
    problems: {},
  },
  "wb-rise-spi": {
    importer: wbRiseSpi,
    indicators: 200,
    countries: 218,
    observations: 300_553,
    withRegions: 300_553,
    problems: { "text-answer": 469, "missing-code": 5627 },
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
