import {
  drawFigure,
  drawTopic,
  fill,
  pickFrame,
  pickNoun,
  placeSlots,
  truthIn,
  writeFigure,
  type Draw,
  type Kind,
} from "./draw.ts"
import type { HeldTopic } from "./held-figures.ts"
import { roundLimit, writeLimit } from "./write-value.ts"

const RANKS = [
  [
    "{C} had the {nth} {N} in the world in {y}.",
    "In {y}, {C} had the world's {nth} {N}.",
    "In {y} {C's} {N} was the {nth} in the world.",
    "{C} had the {nth} {N} of all countries in {y}.",
    "The {nth} {N} in the world in {y} was that of {C}.",
    "Worldwide, {C} had the {nth} {N} in {y}.",
    "{C} ranked as having the {nth} {N} in the world in {y}.",
  ],
  [
    "{C's} {N} was the {nth} in the world in {y}.",
    "In {y} {C's} {N} was the {nth} of all countries.",
  ],
] as const
const NTH = ["", "second", "third", "fourth", "fifth"]

function drawRank(draw: Draw) {
  const held = drawTopic(draw, ["population", "gdp"])
  if (!held) return undefined
  const year = draw.dice.whole(2005, 2022)
  const drawn = drawRanked(draw, held, year)
  if (!drawn) return undefined
  const nth = [NTH[drawn.rank], "largest"].filter((word) => word !== "").join("-")
  const N = held.topic.id === "gdp" ? draw.dice.pick(["GDP", "economy"]) : "population"
  const frame = N === "economy" ? "{C} was the world's {nth} {N} in {y}." : pickFrame(draw, RANKS)
  return {
    text: fill(frame, { ...placeSlots(drawn.place), nth, N, y: year }),
    truth: truthIn(draw),
  }
}

/** A country and the rank that is stated of it: its own, clear of its neighbours, or one far from it. */
function drawRanked({ dice, isTrue }: Draw, held: HeldTopic, year: number) {
  const ranked = held.ranked(year)
  const at = dice.whole(0, isTrue ? 4 : 40)
  const rank = isTrue ? at : dice.whole(0, 4)
  const { place = "", value = 0 } = ranked[at] ?? {}
  if (!held.places.includes(place) || (!isTrue && at < rank + 5)) return undefined
  const isClear = [ranked[at - 1], ranked[at + 1]].every(
    (next) => next === undefined || Math.abs(next.value / value - 1) > 0.06,
  )
  return isTrue && !isClear ? undefined : { place, rank }
}

const WORST = [
  [
    "{C's} economy shrank {v} in {y}, its worst year since {s}.",
    "In {y} {C's} economy contracted by {v}, the sharpest fall since {s}.",
    "{C's} economy shrank by {v} in {y}, the worst result since {s}.",
    "{C's} GDP fell {v} in {y}, its biggest drop since {s}.",
    "In {y} GDP in {C} contracted {v}, the deepest recession since {s}.",
    "{C's} economy shrank {v} in {y}, more than in any year since {s}.",
    "With a fall of {v}, {y} was the worst year for {C's} economy since {s}.",
    "{C's} economy contracted by {v} in {y}, its steepest decline since {s}.",
    "Not since {s} had {C's} economy done worse than in {y}, when it shrank {v}.",
    "A contraction of {v} in {y} was the worst for {C} since {s}.",
    "{C} suffered its worst recession since {s} in {y}, with GDP falling {v}.",
    "{C's} GDP shrank {v} in {y}, the weakest performance since {s}.",
    "The {v} contraction of {C's} economy in {y} was the largest since {s}.",
    "{C's} GDP growth was -{v} in {y}, the lowest since {s}.",
    "In {y}, {C} saw its economy shrink by {v}, the poorest showing since {s}.",
    "The fall of {v} in {C's} GDP in {y} was the steepest since {s}.",
  ],
  [
    "{C's} economy contracted {v} in {y}, its worst performance since {s}.",
    "The {v} fall in {C's} GDP in {y} was its worst since {s}.",
  ],
] as const
const BEST = [
  [
    "{C's} economy grew {v} in {y}, its best year since {s}.",
    "{C's} growth of {v} in {y} was the fastest since {s}.",
    "{C's} economy grew by {v} in {y}, the strongest growth since {s}.",
    "{C's} GDP rose {v} in {y}, its fastest pace since {s}.",
    "In {y} {C's} economy expanded {v}, the most since {s}.",
    "{C} grew {v} in {y}, faster than in any year since {s}.",
    "With growth of {v}, {y} was the best year for {C's} economy since {s}.",
    "{C's} GDP growth reached {v} in {y}, the highest since {s}.",
    "{C's} economy grew {v} in {y}, a rate not seen since {s}.",
    "{C} recorded growth of {v} in {y}, its highest since {s}.",
    "In {y}, {C} saw its fastest growth since {s}, at {v}.",
    "GDP growth of {v} in {y} was {C's} best since {s}.",
    "The {v} expansion of {C's} economy in {y} was the quickest since {s}.",
    "{C's} economy had its best year since {s} in {y}, growing {v}.",
    "At {v}, {C's} GDP growth in {y} was the strongest since {s}.",
  ],
  [
    "In {y} {C's} economy grew by {v}, its strongest year since {s}.",
    "{C} grew {v} in {y}, the fastest pace since {s}.",
  ],
] as const

/** The figure itself is right in both; only the record is false. */
function drawRecord(draw: Draw) {
  const drawn = drawFigure(draw, ["growth"])
  if (!drawn || Math.abs(drawn.value) < 1) return undefined
  const { held, place, year, value } = drawn
  const since = year - draw.dice.whole(4, 12)
  const before: number[] = []
  for (let at = since; at < year; at += 1) before.push(held.at(place, at) ?? Number.NaN)
  const isWorst = value < 0
  const gaps = before.map((other) => (isWorst ? other - value : value - other))
  // In the year counted from things may have been worse; the years after it decide.
  const later = gaps.slice(1)
  const fits = draw.isTrue
    ? gaps.every((gap) => gap > 0.3)
    : later.filter((gap) => gap < -1).length > 1
  if (!fits || gaps.some(Number.isNaN)) return undefined
  const text = fill(pickFrame(draw, isWorst ? WORST : BEST), {
    ...placeSlots(place),
    ...{ v: writeFigure(draw, held, Math.abs(value)), y: year, s: since },
  })
  return { text, truth: truthIn(draw), ...(draw.isTrue ? {} : { judged: RECORDS }) }
}

const RECORDS = ["extremum", "rank", "first-time", "compare", "trend"] as const

const FIRST = [
  [
    "{C's} {N} exceeded {t} for the first time in {y}.",
    "In {y}, {C's} {N} passed {t} for the first time.",
    "{C's} {N} topped {t} in {y} for the first time.",
    "For the first time, {C's} {N} rose above {t} in {y}.",
    "{y} was the first year in which {C's} {N} exceeded {t}.",
  ],
  [
    "{C's} {N} topped {t} for the first time in {y}.",
    "For the first time, {C's} {N} was above {t} in {y}.",
  ],
] as const

function drawFirstTime(draw: Draw) {
  const drawn = drawFigure(draw, ["population", "gdp", "life-expectancy", "urban"])
  if (!drawn) return undefined
  const { held, place, year } = drawn
  const before = Array.from({ length: 30 }, (_, k) => held.at(place, year - 1 - k)).filter(
    (one) => one !== null,
  )
  const limit = roundLimit(drawn.value * (draw.isTrue ? 0.99 : draw.dice.between(0.6, 0.8)))
  const most = Math.max(...before)
  const crossed =
    limit < drawn.value * 0.997 && (draw.isTrue ? most < limit * 0.997 : most > limit * 1.1)
  if (!crossed || before.length < 10) return undefined
  const slots = {
    ...placeSlots(place),
    N: pickNoun(draw, held),
    t: writeLimit(held.topic.style, limit),
    y: year,
  }
  return {
    text: fill(pickFrame(draw, FIRST), slots),
    truth: truthIn(draw),
    ...(draw.isTrue ? {} : { judged: [...RECORDS, "threshold"] as const }),
  }
}

const PASSED = [
  [
    "{C's} GDP reached {v} in {z}, having passed {t} for the first time in {y}.",
    "{C's} GDP, which first passed {t} in {y}, reached {v} in {z}.",
    "Having first exceeded {t} in {y}, {C's} GDP was {v} in {z}.",
  ],
  ["{C's} GDP, which passed {t} for the first time in {y}, reached {v} in {z}."],
] as const

function drawPassed(draw: Draw) {
  const drawn = drawFigure(draw, ["gdp"])
  if (!drawn) return undefined
  const { held, place, year } = drawn
  const later = held.last(place) - draw.dice.whole(0, 3)
  const after = held.at(place, later)
  const limit = roundLimit(drawn.value * (draw.isTrue ? 0.97 : 0.6))
  const before = Array.from({ length: 30 }, (_, k) => held.at(place, year - 1 - k)).filter(
    (one) => one !== null,
  )
  const crossed = draw.isTrue
    ? Math.max(...before) < limit * 0.99 && limit < drawn.value * 0.99
    : Math.max(...before) > limit * 1.15
  if (after === null || later <= year || after < limit * 1.1 || !crossed) return undefined
  const slots = {
    ...placeSlots(place),
    v: writeFigure(draw, held, after),
    t: writeLimit(held.topic.style, limit),
    y: year,
    z: later,
  }
  return {
    text: fill(pickFrame(draw, PASSED), slots),
    truth: truthIn(draw),
    ...(draw.isTrue ? {} : { judged: ["first-time", "threshold", "extremum"] as const }),
  }
}

export const RECORD_KINDS: readonly Kind[] = [
  { kind: "rank", group: "E", draw: drawRank },
  { kind: "record", group: "E", draw: drawRecord },
  { kind: "first-time", group: "K", draw: drawFirstTime },
  { kind: "passed", group: "K", draw: drawPassed },
]
