import * as fc from "fast-check"
import { expect, test } from "vitest"

import { aggregateObservations } from "#domain/series/aggregate.ts"
import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import { parsePeriod } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

import { analyseSeries, type AnalysisInput } from "./analyse-series.ts"

const PERCENT = unitFormat("annual %", null)
const PLAIN = unitFormat("people", null)

function analyse(values: (number | null)[], part: Partial<AnalysisInput> = {}) {
  return analyseSeries({
    title: "Inflation, Nigeria",
    observations: { frequency: "yearly", start: 2015, values },
    format: PERCENT,
    aggregation: "average",
    forecastFrom: null,
    rank: null,
    ...part,
  })
}

function textOf(parts: ReturnType<typeof analyseSeries>): string {
  return parts.flatMap(({ sentences }) => sentences).join(" ")
}

test("a share is told with its change in points, its windows, course and extremes", () => {
  expect(analyse([9, 15.7, 16.5, 12.1, 11.4, 13.2, 17, 18.8, 24.7, 33.2])).toEqual([
    {
      heading: "Latest figure",
      sentences: [
        "Inflation, Nigeria: the latest figure is 33.2% in 2024, up 8.5 points from 24.7% in 2023.",
      ],
    },
    {
      heading: "Recent periods",
      sentences: [
        "In the last 5 years (2020 to 2024) the average is 21.4%, between 13.2% in 2020 and 33.2% in 2024.",
      ],
    },
    {
      heading: "Direction",
      sentences: ["It has risen 5 years in a row."],
    },
    {
      heading: "Highest and lowest",
      sentences: [
        "The latest figure is the highest since 2015.",
        "The lowest figure since 2015 is 9% in 2015.",
      ],
    },
  ])
})

test("what is no share has a growth rate a year", () => {
  expect(textOf(analyse([100, 110, 121], { format: PLAIN }))).toContain(
    "From 2015 to 2017 it grew by 10.0% a year on average.",
  )
  expect(textOf(analyse([100, 110, 121]))).not.toContain("a year on average")
})

test("months are looked at as months, quarters and years, and against a year before", () => {
  const values = Array.from({ length: 72 }, (_, k) => 100 + k)
  const observations: Observations = { frequency: "monthly", start: 2019 * 12, values }
  const text = textOf(analyse([], { observations, format: PLAIN }))
  expect(text).toContain("In the last 12 months (Jan 2024 to Dec 2024) the average is 166")
  expect(text).toContain("In the last 8 quarters (Q1 2023 to Q4 2024) the average is 160")
  expect(text).toContain("In the last 5 years (2020 to 2024) the average is 142")
  expect(text).toContain("A year earlier it stood at 159 in Dec 2023: up 7.5% since.")
})

test("forecasts are left out and said to be", () => {
  const text = textOf(analyse([1, 2, 3, 99], { forecastFrom: 2018 }))
  expect(text).toContain("the latest figure is 3% in 2017")
  expect(text).not.toContain("99")
  expect(text).toContain("Figures from 2018 on are estimates or forecasts and are left out here.")
})

test("a change over a gap names the figure it is measured from, and a streak starts anew", () => {
  const text = textOf(analyse([1, 2, null, 5]))
  expect(text).toContain("up 3.0 points from 2% in 2016")
  expect(text).not.toContain("in a row")
  expect(text).toContain("No data for 2017.")
})

test("a place is counted from the highest", () => {
  const rank = { position: 12, of: 187, period: "2024", value: 33.2 }
  expect(textOf(analyse([1, 33.2], { rank }))).toContain(
    "With 33.2% in 2024 it is 12th of the 187 countries with a figure, counted from the highest.",
  )
})

test("little is said of little, and nothing of nothing", () => {
  expect(textOf(analyse([5]))).toBe(
    "Inflation, Nigeria: the latest figure is 5% in 2015, the only one there is.",
  )
  expect(analyse([])).toEqual([])
  expect(analyse([1], { forecastFrom: 2010 })).toEqual([])
})

test("a figure that did not change is the same, and a constant series has no extremes", () => {
  const text = textOf(analyse([5, 5, 5, 5, 5, 5]))
  expect(text).toContain("the same as in 2019")
  expect(text).toContain("every figure is 5%")
  expect(text).not.toMatch(/highest|lowest|changes/)
})

test("changes are counted where they do not all go one way", () => {
  expect(textOf(analyse([1, 2, 1, 2, 3, 4]))).toContain(
    "It has risen 3 years in a row. Of the last 5 changes from one year to the next, 4 were rises and one was a fall.",
  )
})

test("a change from zero or below has a direction and no percentage", () => {
  expect(textOf(analyse([-5, 5], { format: PLAIN }))).toContain("is 5 in 2016, up from −5 in 2015")
})

test("every number can be computed anew from the series, whatever the series", () => {
  const value = fc.oneof(
    fc.integer({ min: -50, max: 1000 }),
    fc.double({ min: 0.01, max: 1e13, noNaN: true }).map((v) => Number(v.toPrecision(6))),
  )
  const series = fc.record({
    frequency: fc.constantFrom("yearly" as const, "quarterly" as const, "monthly" as const),
    values: fc.array(fc.option(value, { nil: null, freq: 8 }), { minLength: 1, maxLength: 80 }),
    isShare: fc.boolean(),
  })
  fc.assert(
    fc.property(series, ({ frequency, values, isShare }) => {
      const observations: Observations = { frequency, start: STARTS[frequency], values }
      const format = isShare ? PERCENT : PLAIN
      for (const sentence of textSentences(analyse([], { observations, format }))) {
        checkSentence(sentence, observations, isShare)
      }
    }),
    { numRuns: 1500 },
  )
})

const STARTS = { yearly: 1950, quarterly: 1950 * 4 + 1, monthly: 1950 * 12 + 5 } as const

function textSentences(parts: ReturnType<typeof analyseSeries>): string[] {
  return parts.flatMap(({ sentences }) => sentences)
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

/** The index of a period as it is written, read without the code under test. */
function indexOf(label: string): { frequency: Observations["frequency"]; index: number } {
  const [first = "", year = ""] = label.split(" ")
  const month = MONTHS.indexOf(first)
  const period =
    year === ""
      ? first
      : month >= 0
        ? `${year}-${String(month + 1).padStart(2, "0")}`
        : `${year}${first}`
  const read = parsePeriod(period)
  if (!read) throw new Error(`no period: ${label}`)
  return read
}

const PERIOD = "((?:Q[1-4] |[A-Z][a-z]{2} )?\\d{4})"
const VALUE = "(\\S+)"

type Told = { observations: Observations; isShare: boolean }
type Point = { value: number; index: number }
type Check = (parts: readonly (string | undefined)[], told: Told) => void

function write(value: number, { isShare }: Told): string {
  return formatHeadline(value, isShare ? PERCENT : PLAIN)
}

function held({ values, start }: Observations): Point[] {
  return values.flatMap((value, k) => (value === null ? [] : [{ value, index: start + k }]))
}

function ends(observations: Observations): {
  first: Point
  last: Point
  before: Point | undefined
} {
  const points = held(observations)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) throw new Error("a sentence about nothing")
  return { first, last, before: points.at(-2) }
}

function at(label: string | undefined, { start, values }: Observations): number {
  const value = values[indexOf(label ?? "").index - start]
  if (value === null || value === undefined) throw new Error(`no figure in ${label ?? ""}`)
  return value
}

/** Every kind of sentence, with plain loops that compute its numbers anew. */
const CHECKS: readonly (readonly [RegExp, Check])[] = [
  [new RegExp(`the latest figure is ${VALUE} in ${PERIOD}, the only one there is\\.$`), checkOnly],
  [
    new RegExp(`the latest figure is ${VALUE} in ${PERIOD}, the same as in ${PERIOD}\\.$`),
    checkSame,
  ],
  [
    new RegExp(`the latest figure is ${VALUE} in ${PERIOD}, (.+) from ${VALUE} in ${PERIOD}\\.$`),
    checkLatest,
  ],
  [new RegExp(`^A year earlier it stood at ${VALUE} in ${PERIOD}: (.+) since\\.$`), checkYear],
  [
    new RegExp(
      `^In the last (\\d+) (\\w+) \\(${PERIOD} to ${PERIOD}\\) every figure is ${VALUE}\\.$`,
    ),
    checkConstant,
  ],
  [
    new RegExp(
      `^In the last (\\d+) (\\w+) \\(${PERIOD} to ${PERIOD}\\) the average(?: over the (\\d+) that have a figure)? is ${VALUE}, between ${VALUE} in ${PERIOD} and ${VALUE} in ${PERIOD}\\.$`,
    ),
    checkWindow,
  ],
  [/^It has (risen|fallen) (\d+) \w+ in a row\.$/, checkStreak],
  [
    /^Of the last (\d+) changes from one \w+ to the next, (\w+) (?:was a rise|were rises) and (\w+) (?:was a fall|were falls)\.$/,
    checkCourse,
  ],
  [
    new RegExp(
      `^From ${PERIOD} to ${PERIOD} it (?:(grew|fell) by ([\\d.]+)%|changed by less than 0\\.1%) a year on average\\.$`,
    ),
    checkGrowth,
  ],
  [new RegExp(`^The latest figure is the (highest|lowest) since ${PERIOD}\\.$`), checkRecord],
  [
    new RegExp(`^The (highest|lowest) figure since ${PERIOD} is ${VALUE} in ${PERIOD}\\.$`),
    checkExtreme,
  ],
  [/^(?:No data (?:for|in)|A figure every) /, () => undefined],
]

function checkSentence(sentence: string, observations: Observations, isShare: boolean): void {
  for (const [form, check] of CHECKS) {
    const read = form.exec(sentence)
    if (!read) continue
    check(read.slice(1), { observations, isShare })
    return
  }
  throw new Error(`a sentence without a check: ${sentence}`)
}

function checkOnly([value, label]: Parameters<Check>[0], told: Told): void {
  const { last, before } = ends(told.observations)
  expect([value, indexOf(label ?? "").index]).toEqual([write(last.value, told), last.index])
  expect(before).toBeUndefined()
}

function checkSame([value, label, earlier]: Parameters<Check>[0], told: Told): void {
  const { last, before } = ends(told.observations)
  expect([value, indexOf(label ?? "").index]).toEqual([write(last.value, told), last.index])
  expect([before?.value, before?.index]).toEqual([last.value, indexOf(earlier ?? "").index])
}

function checkLatest(
  [value, label, move = "", earlier, earlierLabel]: Parameters<Check>[0],
  told: Told,
): void {
  const { last, before } = ends(told.observations)
  expect([value, indexOf(label ?? "").index]).toEqual([write(last.value, told), last.index])
  expect(indexOf(earlierLabel ?? "").index).toBe(before?.index)
  expect(earlier).toBe(write(before?.value ?? Number.NaN, told))
  checkMove(move, before?.value ?? Number.NaN, last.value)
}

function checkYear([value, label, move = ""]: Parameters<Check>[0], told: Told): void {
  const { last } = ends(told.observations)
  const perYear = told.observations.frequency === "monthly" ? 12 : 4
  expect(indexOf(label ?? "").index).toBe(last.index - perYear)
  expect(value).toBe(write(at(label, told.observations), told))
  checkMove(move, at(label, told.observations), last.value)
}

function checkMove(move: string, from: number, to: number): void {
  if (move === "unchanged") {
    expect(to).toBe(from)
    return
  }
  const read = /^(up|down)(?: ([\d.,]+)(%| points?))?$/.exec(move)
  expect(read, move).not.toBeNull()
  const [, direction, size, unit] = read ?? []
  expect(direction).toBe(to > from ? "up" : "down")
  if (size === undefined) return
  const exact = Math.abs(unit === "%" ? (to / from - 1) * 100 : to - from)
  // One decimal, none from a thousand on, or the first figure of what is smaller than one decimal.
  const room = Math.max(exact >= 999.95 ? 0.5000001 : 0.0500001, exact * 1e-9)
  expect(Math.abs(numberOf(size) - exact)).toBeLessThanOrEqual(room)
}

/** The figures of a window, of the series itself or of the coarser ones made from it. */
function windowOf([count, words, from = "", to = ""]: Parameters<Check>[0], told: Told) {
  expect(count).toBe({ months: "12", quarters: "8", years: "5" }[words ?? ""])
  expect(indexOf(to).index - indexOf(from).index + 1).toBe(Number(count))
  const coarse = aggregateObservations(told.observations, indexOf(from).frequency, "average")
  const start = indexOf(from).index - coarse.start
  expect(indexOf(to).index).toBe(ends(coarse).last.index)
  const shown = coarse.values.slice(start, start + Number(count))
  return { coarse, values: shown.filter((value) => value !== null) }
}

function checkConstant(parts: Parameters<Check>[0], told: Told): void {
  const { values } = windowOf(parts, told)
  expect(new Set(values.map((value) => write(value, told)))).toEqual(new Set([parts[4]]))
}

function checkWindow(parts: Parameters<Check>[0], told: Told): void {
  const [count, , , , some, average = "", low, lowAt, high, highAt] = parts
  const { coarse, values } = windowOf(parts, told)
  expect(values.length).toBe(Number(some ?? count))
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  expect([low, high]).toEqual([write(lowest, told), write(highest, told)])
  expect([at(lowAt, coarse), at(highAt, coarse)]).toEqual([lowest, highest])
  let sum = 0
  for (const value of values) sum += value
  const exact = sum / values.length
  const size = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  // Three figures of the average, and what adding doubles leaves.
  expect(Math.abs(numberOf(average) - exact)).toBeLessThanOrEqual(
    Math.abs(exact) * 6e-3 + size * 1e-12,
  )
}

/** Directions of the changes before the last figure, the latest first, up to a gap. */
function movesBefore(observations: Observations): number[] {
  const { last } = ends(observations)
  const moves: number[] = []
  for (let k = last.index - observations.start; k > 0; k -= 1) {
    const [before, value] = [observations.values[k - 1] ?? null, observations.values[k] ?? null]
    if (before === null || value === null) break
    moves.push(Math.sign(value - before))
  }
  return moves
}

function checkStreak([verb, count]: Parameters<Check>[0], { observations }: Told): void {
  const moves = movesBefore(observations)
  const broken = moves.findIndex((move) => move !== (verb === "risen" ? 1 : -1))
  expect(broken === -1 ? moves.length : broken).toBe(Number(count))
}

function checkCourse(words: Parameters<Check>[0], { observations }: Told): void {
  const [count = 0, rises, falls] = words.map(
    (word) => ({ none: 0, one: 1 })[word ?? ""] ?? Number(word),
  )
  const moves = movesBefore(observations).slice(0, count)
  expect(moves).toHaveLength(count)
  expect([rises, falls]).toEqual([
    moves.filter((move) => move > 0).length,
    moves.filter((move) => move < 0).length,
  ])
}

function checkGrowth([from, to, verb, rate = "0"]: Parameters<Check>[0], told: Told): void {
  const { first, last } = ends(told.observations)
  expect([indexOf(from ?? "").index, indexOf(to ?? "").index]).toEqual([first.index, last.index])
  const years =
    (last.index - first.index) /
    { yearly: 1, quarterly: 4, monthly: 12 }[told.observations.frequency]
  const exact = (Math.exp(Math.log(last.value / first.value) / years) - 1) * 100
  const signed = verb === "fell" ? -exact : exact
  expect(Math.abs(signed - Number(rate))).toBeLessThan(0.0501 + Math.abs(exact) * 1e-9)
}

function checkRecord([word, since]: Parameters<Check>[0], { observations }: Told): void {
  const { first, last } = ends(observations)
  const values = held(observations).map(({ value }) => value)
  expect(indexOf(since ?? "").index).toBe(first.index)
  expect(last.value).toBe(word === "highest" ? Math.max(...values) : Math.min(...values))
}

function checkExtreme([word, since, value, label]: Parameters<Check>[0], told: Told): void {
  const values = held(told.observations).map((point) => point.value)
  const exact = word === "highest" ? Math.max(...values) : Math.min(...values)
  expect(indexOf(since ?? "").index).toBe(ends(told.observations).first.index)
  expect([value, at(label, told.observations)]).toEqual([write(exact, told), exact])
}

const SIZES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, tn: 1e12 }

function numberOf(text: string): number {
  const read = /^(\u2212?)([\d.,]+)(k|m|bn|tn)?%?$/.exec(text)
  if (!read) throw new Error(`no number: ${text}`)
  const [, minus, digits = "", size = ""] = read
  return Number(digits.replaceAll(",", "")) * (SIZES[size] ?? 1) * (minus === "" ? 1 : -1)
}
