import { expect, test } from "vitest"

import type { StoredSeries } from "#catalog/types.ts"
import { countryByCode } from "#domain/find-country.ts"
import type { Indicator } from "#domain/indicator.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"

const INDICATOR: Indicator = {
  id: "world-bank:NYGDPMKTPSAKN",
  publisherId: "world-bank",
  sourceId: "world-bank-gem",
  code: "NYGDPMKTPSAKN",
  name: "GDP at market prices, constant local currency, seasonally adjusted",
  category: "economy",
  unit: "constant 2010 LCU, millions",
  currency: null,
  definition: "",
  notes: "",
  sourceNote: "",
  aggregation: "sum",
  decimals: null,
  topics: [],
  isHeadline: false,
}

/** Real GDP of Germany from the first quarter of 2021: 2 % more on the year in each quarter of 2022, the last one 1 % less than the third. */
function gdp(): StoredSeries {
  const country = countryByCode("DEU")
  if (!country) throw new Error("no country")
  return {
    id: "world-bank:NYGDPMKTPSAKN:DEU:quarterly",
    indicator: INDICATOR,
    country,
    figures: {
      frequency: "quarterly",
      start: 2021 * 4,
      values: [100, 100, 101, 100, 102, 102, 103.02, 101.99],
    },
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
  }
}

const checker = createFactChecker({
  publicUrl: "",
  catalog: {
    version: () => Promise.resolve(1),
    findIndicator: (code) =>
      Promise.resolve(
        code === INDICATOR.code ? { indicator: INDICATOR, renamed: false } : undefined,
      ),
    listSeries: () => Promise.resolve([gdp()]),
    listOlderSeries: () => Promise.resolve([]),
  },
})

test.each([
  ["Germany's economy grew 2% year on year in the fourth quarter of 2022.", "correct"],
  ["Germany's GDP rose 3.5% on the year in Q4 2022.", "incorrect"],
  ["In the fourth quarter of 2022 Germany's economy shrank by 1% quarter on quarter.", "correct"],
  ["Germany's economy shrank by 3% from the previous quarter in Q4 2022.", "incorrect"],
  ["Germany's economy grew by 2% in the fourth quarter of 2022.", "unavailable"],
  ["Germany's economy contracted at an annualised rate of 4% in Q4 2022.", "unavailable"],
  ["Germany's economy grew 2% year on year in the first quarter of 2026.", "unavailable"],
])("%s is %s", async (text, status) => {
  const [claim, second] = await checker.check(text)
  expect([claim?.status, second]).toEqual([status, undefined])
  const alone = await checker.validate(claim?.statement ?? "")
  expect(alone?.status).toBe(status)
})
