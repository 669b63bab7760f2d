import { expect, test } from "vitest"

import { evidenceBars } from "./evidence-bars.ts"

const YEARS = Array.from({ length: 20 }, (_, k) => ({ period: String(2004 + k), value: k - 3 }))

test("the periods around the claim are shown, with the stated figure over its own", () => {
  const { bars, claimed } = evidenceBars(YEARS, { period: "2015", value: 12 })
  expect(bars.map(({ period }) => period)).toEqual(
    Array.from({ length: 11 }, (_, k) => String(2007 + k)),
  )
  expect(claimed?.x).toBe(bars.find(({ period }) => period === "2015")?.x)
})

test("bars stand on zero, negative ones hang from it", () => {
  const { bars, zero } = evidenceBars(
    [
      { period: "2020", value: -2 },
      { period: "2021", value: 4 },
      { period: "2022", value: null },
    ],
    { period: "2021", value: null },
  )
  expect(bars[0]?.y).toBeCloseTo(zero)
  expect((bars[1]?.y ?? 0) + (bars[1]?.height ?? 0)).toBeCloseTo(zero)
  expect(bars[2]?.height).toBe(0)
})

test("figures of every fifth year stand side by side", () => {
  const points = YEARS.map(({ period }, k) => ({ period, value: k % 5 === 0 ? k : null }))
  const { bars } = evidenceBars(points, { period: "2009", value: 6 })
  expect(bars.map(({ period }) => period)).toEqual(["2004", "2009", "2014", "2019"])
})

test("above all bars is room for the label of the stated figure, above negative ones too", () => {
  for (const sign of [1, -1]) {
    const points = YEARS.map(({ period }) => ({ period, value: sign * 8 }))
    const { bars, claimed } = evidenceBars(points, { period: "2015", value: sign * 3 })
    const highest = Math.min(...bars.map(({ y }) => y), claimed?.y ?? 100)
    expect(highest).toBeGreaterThan(12)
  }
})

test("a claim about no stored period shows the last ones and no stated bar", () => {
  const { bars, claimed } = evidenceBars(YEARS, { period: "2010..2019", value: 5 })
  expect(bars.at(-1)?.period).toBe("2023")
  expect(claimed).toBeNull()
})

test("two to six round figures label the values, zero among them", () => {
  const of = (...values: number[]) =>
    evidenceBars(
      values.map((value, k) => ({ period: String(2000 + k), value })),
      { period: "2000", value: null },
    ).ticks.map(({ value }) => value)
  expect(of(3.4, 6.3)).toEqual([0, 2, 4, 6])
  expect(of(-1.6, 6.3)).toEqual([0, 2, 4, 6])
  expect(of(0.1, 0.31)).toEqual([0, 0.1, 0.2, 0.3])
  expect(of(-40, -12)).toEqual([-40, -20, 0])
  expect(of(21_500_000, 54_300_000)).toEqual([0, 20_000_000, 40_000_000, 60_000_000])
  expect(of(0)).toEqual([])
  const { ticks, zero } = evidenceBars([{ period: "2000", value: 9 }], {
    period: null,
    value: null,
  })
  expect(ticks[0]?.y).toBeCloseTo(zero)
})
