import { expect, test } from "vitest"

import { drawRace, type RaceEntry } from "./draw-race.ts"

const entries = (values: readonly number[]): RaceEntry[] =>
  values.map((value, k) => ({
    code: `C${k}`,
    name: `Country ${k}`,
    at: k,
    value,
    text: `${value}`,
  }))

const slots = (...years: readonly (readonly number[])[]) =>
  drawRace("Race", years.map(entries)).slots

test("the year has room below the bars where their values would reach it", () => {
  expect(slots([77, 76, 75, 74, 72, 70, 69, 68, 67, 66, 65, 64])).toBe(15)
  expect(slots([9, 8, 7])).toBe(4)
})

test("bars that are short at their lower end leave room enough", () => {
  expect(slots([238, 35, 33, 28, 25, 24, 19, 15, 15, 9, 9, 6])).toBe(12)
})

test("all frames have the same room, as the longest of the lower bars needs it", () => {
  const [short, long] = [
    [100, 5, 4],
    [90, 80, 70],
  ]
  expect(slots(short, long)).toBe(4)
  expect(slots(short, short)).toBe(3)
})

test("a race of nothing has no bars", () => {
  expect(slots([])).toBe(0)
})
