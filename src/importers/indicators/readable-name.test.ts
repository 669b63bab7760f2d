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
  expect(readableName(words)).toMatch(/^Word (word )+… word word \(per 1,000\)$/)
})

test("a long name keeps the clause at its end, which tells it from its like", () => {
  const name = readableName(
    `Cases tested ${"with a molecular test ".repeat(9)}: previously treated`,
  )
  expect(name).toMatch(/^Cases tested with .* … molecular test: previously treated$/)
})

test("a long name keeps all clauses that fit and the last words before them", () => {
  const subject = `Students ${"who attend school ".repeat(8)}proficient in reading`
  expect(readableName(`${subject}, rural, poorest quintile, female (%)`)).toMatch(
    /^Students .* … in reading, rural, poorest quintile, female \(%\)$/,
  )
})

test("a legend of answers is no unit and gives way first", () => {
  const legend = "(1 = Requires further progress; 2 = Partially meets; 3 = Meets; 4 = Fully meets)"
  const words = `Countries ${"with policies ".repeat(6)}of migration`
  expect(readableName(`${words} ${legend}`)).toBe(words)
})

test("no name is longer than a heading may be", () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 90 }), (text) => {
      expect(readableName(text).length).toBeLessThanOrEqual(LONGEST_NAME)
    }),
  )
})
