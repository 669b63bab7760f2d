import type { Dataset } from "#catalog/dataset.ts"
import { makeIndicator } from "#tests/support/make-indicator.ts"

import { fileView, type FileEdits, type FileView } from "./file-view.ts"

/** Yearly inflation of a country whose name needs its accents; a test names only what it is about. */
export function aDataset(part: Partial<Dataset> = {}): Dataset {
  return {
    id: "world-bank:FP.CPI.TOTL.ZG:CIV:yearly",
    indicator: makeIndicator({
      code: "FP.CPI.TOTL.ZG",
      sourceId: "world-bank/wdi",
      name: "Inflation, consumer prices (annual %)",
      category: "price",
      unit: "annual %",
      definition: "How fast prices rise.",
      isHeadline: true,
    }),
    country: {
      code: "CIV",
      code2: "CI",
      name: "Côte d’Ivoire",
      slug: "cote-divoire",
      kind: "country",
      continent: "africa",
    },
    observations: {
      frequency: "yearly",
      start: 2018,
      values: [0.3594, -1.1069, null, 4.0915, 5.2765],
    },
    derivedFrom: null,
    forecastFrom: null,
    pace: null,
    frequencies: ["yearly"],
    source: {
      id: "world-bank/wdi",
      publisherId: "world-bank",
      publisher: "World Bank",
      title: "World Development Indicators",
      licence: "CC BY 4.0",
      licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
      attribution: "The World Bank: World Development Indicators",
      redistribute: "yes",
      url: "https://data.worldbank.org",
    },
    vintage: "2025-07-01",
    vintageStated: true,
    retrievedAt: new Date(0),
    changedAt: new Date(0),
    ...part,
  }
}

/** The view of a dataset as the address with the given query shows it. */
export function aView(query = "", dataset: Dataset = aDataset(), edits?: FileEdits): FileView {
  return fileView(dataset, new URLSearchParams(query), {
    asOf: null,
    currentYear: 2026,
    publicUrl: "https://example.org",
    edits,
  })
}
