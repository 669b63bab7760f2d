import { expect, test } from "vitest"

import type { StoredSeries } from "#catalog/dataset.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Observations } from "#domain/series/series.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { makeIndicator } from "#tests/support/make-indicator.ts"

function indicator(code: string): Indicator {
  return makeIndicator({
    sourceId: "world-bank-gem",
    code,
    unit: "index",
    aggregation: "sum",
  })
}

function series(code: string, place: string, observations: Observations): StoredSeries {
  const country = countryByCode(place)
  if (!country) throw new Error("no country")
  return {
    id: `world-bank:${code}:${place}:${observations.frequency}`,
    indicator: indicator(code),
    country,
    observations,
    forecastFrom: null,
    source: {
      id: "world-bank-gem",
      publisherId: "world-bank",
      publisher: "World Bank",
      title: "Global Economic Monitor",
      licence: "CC BY 4.0",
      licenceUrl: null,
      attribution: "World Bank",
      redistribute: "yes",
      url: "https://datacatalog.worldbank.org/",
    },
    vintage: "2026-11-21",
    vintageStated: true,
  }
}

/** A price index that is 100 in October 2021 and so much more a year later. */
const prices = (rate: number): Observations => ({
  frequency: "monthly",
  start: 2021 * 12 + 9,
  values: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100 + rate],
})

const HELD: Readonly<Record<string, StoredSeries>> = {
  // Real GDP: 2 % more on the year in each quarter of 2022, the last one 1 % less than the third.
  NYGDPMKTPSAKN: series("NYGDPMKTPSAKN", "DEU", {
    frequency: "quarterly",
    start: 2021 * 4,
    values: [100, 100, 101, 100, 102, 102, 103.02, 101.99],
  }),
  // Consumer prices as the national office counts them, and a harmonised index.
  CPTOTNSXN: series("CPTOTNSXN", "GBR", prices(11.05)),
  "INFLATION.HCPI.INDEX": series("INFLATION.HCPI.INDEX", "GBR", prices(9.6)),
}

const checker = createFactChecker({
  publicUrl: "",
  catalog: {
    version: () => Promise.resolve(1),
    findIndicator: (code) =>
      Promise.resolve(code in HELD ? { indicator: indicator(code), renamed: false } : undefined),
    listSeries: ({ code }) => Promise.resolve(HELD[code] ? [HELD[code]] : []),
    listOlderSeries: () => Promise.resolve([]),
    orderPublishers: () => Promise.resolve([]),
  },
})

test.each([
  ["Germany's economy grew 2% year on year in the fourth quarter of 2022.", "correct"],
  ["Germany's GDP rose 3.5% on the year in Q4 2022.", "incorrect"],
  ["In the fourth quarter of 2022 Germany's economy shrank by 1% quarter on quarter.", "correct"],
  ["Germany's economy shrank by 3% from the previous quarter in Q4 2022.", "incorrect"],
  // Its office puts the change on the quarter before first: on the year it fits, on the quarter it is far off.
  ["Germany's economy grew by 2% in the fourth quarter of 2022.", "unverified"],
  ["Germany's economy shrank by 1% in the fourth quarter of 2022.", "correct"],
  ["Germany's economy shrank by 4% in the fourth quarter of 2022.", "incorrect"],
  // Seasonally adjusted, revised figures do not refute a first one that is near.
  ["Germany's economy grew 2.4% year on year in Q4 2022.", "unverified"],
  ["Germany's economy contracted at an annualised rate of 4% in Q4 2022.", "unavailable"],
  ["Germany's economy grew 2% year on year in the first quarter of 2026.", "unavailable"],
  // The national index decides; a harmonised one that fits leaves it open.
  ["UK inflation hit 11.1% in October 2022.", "correct"],
  ["UK inflation hit 9.6% in October 2022.", "unverified"],
  ["UK inflation hit 7.1% in October 2022.", "incorrect"],
])("%s is %s", async (text, status) => {
  const [claim, second] = await checker.check(text)
  expect([claim?.status, second]).toEqual([status, undefined])
  const alone = await checker.validate(claim?.statement ?? "")
  expect(alone?.status).toBe(status)
})

test("a basis that only custom decides is told", async () => {
  const [claim] = await checker.check(
    "Germany's economy shrank by 1% in the fourth quarter of 2022.",
  )
  expect(claim?.message).toContain(
    "on the quarter before, as its statistics office usually states it",
  )
  expect(claim?.evidence.rule).toContain("on the quarter before")
})
