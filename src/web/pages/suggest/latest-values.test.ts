import { expect, test } from "vitest"

import type { Catalog } from "#catalog/create-catalog.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Suggestion } from "#search/suggestion.ts"

import { INFLATION } from "../indicator/catalog.fixture.ts"
import { findLatestValues } from "./latest-values.server.ts"

const LINE: Suggestion = {
  kind: "indicator",
  indicator: {
    ...INFLATION,
    publisher: "World Bank",
    frequencies: ["yearly"],
    countryCount: 1,
    startYear: 1960,
    endYear: 2024,
    lastActualYear: 2024,
  },
  country: countryByCode("NGA") ?? null,
  frequency: null,
  startYear: null,
  endYear: null,
  path: "/indicators/inflation/nigeria",
  because: null,
}

test.each<[situation: string, find: Catalog["findSummaries"]]>([
  ["fails", () => Promise.reject(new Error("The database is gone."))],
  ["does not answer", () => new Promise(() => undefined)],
  ["holds nothing", () => Promise.resolve([undefined])],
])("lines come without figures where the database %s", async (_, findSummaries) => {
  expect(await findLatestValues([LINE], { findSummaries })).toEqual(new Map())
})
