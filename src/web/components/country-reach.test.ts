import { expect, test } from "vitest"

import { countryReach } from "./country-reach.ts"

test("no country is said as what there is instead", () => {
  expect([0, 1, 1200].map(countryReach)).toEqual([
    "Regions and groups only",
    "1 country",
    "1,200 countries",
  ])
})
