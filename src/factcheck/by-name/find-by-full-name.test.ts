import { expect, test } from "vitest"

import { saysWhole } from "./find-by-full-name.ts"

test.each([
  ["Military expenditure (current USD)", "military expenditure", true],
  ["Military expenditure (current USD)", "military spending", true],
  ["Military expenditure (% of GDP)", "military expenditure as a share of GDP", true],
  ["Military expenditure (% of GNI)", "military expenditure as a share of GDP", false],
  [
    "Military expenditure (% of general government expenditure)",
    "military spending as a share of GDP",
    false,
  ],
  ["Individuals using the Internet (% of population)", "share of people using the internet", true],
  ["Individuals using the Internet, female (%)", "share of people using the internet", false],
  ["Health expenditure per capita (current US$)", "health spending", false],
  ["Government health expenditure (% of GDP)", "health spending as a share of GDP", false],
  ["Exports of goods (constant US$)", "exports of goods", false],
  ["Labour force, total (15-24)", "labour force", false],
  ["Oil rents (% of GDP)", "natural gas rents as a share of GDP", false],
])("%s says the whole of %s: %s", (name, phrase, says) => {
  expect(saysWhole(name, phrase)).toBe(says)
})
