import {
  drawFigure,
  drawPlace,
  drawTopic,
  fill,
  isFar,
  pickFrame,
  pickNoun,
  placeSlots,
  truthIn,
  writeFigure,
  type Draw,
  type Drawn,
  type Kind,
} from "./draw.ts"
import { roundLimit, writeLimit } from "./write-value.ts"

const COMPARED = [
  [
    "{C's} {N} was {higher} than {D's} in {y}.",
    "In {y}, {N} was {higher} in {C} than in {D}.",
    "{C} had {higher} {N} than {D} in {y}.",
    "{N} in {C} was {higher} than in {D} in {y}.",
    "In {y} {C's} {N} was {above} that of {D}.",
    "{C's} {N} in {y} was {higher} than that in {D}.",
    "Compared with {D}, {C} had {higher} {N} in {y}.",
    "{C} recorded {higher} {N} than {D} in {y}.",
    "In {y} {N} in {C} was {higher} than {D's}.",
    "Unlike in other years, {C's} {N} in {y} was {higher} than {D's}.",
  ],
  [
    "In {y}, {C's} {N} was {above} {D's}.",
    "{N} was {higher} in {C} than in {D} in {y}.",
    "In {y} {C} had {higher} {N} than {D}.",
    "{C's} {N} in {y} was {higher} than that of {D}.",
  ],
] as const
const WITH_FIGURES = [
  [
    "{N} was {higher} in {C} ({v}) than in {D} ({w}) in {y}.",
    "At {v}, {C's} {N} was {higher} than {D's} {w} in {y}.",
    "In {y}, {C's} {N} of {v} was {higher} than {D's} {w}.",
    "{C's} {N} was {higher} than {D's} in {y} ({v} against {w}).",
    "In {y}, {N} in {C} ({v}) was {higher} than in {D} ({w}).",
    "{C's} {N}, {v} in {y}, was {higher} than {D's}, at {w}.",
    "In {y}, {C's} {N} was {v}, {higher} than {D's} {w}.",
    "{N} was {v} in {C} in {y}, {higher} than the {w} in {D}.",
    "{C} ({v}) had {higher} {N} than {D} ({w}) in {y}.",
  ],
  [
    "In {y} {N} was {higher} in {C}, at {v}, than in {D}, at {w}.",
    "{C's} {N} ({v}) was {higher} than {D's} ({w}) in {y}.",
    "{N} in {C} was {v} in {y}, {higher} than {D's} {w}.",
  ],
] as const

type Other = { place: string; value: number }

/** Another country whose figure of the same year is far from that of the first, whoever published it. */
function drawOther(draw: Draw, { held, place, year, value }: Drawn): Other | undefined {
  const other = drawPlace(draw, held)
  const figure = held.at(other, year)
  if (figure === null || other === place) return undefined
  const agree = held
    .all(place, year)
    .every((mine) => held.all(other, year).every((theirs) => mine > theirs === value > figure))
  return agree && isFar(held, value, figure) ? { place: other, value: figure } : undefined
}

function sideSlots({ isTrue }: Draw, isAbove: boolean) {
  const side = isTrue === isAbove
  return { higher: side ? "higher" : "lower", above: side ? "above" : "below" }
}

function drawCompare(draw: Draw) {
  const drawn = drawFigure(draw)
  const other = drawn && drawOther(draw, drawn)
  if (!drawn || !other) return undefined
  const { held, place, year, value } = drawn
  const hasValues = draw.dice.whole(0, 2) === 0 && Math.min(value, other.value) >= 1
  const text = fill(pickFrame(draw, hasValues ? WITH_FIGURES : COMPARED), {
    ...placeSlots(place),
    ...placeSlots(other.place, "D"),
    ...sideSlots(draw, value > other.value),
    ...{ N: pickNoun(draw, held), y: year },
    ...{ v: writeFigure(draw, held, value), w: writeFigure(draw, held, other.value) },
  })
  return { text, truth: truthIn(draw), ...(draw.isTrue ? {} : { judged: ["compare"] as const }) }
}

const YEARS = [
  [
    "{C's} {N} was {higher} in {z} than in {y}.",
    "In {z}, {N} in {C} was {higher} than in {y}.",
    "{N} in {C} was {higher} in {z} than it had been in {y}.",
    "{C} had {higher} {N} in {z} than in {y}.",
    "In {z}, {C's} {N} was {higher} than in {y}.",
    "By {z} {C's} {N} was {higher} than in {y}.",
    "In {z} {C's} {N} was {above} its level of {y}.",
    "Compared with {y}, {N} in {C} was {higher} in {z}.",
    "{C} recorded {higher} {N} in {z} than in {y}.",
    "{C's} {N} was {higher} in {z} compared with {y}.",
  ],
  [
    "{N} was {higher} in {C} in {z} than in {y}.",
    "{C's} {N} in {z} was {higher} than in {y}.",
    "{C's} {N} was {higher} in {z} than it had been in {y}.",
  ],
] as const

function drawTwoYears(draw: Draw) {
  const drawn = drawFigure(draw)
  if (!drawn) return undefined
  const { held, place, year, value } = drawn
  const later = draw.dice.whole(year + 1, Math.max(year + 1, held.last(place)))
  const after = held.at(place, later)
  if (after === null || !isFar(held, value, after)) return undefined
  const agree = held
    .all(place, year)
    .every((a) => held.all(place, later).every((b) => b > a === after > value))
  if (!agree) return undefined
  const text = fill(pickFrame(draw, YEARS), {
    ...placeSlots(place),
    ...sideSlots(draw, after > value),
    ...{ N: pickNoun(draw, held), y: year, z: later },
  })
  return { text, truth: truthIn(draw) }
}

const EVERY = [
  [
    "{C} had {higher} {N} than {D} in every year from {y} to {z}.",
    "In every year from {y} to {z}, {C's} {N} was {higher} than {D's}.",
    "{C's} {N} was {higher} than {D's} every year from {y} to {z}.",
    "Every year between {y} and {z}, {N} was {higher} in {C} than in {D}.",
    "Each year from {y} to {z} {C} had {higher} {N} than {D}.",
  ],
  [
    "{C's} {N} was {higher} than {D's} in each year from {y} to {z}.",
    "{N} was {higher} in {C} than in {D} in every year between {y} and {z}.",
  ],
] as const

function drawEveryYear(draw: Draw) {
  const held = drawTopic(draw, ["growth", "inflation", "unemployment", "military"])
  if (!held) return undefined
  const [place, other] = [drawPlace(draw, held), drawPlace(draw, held)]
  const year = draw.dice.whole(2001, 2016)
  const later = year + draw.dice.whole(3, 7)
  const gaps: number[] = []
  for (let at = year; at <= later; at += 1)
    gaps.push((held.at(place, at) ?? Number.NaN) - (held.at(other, at) ?? Number.NaN))
  const isAbove = (gaps.at(-1) ?? 0) > 0
  const signed = gaps.map((gap) => (isAbove ? gap : -gap))
  // An earlier file in which it was so in every year bears a false statement out: one year must break it in each.
  const isBroken = gaps.some((_, k) =>
    held
      .all(place, year + k)
      .every((mine) =>
        held.all(other, year + k).every((theirs) => (isAbove ? mine < theirs : mine > theirs)),
      ),
  )
  const fits = draw.isTrue
    ? signed.every((gap) => gap > 0.5)
    : isBroken && signed.filter((gap) => gap < -1).length > 1
  if (!fits || place === other || gaps.some(Number.isNaN)) return undefined
  const text = fill(pickFrame(draw, EVERY), {
    ...placeSlots(place),
    ...placeSlots(other, "D"),
    ...{ higher: isAbove ? "higher" : "lower", N: pickNoun(draw, held), y: year, z: later },
  })
  return { text, truth: truthIn(draw) }
}

const NEVER = [
  [
    "{C's} {N} never exceeded {t} from {y} to {z}.",
    "{C's} {N} stayed below {t} in every year from {y} to {z}.",
    "{N} in {C} was never above {t} between {y} and {z}.",
    "At no time between {y} and {z} was {C's} {N} above {t}.",
    "Every year from {y} to {z}, {N} in {C} was below {t}.",
  ],
  [
    "From {y} to {z}, {N} in {C} was never above {t}.",
    "In each year from {y} to {z}, {C's} {N} was below {t}.",
  ],
] as const

function drawNever(draw: Draw) {
  const drawn = drawFigure(draw, ["inflation", "unemployment"])
  if (!drawn) return undefined
  const { held, place, year } = drawn
  const later = year + draw.dice.whole(3, 7)
  const values: number[] = []
  for (let at = year; at <= later; at += 1) values.push(held.at(place, at) ?? Number.NaN)
  const most = Math.max(...values)
  const limit = draw.isTrue ? Math.ceil(most * 1.1 + 1) : Math.floor(most * 0.6)
  // An earlier file that stays below the limit bears a false statement out: every publisher must break it.
  const others = values.map((_, k) => Math.min(...held.all(place, year + k)))
  const isClose = !draw.isTrue && Math.max(...others) < limit
  if (values.some(Number.isNaN) || most < 3 || limit < 2 || isClose) return undefined
  const slots = {
    ...placeSlots(place),
    N: pickNoun(draw, held),
    t: `${String(limit)}%`,
    y: year,
    z: later,
  }
  return { text: fill(pickFrame(draw, NEVER), slots), truth: truthIn(draw) }
}

const THRESHOLDS = [
  [
    "{C's} {N} was above {t} in {y}.",
    "{C's} {N} exceeded {t} in {y}.",
    "{N} in {C} passed {t} in {y}.",
    "In {y}, {C's} {N} was more than {t}.",
    "{C's} {N} was over {t} in {y}.",
    "In {y}, {N} in {C} was in excess of {t}.",
    "{C's} {N} stood at more than {t} in {y}.",
    "More than {t} was {C's} {N} in {y}.",
  ],
  [
    "In {y}, {N} in {C} was over {t}.",
    "{C's} {N} topped {t} in {y}.",
    "{N} in {C} was higher than {t} in {y}.",
    "In {y} {C's} {N} surpassed {t}.",
  ],
] as const

function drawThreshold(draw: Draw) {
  const drawn = drawFigure(draw, [
    "inflation",
    "unemployment",
    "debt",
    "population",
    "life-expectancy",
    "urban",
    "military",
    "gdp",
  ])
  if (!drawn) return undefined
  const { held, place, year, value } = drawn
  const limit = roundLimit(
    value * (draw.isTrue ? draw.dice.between(0.75, 0.95) : draw.dice.between(1.3, 1.8)),
  )
  const others = held.all(place, year)
  const isClear = draw.isTrue || others.every((one) => one < limit && isFar(held, limit, one))
  const isShare = held.topic.style === "rate" && limit > 99
  if (value < 3 || limit < 2 || limit >= value === draw.isTrue || !isClear || isShare)
    return undefined
  const text = fill(pickFrame(draw, THRESHOLDS), {
    ...placeSlots(place),
    ...{ N: pickNoun(draw, held), t: writeLimit(held.topic.style, limit), y: year },
  })
  return { text, truth: truthIn(draw) }
}

const BOTH = [
  [
    "{C's} GDP growth was negative in both {y} and {z}.",
    "{C's} economy shrank in both {y} and {z}.",
    "{C's} economy contracted both in {y} and in {z}.",
    "{C's} economy shrank in {y} and again in {z}.",
    "{C's} GDP fell in {y} as well as in {z}.",
    "GDP growth in {C} was below zero in {y} and in {z}.",
    "{C} was in recession in both {y} and {z}.",
    "In {y} and in {z}, {C's} economy contracted.",
    "Both in {y} and {z} {C's} economy declined.",
    "{C's} GDP contracted in each of the years {y} and {z}.",
  ],
  [
    "In both {y} and {z}, {C's} GDP growth was negative.",
    "{C's} economy contracted in {y} and again in {z}.",
  ],
] as const

function drawBoth(draw: Draw) {
  const drawn = drawFigure(draw, ["growth"])
  if (!drawn) return undefined
  const { held, place, year, value } = drawn
  const later = draw.dice.whole(year + 1, Math.max(year + 1, held.last(place)))
  const after = held.at(place, later)
  if (after === null) return undefined
  const limit = draw.isTrue ? Math.max(value, after) < -0.3 : Math.max(value, after) > 1
  const text = fill(pickFrame(draw, BOTH), { ...placeSlots(place), y: year, z: later })
  return limit ? { text, truth: truthIn(draw) } : undefined
}

const EQUAL = [
  [
    "{C} was {more} equal in {z} than in {y}, by its Gini index.",
    "{C} became {more} equal between {y} and {z}, as its Gini index shows.",
    "Incomes in {C} were {more} equal in {z} than in {y}.",
    "{C} was a {more} equal country in {z} than in {y}.",
    "Measured by the Gini index, {C} had grown {more} equal by {z} than it was in {y}.",
    "Income in {C} was {more} equally distributed in {z} than in {y}.",
    "Between {y} and {z}, {C} got {more} equal, going by its Gini coefficient.",
  ],
  ["By its Gini index, {C} was {more} equal in {z} than in {y}."],
] as const

function drawEquality(draw: Draw) {
  const drawn = drawFigure(draw, ["gini"])
  if (!drawn) return undefined
  const { held, place, year, value } = drawn
  const later = draw.dice.whole(year + 1, Math.max(year + 1, held.last(place)))
  const after = held.at(place, later)
  if (after === null || Math.abs(after - value) < 2) return undefined
  const agree = held
    .all(place, year)
    .every((a) => held.all(place, later).every((b) => b > a === after > value))
  if (!agree) return undefined
  const more = draw.isTrue === after < value ? "more" : "less"
  const slots = { ...placeSlots(place), more, y: year, z: later }
  return { text: fill(pickFrame(draw, EQUAL), slots), truth: truthIn(draw) }
}

export const COMPARISON_KINDS: readonly Kind[] = [
  { kind: "compare", group: "N", draw: drawCompare },
  { kind: "two-years", group: "M", draw: drawTwoYears },
  { kind: "every-year", group: "F", draw: drawEveryYear },
  { kind: "never", group: "F", draw: drawNever },
  { kind: "threshold", group: "J", draw: drawThreshold },
  { kind: "both-years", group: "M", draw: drawBoth },
  { kind: "equality", group: "I", draw: drawEquality },
]
