import { expect, test } from "vitest"

import { differWidely } from "./differ-widely.ts"

type Input = Parameters<typeof differWidely>

/** A series of one publisher from a year on. */
const seriesFrom = (id: string, start: number, ...values: (number | null)[]) => ({
  indicator: { id },
  source: { publisher: id },
  forecastFrom: null,
  observations: { frequency: "yearly", start, values },
})
const evidence = (series: object, kind = "rate", year = 2020) =>
  ({
    claim: { kind: "level", value: 30, period: { frequency: "yearly", from: year, to: year } },
    measure: { kind },
    series,
  }) as unknown as Input[0]
const modelled = seriesFrom("world-bank:A", 2017, 5.4, 5.3, 5.2, 5.7)

test("a publisher with another count in the years before leaves a rate open", () => {
  const others = [evidence(seriesFrom("imf:B", 2017, 20.4, 22.6))]
  expect(differWidely(evidence(modelled), others)?.reason).toContain("for 2018")
  expect(differWidely(evidence(modelled), others)?.reason).toContain("22.6")
})

test.each([
  ["near by", seriesFrom("imf:B", 2017, 5.1, 6.0)],
  ["held for the year itself", seriesFrom("imf:B", 2017, 20.4, 22.6, 23.1, 33.3)],
  ["only long ago", seriesFrom("imf:B", 2012, 20.4)],
  ["a compilation", seriesFrom("gapminder:B", 2017, 20.4, 22.6)],
])("figures of another publisher %s leave nothing open", (_what, other) => {
  expect(differWidely(evidence(modelled), [evidence(other)])).toBeUndefined()
})

test("amounts are not held against each other", () => {
  const others = [evidence(seriesFrom("imf:B", 2017, 20.4, 22.6))]
  expect(differWidely(evidence(modelled, "money"), others)).toBeUndefined()
})
