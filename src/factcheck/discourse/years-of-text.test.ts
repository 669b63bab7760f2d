import { expect, test } from "vitest"

import { findMainYear } from "./years-of-text.ts"

test.each([
  ["In 2023 prices rose. Exports of 2023 fell, and 2023 ended badly; 2019 was better.", null, 2023],
  [
    "Last year prices rose. Exports fell last year, after 2019. In 2024 a dam was built.",
    "2025-03-01",
    2024,
  ],
  // Named too rarely, or hardly more often than another year.
  ["In 2023 prices rose. In 2023 exports fell.", null, undefined],
  ["In 2023, 2023 and 2023 as in 2019, 2019 and 2019 prices rose.", null, undefined],
  // "Last year" counts from no day, and what is to come is no year of figures.
  ["Last year prices rose. Last year exports fell. Last year it rained.", null, undefined],
  ["By 2030 it will rise; 2030 is near, and 2030 counts.", "2025-03-01", undefined],
])("%s", (text, asOf, year) => {
  expect(findMainYear(text, asOf)?.to).toBe(year)
})
