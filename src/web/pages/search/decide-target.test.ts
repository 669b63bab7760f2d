import { expect, test } from "vitest"

import type { Catalog } from "#catalog/create-catalog.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import { decideTarget } from "./decide-target.server.ts"

const catalog: Pick<Catalog, "findIndicator"> = {
  findIndicator: (text) =>
    Promise.resolve(
      text === "Births"
        ? { indicator: { name: "Births, total" } as Indicator, renamed: true }
        : undefined,
    ),
}

test("a known indicator and country lead to their page, under their present names", async () => {
  expect(await decideTarget(catalog, { country: "KEN", indicator: " Births " })).toEqual({
    kind: "indicator",
    name: "Births, total",
    countrySlug: "kenya",
  })
})

test("words that name no indicator become a search with the country", async () => {
  expect(await decideTarget(catalog, { country: "kenya", indicator: "exports of tea" })).toEqual({
    kind: "results",
    text: "exports of tea Kenya",
  })
})

test.each([
  { country: "", indicator: "Births" },
  { country: "Atlantis", indicator: "Births" },
  { country: "kenya", indicator: "  " },
])("a form that is not filled in goes back: %o", async (request) => {
  expect(await decideTarget(catalog, request)).toEqual({ kind: "incomplete" })
})
