import type { SeriesData } from "./page-data.ts"

/** A small series for tests of what pages say; a test names only what it is about. */
export function aSeries(part: Partial<SeriesData> = {}): SeriesData {
  return {
    id: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    indicator: {
      id: "world-bank:FP.CPI.TOTL.ZG",
      name: "Inflation",
      code: "FP.CPI.TOTL.ZG",
      category: "price",
      topics: [],
      unit: "annual %",
      shownUnit: "annual %",
      definition: "How fast prices rise.",
      notes: { lead: "", rest: "" },
      sourceNote: { lead: "", rest: "" },
    },
    place: { name: "Nigeria", slug: "nigeria", code2: "NG" },
    source: {
      id: "world-bank-wdi",
      publisher: "World Bank",
      title: "World Development Indicators",
      url: "https://example.org/data",
      licence: "CC BY 4.0",
      licenceUrl: "https://example.org/licence",
      attribution: "The World Bank",
      terms: "The figures may be passed on.",
      isRestricted: false,
      isClosed: false,
    },
    figures: { frequency: "yearly", start: 2020, values: [13.2, null, 18.8] },
    format: { prefix: "", suffix: "%", kind: "percent" },
    plotted: {
      figures: { frequency: "yearly", start: 2020, values: [13.2, null, 18.8] },
      format: { prefix: "", suffix: "%", kind: "percent" },
      unit: "annual %",
    },
    transforms: ["level", "log"],
    spec: {
      chartType: "bar",
      colour: "#900F7B",
      frequency: "yearly",
      startYear: null,
      endYear: null,
    },
    frequencies: ["yearly"],
    firstYear: 2020,
    lastYear: 2022,
    derived: null,
    forecastFrom: null,
    vintage: "2025-01-15",
    vintageStated: true,
    asOf: null,
    feed: "/feeds/series/x.xml",
    ignored: [],
    ...part,
  }
}
