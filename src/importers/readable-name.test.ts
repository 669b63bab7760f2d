import fc from "fast-check"
import { expect, test } from "vitest"

import { LONGEST_NAME, readableName } from "./readable-name.ts"

test.each([
  [
    "Pupils  over-age for their grade , both sexes (%)",
    "Pupils over-age for their grade, both sexes (%)",
  ],
  [
    "Adults newly enrolled in HIV care during the year.",
    "Adults newly enrolled in HIV care during the year",
  ],
  ["Patients who started treatment for MDR-TB.", "Patients who started treatment for MDR-TB"],
  ["Commodity price: Tobacco, US import u.v.", "Commodity price: Tobacco, US import u.v."],
  ["Contributions (% of GDP) (OECD (2018)", "Contributions (% of GDP) (OECD (2018))"],
  [
    "Inequality index [equality = 0; inequality = 1)",
    "Inequality index [equality = 0; inequality = 1]",
  ],
  ["GDP (current US$)", "GDP (current US$)"],
])("%s is shown as %s", (written, shown) => {
  expect(readableName(written)).toBe(shown)
})

test("a long name loses further sentences and remarks before words, and keeps its unit", () => {
  const remark = `(smear positive or culture positive or positive by ${"rapid ".repeat(20)}tests)`
  expect(readableName(`New cases ${remark}. As of 2013 others as well (%)`)).toBe("New cases (%)")
  const words = `${"word ".repeat(40)}(per 1,000)`
  expect(readableName(words)).toMatch(/^(word )+… \(per 1,000\)$/)
})

test("no name is longer than a heading may be", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 90 }), (text) => {
      expect(readableName(text).length).toBeLessThanOrEqual(LONGEST_NAME)
    }),
  )
})
