import { expect, test } from "vitest"

import { readCalculation } from "../calculate.ts"
import { readQuantity } from "../units/read-quantity.ts"
import { evaluate, type Inputs } from "./evaluate.ts"
import type { CalculatedValues } from "./calculated-values.ts"
import { parseFormula } from "../formula/parse-formula.ts"

function values(
  list: readonly (number | null)[],
  unit: string,
  more: Partial<CalculatedValues> = {},
): CalculatedValues {
  return {
    frequency: "yearly",
    start: 2000,
    values: list,
    forecastFrom: null,
    quantity: readQuantity(unit, null),
    isFlow: true,
    ...more,
  }
}

function compute(
  text: string,
  found: Record<string, CalculatedValues>,
  places: Record<string, Inputs> = {},
) {
  const parsed = parseFormula(text)
  if ("problem" in parsed) throw new Error(parsed.problem)
  return evaluate(parsed.formula, {
    find: (name) => found[name],
    inPlace: (name) => places[name],
    inMembers: (name) => (name === "all two" ? Object.values(places) : undefined),
  })
}

function computeValues(
  text: string,
  found: Record<string, CalculatedValues>,
  places?: Record<string, Inputs>,
) {
  const evaluated = compute(text, found, places)
  if (!evaluated || "problem" in evaluated) throw new Error(evaluated?.problem ?? "nothing")
  return evaluated
}

test("results equal an independent computation on 1,000 random pairs", () => {
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const units = ["people", "thousand people", "million people"]
  const scales = [1, 1e3, 1e6]
  for (let k = 0; k < 1000; k += 1) {
    const [x, y] = [random() * 1e6 - 5e5, random() < 0.05 ? 0 : random() * 1e3]
    const [i, j] = [Math.floor(random() * 3), Math.floor(random() * 3)]
    const found = { a: values([x], units[i] ?? ""), b: values([y], units[j] ?? "") }
    const [p, q] = [x * (scales[i] ?? 1), y * (scales[j] ?? 1)]
    const check = (text: string, expected: number) => {
      const [value = null] = computeValues(text, found).values
      if (!Number.isFinite(expected)) expect(value).toBeNull()
      else
        expect(value).toBeCloseTo(
          expected,
          Math.max(0, 8 - Math.ceil(Math.log10(Math.abs(expected) + 1))),
        )
    }
    check("a/b", p / q)
    check("a-b", p - q)
    check("a+b", p + q)
    check("share(a, b)", (p / q) * 100)
  }
})

test("functions over time equal an independent computation on 1,000 random series", () => {
  let seed = 11
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const wrong: string[] = []
  for (let k = 0; k < 1000; k += 1) {
    const length = 6 + Math.floor(random() * 20)
    const list = Array.from({ length }, () => (random() < 0.1 ? null : 1 + random() * 1e4))
    const at = Math.floor(random() * length)
    const span = 2 + Math.floor(random() * 4)
    const a = values(list, "people")
    const check = (text: string, expected: (year: number) => number | null | undefined) => {
      const evaluated = compute(text, { a })
      for (const year of list.keys()) {
        const want = expected(year) ?? null
        const got = evaluated && !("problem" in evaluated) ? (evaluated.values[year] ?? null) : null
        const isEqual =
          want === null || got === null
            ? got === want
            : Math.abs(got - want) < 1e-9 * Math.max(1, Math.abs(want))
        if (!isEqual) wrong.push(`${text} in ${String(year)}: ${String(got)}, not ${String(want)}`)
      }
    }
    const both = (year: number, work: (now: number, before: number) => number) => {
      const [now, before] = [list[year], list[year - 1]]
      return typeof now === "number" && typeof before === "number" ? work(now, before) : null
    }
    check("growth(a)", (year) => both(year, (now, before) => 100 * (now / before) - 100))
    check("change(a)", (year) => both(year, (now, before) => now - before))
    check(`ma(a, ${String(span)})`, (year) => {
      const window = list.slice(Math.max(0, year - span + 1), year + 1)
      const held = window.filter((value) => value !== null)
      return held.length === span ? held.reduce((sum, value) => sum + value, 0) / span : null
    })
    check(`index(a, ${String(2000 + at)})`, (year) => {
      const [now, base] = [list[year], list[at]]
      return typeof now === "number" && typeof base === "number" ? 100 * (now / base) : null
    })
  }
  expect(wrong).toEqual([])
})

test("periods are matched, a gap or a zero below leaves a gap, and forecasts are handed on", () => {
  const found = {
    a: values([1, 2, null, 4, 5], "current US$", { forecastFrom: 2004 }),
    b: values([2, 0, 4, 5], "people", { start: 2001 }),
  }
  const result = computeValues("a/b", found)
  expect(result.start).toBe(2000)
  expect(result.values).toEqual([null, 1, null, 1, 1])
  expect(result.forecastFrom).toBe(2004)
  expect(result.quantity.text).toBe("current US$ per person")
})

test("a percentage of an amount is a hundredth of the product", () => {
  const found = { a: values([5], "% of GDP"), b: values([200], "million US$") }
  expect(computeValues("a*b", found).values).toEqual([10_000_000])
})

test("rates for a thousand give counts", () => {
  const found = {
    a: values([25], "deaths per 1,000 live births"),
    b: values([4000], "live births"),
  }
  expect(computeValues("a*b", found).values[0]).toBeCloseTo(100)
})

test("growth, average growth a year, moving averages and an index", () => {
  const found = { a: values([100, 110, 121], "current US$") }
  expect(computeValues("growth(a)", found).values.map((v) => v && Math.round(v))).toEqual([
    null,
    10,
    10,
  ])
  expect(computeValues("cagr(a, 2000, 2002)", found).values[0]).toBeCloseTo(10)
  expect(computeValues("ma(a, 2)", found).values).toEqual([null, 105, 115.5])
  expect(computeValues("index(a, 2001)", found).values[0]).toBeCloseTo(90.909, 2)
})

test("a change is in the unit itself, and of what is relative in points", () => {
  const money = computeValues("change(a)", { a: values([100, 130, null, 90, 95], "current US$") })
  expect(money.values).toEqual([null, 30, null, null, 5])
  expect(money.quantity.text).toBe("current US$")
  const rate = computeValues("change(a)", { a: values([3, 5], "annual %") })
  expect([rate.values[1], rate.quantity.text]).toEqual([2, "percentage points"])
  expect(compute("change(a)", { a: values([3, 5], "score") })).toHaveProperty("problem")
})

test("growth of quarters is on the same quarter of the year before", () => {
  const a = values([1, 2, 3, 4, 2, 4, 6, 8], "current LCU", { frequency: "quarterly", start: 8000 })
  expect(computeValues("growth(a)", { a }).values.slice(4)).toEqual([100, 100, 100, 100])
  expect(computeValues("ytd(a)", { a }).values).toEqual([1, 3, 6, 10, 2, 6, 12, 20])
})

test("a deflator whose base year differs from country to country takes prices out as well", () => {
  const deflator = values([50, 100], "base year varies by country")
  const money = values([10, 30], "current LCU")
  expect(computeValues("real(a, deflator, 2001)", { a: money, deflator }).values).toEqual([20, 30])
})

test("prices are taken out of local money by its deflator, and not out of dollars", () => {
  const deflator = values([50, 100, 200], "index, 2001 = 100")
  const real = computeValues("real(a, deflator, 2001)", {
    a: values([10, 30, 80], "current LCU"),
    deflator,
  })
  expect(real.values).toEqual([20, 30, 40])
  expect(real.quantity.text).toBe("constant 2001 LCU")
  expect(
    compute("real(a, deflator, 2001)", { a: values([1], "current US$"), deflator }),
  ).toHaveProperty("problem")
  expect(compute("real(a, deflator, 2001)", { a: values([1], "people"), deflator })).toHaveProperty(
    "problem",
  )
})

const place = (a: CalculatedValues): Inputs => ({
  find: () => a,
  inPlace: () => undefined,
  inMembers: () => undefined,
})

test("a share of a place, and the sum of a group only where all members have a value", () => {
  const found = { a: values([10, 20], "people") }
  const world = place(values([100, 80], "people"))
  expect(computeValues("share(a, World)", found, { World: world }).values).toEqual([10, 25])
  const members = {
    one: place(values([1, 2, null], "people")),
    two: place(values([10, 20, 30], "people")),
  }
  expect(computeValues("sum(a over all two)", found, members).values).toEqual([11, 22, null])
})

test.each([
  ["growth(a)", "% of GDP"],
  ["index(a, 2000)", "annual %"],
  ["ytd(a)", "people"],
  ["share(a, World)", "% of GDP"],
  ["sum(a over all two)", "current US$ per person"],
  ["sum(a over all two)", "current LCU"],
  ["a + 1", "people"],
  ["1 / a", "people"],
  ["sum(a over nowhere)", "people"],
  ["share(a, Nowhere)", "people"],
])("%s of %s is refused with a reason", (text, unit) => {
  const own = values([1, 2], unit)
  const evaluated = compute(text, { a: own }, { World: place(own) })
  expect(evaluated).toMatchObject({ problem: expect.stringMatching(/\.$/) as string })
})

test("a formula without an indicator is refused", () => {
  expect(readCalculation("1 + 2")).toHaveProperty("problem")
})
