import { moveSlots } from "./draw-movements.ts"
import {
  drawFigure,
  drawPlace,
  drawTopic,
  fill,
  pickFrame,
  pickNoun,
  placeSlots,
  truthIn,
  writeFigure,
  type Draw,
  type Drawn,
  type Kind,
} from "./draw.ts"
import type { HeldTopic } from "./held-figures.ts"
import { fixed } from "./write-value.ts"

/** Two years of a series, some years apart. */
type Pair = Drawn & { later: number; after: number }

/** What the words may mean: nominal GDP is one of several readings of a change, so that it is left out. */
const CHANGING = [
  "population",
  "density",
  "co2",
  "fertility",
  "infant-mortality",
  "child-mortality",
  "co2-per-head",
]
const RATES = [
  "unemployment",
  "urban",
  "electricity",
  "military",
  "agriculture",
  "women-in-parliament",
]

function drawPair(draw: Draw, ids: readonly string[]): Pair | undefined {
  const drawn = drawFigure(draw, ids)
  if (!drawn) return undefined
  const last = drawn.held.last(drawn.place)
  const later = draw.dice.whole(drawn.year + 3, Math.max(drawn.year + 3, last))
  const after = drawn.held.at(drawn.place, later)
  return after === null || drawn.value <= 0 ? undefined : { ...drawn, later, after }
}

/** A number that is as it is, or far from it; `least` is how far at least. */
function statedNumber({ dice, isTrue }: Draw, value: number, least: number): number {
  if (isTrue) return value
  const by = Math.max(least, Math.abs(value) * dice.between(0.4, 0.9))
  return value + (dice.pick([true, false]) ? by : -by)
}

/** Whether a change from the one to the other is far from what each pair of held figures gives. */
function isFarFromAll(
  { held, place, year, later }: Pair,
  isFar: (a: number, b: number) => boolean,
) {
  return held
    .all(place, year)
    .every((before) => held.all(place, later).every((after) => isFar(before, after)))
}

const CHANGES = [
  [
    "{C's} {N} {moved} by {p} between {y} and {z}.",
    "{C's} {N} in {z} was {p} {above} its {y} level.",
    "Between {y} and {z} {N} in {C} {moved} {p}.",
    "{N} in {C} {moved} by {p} from {y} to {z}.",
    "In {z}, {C's} {N} was {p} {above} the {y} level.",
    "{C's} {N} {moved} {p} from {y} to {z}.",
    "In {z} {N} in {C} was {p} {higher} than in {y}.",
    "By {z}, {C's} {N} had {gone} by {p} from its {y} level.",
    "{C's} {N} was {side} {p} in {z} from {y}.",
    "{N} in {C} was {p} {above} its level of {y} in {z}.",
    "{C's} {N} {moved} a total of {p} between {y} and {z}.",
    "Over the years from {y} to {z}, {N} in {C} {moved} by {p}.",
    "{C's} {N} in {z} was {side} {p} on {y}.",
    "{C's} {N} {moved} by {p} in the period from {y} to {z}.",
    "{N} in {C} was {p} {higher} in {z} compared with {y}.",
  ],
  [
    "{C's} {N} was {p} {higher} in {z} than in {y}.",
    "From {y} to {z}, {C's} {N} {moved} by {p}.",
    "{N} in {C} {moved} {p} in the years from {y} to {z}.",
    "Compared with {y}, {C's} {N} was {p} {higher} in {z}.",
    "{C} saw its {N} {move} by {p} between {y} and {z}.",
  ],
] as const

function changeSlots(draw: Draw, { held, place, year, later }: Pair, change: number) {
  const isUp = change > 0
  return {
    ...placeSlots(place),
    ...moveSlots(draw, isUp),
    N: pickNoun(draw, held).replace(/^the (?=.*\bits\b)/, ""),
    above: isUp ? "above" : "below",
    higher: isUp ? "higher" : "lower",
    y: year,
    z: later,
  }
}

function drawChange(draw: Draw) {
  const pair = drawPair(draw, CHANGING)
  if (!pair) return undefined
  const change = (pair.after / pair.value - 1) * 100
  const stated = statedNumber(draw, change, 8)
  if (Math.abs(change) < 4 || Math.abs(stated) < 4 || stated < -90) return undefined
  if (Math.abs(change) > 400) return undefined
  const isClose = !isFarFromAll(pair, (a, b) => Math.abs((b / a - 1) * 100 - stated) > 5)
  if (!draw.isTrue && isClose) return undefined
  const p = `${fixed(Math.abs(stated), draw.dice.whole(0, 1))}${draw.dice.pick(["%", " per cent", " percent"])}`
  const text = fill(pickFrame(draw, CHANGES), { ...changeSlots(draw, pair, stated), p })
  return { text, truth: truthIn(draw) }
}

function drawPoints(draw: Draw) {
  const pair = drawPair(draw, RATES)
  if (!pair) return undefined
  const change = pair.after - pair.value
  const stated = statedNumber(draw, change, 4)
  if (Math.abs(change) < 1.5 || Math.abs(stated) < 1.5) return undefined
  if (!draw.isTrue && !isFarFromAll(pair, (a, b) => Math.abs(b - a - stated) > 2)) return undefined
  const p = `${fixed(Math.abs(stated), 1)} ${draw.dice.pick(["percentage points", "points"])}`
  const text = fill(pickFrame(draw, CHANGES), { ...changeSlots(draw, pair, stated), p })
  return { text, truth: truthIn(draw) }
}

const TIMES = [
  ["doubled", "doubling", 2],
  ["tripled", "tripling", 3],
  ["quadrupled", "quadrupling", 4],
] as const

const MULTIPLES = [
  [
    "{C's} {N} more than {times} between {y} and {z}.",
    "{C's} {N} was {v} in {z}, more than {k} times the {y} level.",
    "Between {y} and {z}, {N} in {C} more than {times}.",
    "By {z}, {C's} {N} had more than {times} since {y}.",
    "In {z} {C's} {N} was more than {k} times what it was in {y}.",
    "{C's} {N} was more than {k} times higher in {z} than in {y}.",
    "{N} in {C} more than {times} between {y} and {z}.",
  ],
  [
    "{N} in {C} was more than {k} times as high in {z} as in {y}.",
    "From {y} to {z}, {C's} {N} more than {times}.",
    "{C's} {N} more than {times} from {y} to {z}.",
  ],
] as const

function drawMultiple(draw: Draw) {
  const pair = drawPair(draw, ["population", "gdp-current", "gdp-per-head", "co2", "remittances"])
  const [times, , most] = draw.dice.pick(TIMES)
  if (!pair) return undefined
  const ratio = pair.after / pair.value
  const fits = draw.isTrue ? ratio > most * 1.03 && ratio < most * 1.5 : ratio < most * 0.7
  const isClose = !isFarFromAll(pair, (a, b) => b / a < most * 0.8)
  if (!fits || (!draw.isTrue && isClose)) return undefined
  const slots = changeSlots(draw, pair, 1)
  const v = writeFigure(draw, pair.held, pair.after)
  const text = fill(pickFrame(draw, MULTIPLES), { ...slots, v, times, k: wordFor(most) })
  return { text, truth: truthIn(draw), ...(draw.isTrue ? {} : { judged: ["multiple"] as const }) }
}

function wordFor(times: number): string {
  return ["two", "three", "four"][times - 2] ?? String(times)
}

const AVERAGES = [
  [
    "{C's} {N} averaged {p} between {y} and {z}.",
    "{C} recorded average annual {N} of {p} between {y} and {z}.",
    "From {y} to {z}, {N} in {C} averaged {p}.",
    "{N} in {C} was {p} on average from {y} to {z}.",
  ],
  [
    "Between {y} and {z}, {C's} {N} was {p} on average.",
    "{N} in {C} averaged {p} over {y}-{z}.",
    "On average, {C's} {N} was {p} from {y} to {z}.",
    "In the years from {y} to {z}, {C's} {N} averaged {p}.",
  ],
] as const

function drawAverage(draw: Draw) {
  const drawn = drawFigure(draw, ["inflation", "growth", "unemployment"])
  if (!drawn) return undefined
  const { held, place, year } = drawn
  const later = year + draw.dice.whole(2, 8)
  const years = Array.from({ length: later - year + 1 }, (_, k) => year + k)
  const values = years.map((one) => held.at(place, one)).filter((value) => value !== null)
  if (values.length < years.length) return undefined
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const stated = statedNumber(draw, mean, 3)
  const others = years.flatMap((one) => held.all(place, one))
  const isClose =
    Math.abs(stated - mean) < 2.5 || others.some((one) => Math.abs(one - stated) < 0.3)
  if (mean < 1 || mean > 25 || stated < 1 || (!draw.isTrue && isClose)) return undefined
  const text = fill(pickFrame(draw, AVERAGES), {
    ...placeSlots(place),
    ...{ N: bare(pickNoun(draw, held)), p: `${fixed(stated, 1)}%`, y: year, z: later },
  })
  return { text, truth: truthIn(draw) }
}

/** "annual inflation" after "average annual", "the rate" after another word. */
function bare(noun: string): string {
  return noun.replace(/^(?:annual|average) /, "")
}

const SINCE = [
  [
    "{C's} {N} has {gone} since {y}.",
    "Since {y}, {C's} {N} has {gone}.",
    "{N} in {C} has {gone} since {y}.",
    "{C's} {N} has {gone} a good deal since {y}.",
    "Since {y} {N} has {gone} in {C}.",
    "In {C}, {N} has {gone} since {y}.",
    "{C} has seen {N} {move} since {y}.",
    "Ever since {y}, {C's} {N} has {gone}.",
    "The years since {y} have seen {C's} {N} {move}.",
  ],
  [
    "{C's} {N} has been {gone2} since {y}.",
    "{C} has seen its {N} {move} since {y}.",
    "{N} has {gone} in {C} since {y}.",
  ],
] as const

function drawSince(draw: Draw) {
  const held = drawTopic(draw, [
    "population",
    "life-expectancy",
    "infant-mortality",
    "child-mortality",
    "fertility",
    "urban",
    "electricity",
  ])
  if (!held) return undefined
  const place = drawPlace(draw, held)
  const year = draw.dice.whole(1995, 2012)
  const last = held.last(place)
  const [before, after] = [held.at(place, year), held.at(place, last)]
  if (before === null || after === null || last < 2022) return undefined
  const change = after / before - 1
  if (Math.abs(change) < 0.08) return undefined
  const slots = moveSlots(draw, draw.isTrue === change > 0)
  const text = fill(pickFrame(draw, SINCE), {
    ...placeSlots(place),
    ...slots,
    ...{
      N: pickNoun(draw, held),
      y: year,
      gone2: draw.isTrue === change > 0 ? "rising" : "falling",
    },
  })
  // Who says that it "has been rising" may mean every year: only the clear ones are taken.
  const isEven = isMonotone(held, place, { from: year, to: last })
  return /has been/.test(text) && !isEven ? undefined : { text, truth: truthIn(draw) }
}

function isMonotone(
  held: HeldTopic,
  place: string,
  { from, to }: { from: number; to: number },
): boolean {
  const steps = Array.from({ length: to - from }, (_, k) => {
    return Math.sign((held.at(place, from + k + 1) ?? 0) - (held.at(place, from + k) ?? 0))
  })
  return new Set(steps).size === 1
}

const LAGGING = [
  [
    "{N} in {C} {moved} by {n} years since {y}.",
    "{C's} {N} has {gone} by {n} years since {y}.",
    "{N} in {C} has {gone} {n} years since {y}.",
    "Since {y}, {C's} {N} has {gone} by {n} years.",
    "{C} has added {n} years to its {N} since {y}.",
    "{C's} {N} is {n} years higher than in {y}.",
    "People in {C} live {n} years longer than in {y}.",
  ],
  [
    "Since {y}, {N} in {C} has {gone} by {n} years.",
    "{C} has seen {N} {move} by {n} years since {y}.",
  ],
] as const

/** A text of a day for which the newest figure is of the year before or older. */
function drawLagging(draw: Draw) {
  const held = drawTopic(draw, ["life-expectancy"])
  if (!held) return undefined
  const place = drawPlace(draw, held)
  const year = draw.dice.whole(1995, 2010)
  const [before, after] = [held.at(place, year), held.at(place, held.last(place))]
  if (before === null || after === null) return undefined
  const change = after - before
  const stated = draw.isTrue
    ? Math.round(change)
    : Math.round(change * draw.dice.pick([0.4, 1.8, 2]))
  const isClose = Math.abs(stated - change) < 2 || Math.abs(stated - change) < change * 0.25
  if (change < 2 || stated < 2 || (!draw.isTrue && isClose)) return undefined
  const slots = { ...placeSlots(place), ...moveSlots(draw, true), n: stated, y: year }
  const text = fill(pickFrame(draw, LAGGING), { ...slots, N: pickNoun(draw, held) })
  return { text, asOf: "2026-06-30", truth: truthIn(draw) }
}

const ECONOMY = [
  ["{C's} economy {times} between {y} and {z}."],
  ["The economy of {C} {times} from {y} to {z}."],
] as const

/** Of an economy that "doubled", real and nominal GDP may say different things: one that fits must not be called wrong. */
function drawEconomy(draw: Draw) {
  const pair = drawPair(draw, ["gdp"])
  const growth = draw.held.get("growth")
  if (!pair || !growth) return undefined
  const [times, , most] = draw.dice.pick(TIMES)
  let real = 1
  for (let year = pair.year + 1; year <= pair.later; year += 1)
    real *= 1 + (growth.at(pair.place, year) ?? Number.NaN) / 100
  const nominal = pair.after / pair.value
  const fits = [real, nominal].some((ratio) => Math.abs(ratio / most - 1) < 0.03)
  const isFar = [real, nominal].every((ratio) => Math.abs(ratio / most - 1) > 0.25)
  if (draw.isTrue ? !fits : !isFar) return undefined
  const text = fill(pickFrame(draw, ECONOMY), { ...changeSlots(draw, pair, 1), times })
  return { text, truth: truthIn(draw) }
}

export const CHANGE_KINDS: readonly Kind[] = [
  { kind: "change", group: "C", draw: drawChange },
  { kind: "points", group: "C", draw: drawPoints },
  { kind: "multiple", group: "C", draw: drawMultiple },
  { kind: "average", group: "D", draw: drawAverage },
  { kind: "since", group: "S", draw: drawSince },
  { kind: "lagging", group: "T", draw: drawLagging },
  { kind: "economy-multiple", group: "U", draw: drawEconomy },
]
