import { expect, test } from "vitest"

import { dashboardFromApi } from "./dashboard-from-api.ts"

const SHELL = {
  state: "sign-in" as const,
  origin: "",
  continent: "africa",
  countries: [],
  downloads: "signed-in" as const,
  asOf: null,
  notices: [],
  country: { name: "Nigeria", slug: "nigeria", code2: "NG" },
}

const ITEM = {
  name: "Inflation (annual %)",
  country: "Nigeria",
  indicatorId: "wb:cpi",
  datasetId: "wb:cpi:NGA:yearly",
  category: "price" as const,
  metric: "annual %",
  currency: null,
  frequency: "yearly" as const,
  startYear: 2022,
  endYear: 2024,
  lastActualYear: 2024,
  indicatorDefinition: "How fast prices rise.",
  definitionOrigin: "publisher" as const,
  source: null,
  notes: [],
  latest: { period: "2024", value: 33.2 },
  previous: 24.7,
  rank: { position: 6, of: 165, continent: { position: 3, of: 45 } },
  data: [
    { period: "2022", value: 18.8 },
    { period: "2023", value: 24.7 },
    { period: "2024", value: 33.2 },
  ],
}

const BODY = {
  id: "NGA",
  name: "Nigeria",
  slug: "nigeria",
  imageUrl: null,
  description: "",
  visitId: null,
  selectedIndicators: [ITEM],
  selectedCharts: [
    {
      ...ITEM,
      source: { publisher: "World Bank", url: "https://data.worldbank.org" },
      notes: ["Data as of 24-02-2026."],
    },
  ],
  resource: { "Central Bank": "https://cbn.gov.ng" },
}

test("what the API gives is shown as the open page shows it", () => {
  const { headlines, charts, resources } = dashboardFromApi(BODY, SHELL)
  expect(headlines[0]).toMatchObject({
    name: "Inflation",
    value: "33.2%",
    period: "2024",
    change: "+8.5 points",
    course: "up",
    rank: "6th of 165 countries",
    continentRank: "3rd of 45 in Africa",
  })
  expect(charts[0]).toMatchObject({
    name: "Inflation",
    vintage: "Data as of 24-02-2026.",
    notes: [],
    observations: { frequency: "yearly", start: 2022, values: [18.8, 24.7, 33.2] },
  })
  expect(resources).toEqual([{ label: "Central Bank", url: "https://cbn.gov.ng" }])
})

test("a figure without a date has no period and no rank", () => {
  const fact = { ...ITEM, latest: { period: null, value: 12 }, rank: null, data: [] }
  const { headlines } = dashboardFromApi({ ...BODY, selectedIndicators: [fact] }, SHELL)
  expect(headlines[0]).toMatchObject({ period: "no date given", rank: "", change: "" })
})
