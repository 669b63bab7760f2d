import {
  drawFigure,
  drawPlace,
  drawTopic,
  fill,
  pickFrame,
  pickNoun,
  placeName,
  placeSlots,
  stateFigure,
  truthIn,
  writeFigure,
  type Draw,
  type Kind,
} from "./draw.ts"
import { CURRENCIES } from "./places.data.ts"
import type { HeldTopic } from "./held-figures.ts"
import { fixed } from "./write-value.ts"

const TABLED = [
  ["growth", "GDP growth", "%"],
  ["inflation", "Inflation", "%"],
  ["unemployment", "Unemployment rate", "%"],
  ["life-expectancy", "Life expectancy", "years"],
  ["urban", "Urban population", "%"],
] as const

/** A topic that tables show, with some countries' figures of one year. */
function drawRows(draw: Draw, count: number) {
  const [id, head, unit] = draw.dice.pick(TABLED)
  const held = drawTopic(draw, [id])
  const year = draw.dice.whole(2005, 2022)
  const places = new Set<string>()
  while (held && places.size < count) places.add(drawPlace(draw, held))
  const rows = held && [...places].map((place) => rowFor(draw, held, { place, year }))
  if (!rows?.every((row) => row !== undefined)) return undefined
  return { head, unit, year, rows }
}

function rowFor(draw: Draw, held: HeldTopic, { place, year }: { place: string; year: number }) {
  const value = held.at(place, year)
  const stated = value === null ? undefined : stateFigure(draw, { held, place, year, value })
  return stated === undefined ? undefined : { place: placeName(place).replace(/^the /, ""), stated }
}

function drawTable(draw: Draw) {
  const table = drawRows(draw, 3)
  if (!table) return undefined
  const { head, unit, year, rows } = table
  const separators = draw.set === 0 ? ["\n", "\t", " | "] : [": ", "; ", ","]
  const mark = draw.dice.pick(separators)
  const title = `Country${mark === "\n" ? "\n" : mark === ": " ? " / " : mark}${head} ${String(year)} (${unit})`
  const lines = rows.map(({ place, stated }) => `${place}${mark}${fixed(stated, 1)}`)
  return { text: [title, ...lines].join("\n"), truth: truthIn(draw) }
}

function drawList(draw: Draw) {
  const table = drawRows(draw, 3)
  if (!table) return undefined
  const { head, unit, year, rows } = table
  const ending = unit === "%" ? "%" : ` ${unit}`
  const lines = rows.map(({ place, stated }, k) => {
    const figure = `${fixed(stated, 1)}${ending}`
    return draw.set === 0
      ? `${String(k + 1)}) ${head}, ${place}, ${String(year)}: ${figure}`
      : `- ${place}: ${figure}`
  })
  const title = draw.set === 0 ? [] : [`${head}, ${String(year)}`]
  return { text: [...title, ...lines].join("\n"), truth: truthIn(draw) }
}

const RESPECTIVELY = [
  [
    "In {y} {C} and {D} had {v} and {w} people respectively.",
    "{C} and {D} had populations of {v} and {w} respectively in {y}.",
  ],
  [
    "In {y}, the populations of {C} and {D} were {v} and {w} respectively.",
    "{v} and {w} people lived in {C} and {D} respectively in {y}.",
  ],
] as const

function drawRespectively(draw: Draw) {
  const first = drawFigure(draw, ["population"])
  const other = first && drawPlace(draw, first.held)
  const value = first && other !== undefined ? first.held.at(other, first.year) : null
  if (!first || other === undefined || value === null || other === first.place) return undefined
  const v = stateFigure(draw, first)
  const w = stateFigure(draw, { ...first, place: other, value })
  if (v === undefined || w === undefined || Math.min(v, w) < 1e6) return undefined
  const text = fill(pickFrame(draw, RESPECTIVELY), {
    ...placeSlots(first.place),
    ...placeSlots(other, "D"),
    ...{ v: writeFigure(draw, first.held, v), w: writeFigure(draw, first.held, w), y: first.year },
  })
  return { text, truth: truthIn(draw) }
}

const MONTHS =
  "January February March April May June July August September October November December".split(" ")
const MONTHLY = [
  [
    "{C's} {N} was {v} in {m} {y}.",
    "In {m} {y}, {C's} {N} stood at {v}.",
    "{N} in {C} reached {v} in {m} {y}.",
  ],
  [
    "{N} in {C} was {v} in {m} {y}.",
    "In {m} {y} {N} in {C} was {v}.",
    "{C's} {N} hit {v} in {m} {y}.",
  ],
] as const
const POLICY = [
  [
    "{C's} central bank kept its reference rate at {v} in {m} {y}.",
    "{C's} central bank rate was {v} in {m} {y}.",
    "In {m} {y}, {C's} {N} stood at {v}.",
  ],
  [
    "The policy rate in {C} was {v} in {m} {y}.",
    "In {m} {y} the central bank of {C} held its key rate at {v}.",
    "{C's} key interest rate was {v} in {m} {y}.",
  ],
] as const
const EXCHANGE = [
  [
    "The {K} traded at {v} to the dollar in {m} {y}.",
    "In {m} {y}, a dollar bought {v} {k}.",
    "The {K} averaged {v} per dollar in {m} {y}.",
  ],
  [
    "The {K} stood at {v} per US dollar in {m} {y}.",
    "In {m} {y} the {K} was at {v} to the dollar.",
    "The exchange rate of the {K} was {v} to the dollar in {m} {y}.",
  ],
] as const
const HOUSES = [
  [
    "House prices in {C} {moved} {v} year on year in the {q} quarter of {y}.",
    "{C's} home prices {moved} {v} on the year in the {q} quarter of {y}.",
    "Home prices in {C} {moved} by {v} in the year to the {q} quarter of {y}.",
    "In the {q} quarter of {y}, {C's} house prices {moved} {v} compared with a year earlier.",
    "{C's} house prices {moved} {v} from a year earlier in the {q} quarter of {y}.",
    "House prices {moved} {v} in {C} in the {q} quarter of {y} from the same quarter of the year before.",
  ],
  [
    "In the {q} quarter of {y}, house prices in {C} {moved} by {v} year on year.",
    "Home prices in {C} {moved} {v} from a year earlier in the {q} quarter of {y}.",
  ],
] as const
const QUARTERS = ["first", "second", "third", "fourth"]

/** A month or quarter of the last 14 years. */
function drawTimely(draw: Draw, id: string) {
  const held = draw.held.get(id)
  if (!held) return undefined
  const place = drawPlace(draw, held)
  const last = held.last(place)
  const parts = held.topic.frequency === "monthly" ? 12 : 4
  const index = draw.dice.whole(Math.max(last - parts * 14, held.first(place) + parts), last)
  const value = held.at(place, index)
  const drawn = value === null ? undefined : { held, place, year: index, value }
  const stated = drawn && stateFigure(draw, drawn)
  return stated === undefined
    ? undefined
    : { held, place, stated, part: index % parts, year: Math.floor(index / parts) }
}

function drawMonth(draw: Draw) {
  const id = draw.dice.pick(["policy-rate", "monthly-inflation", "monthly-unemployment"])
  const drawn = drawTimely(draw, id)
  if (!drawn) return undefined
  const { held, place, stated, part, year } = drawn
  const text = fill(pickFrame(draw, id === "policy-rate" ? POLICY : MONTHLY), {
    ...placeSlots(place),
    ...{
      N: pickNoun(draw, held),
      v: writeFigure(draw, held, stated),
      m: MONTHS[part] ?? "",
      y: year,
    },
  })
  return { text, truth: truthIn(draw) }
}

function drawExchange(draw: Draw) {
  const drawn = drawTimely(draw, "exchange-rate")
  const currency = drawn && CURRENCIES[drawn.place]
  if (!drawn || currency === undefined) return undefined
  const { held, stated, part, year } = drawn
  const text = fill(pickFrame(draw, EXCHANGE), {
    ...{
      K: currency,
      k: `${currency}s`.replace(/(naira|rand|yen|kwacha|lira|baht|zloty)s$/, "$1"),
    },
    ...{ v: writeFigure(draw, held, stated), m: MONTHS[part] ?? "", y: year },
  })
  return { text, truth: truthIn(draw) }
}

function drawHouses(draw: Draw) {
  const drawn = drawTimely(draw, "house-prices")
  if (!drawn) return undefined
  const { place, stated, part, year } = drawn
  const text = fill(pickFrame(draw, HOUSES), {
    ...placeSlots(place),
    moved: stated > 0 ? draw.dice.pick(["rose", "climbed"]) : draw.dice.pick(["fell", "dropped"]),
    ...{ v: `${fixed(Math.abs(stated), 1)}%`, q: QUARTERS[part] ?? "", y: year },
  })
  return { text, truth: truthIn(draw) }
}

export const LAYOUT_KINDS: readonly Kind[] = [
  { kind: "table", group: "M", draw: drawTable },
  { kind: "list", group: "O", draw: drawList },
  { kind: "respectively", group: "M", draw: drawRespectively },
  { kind: "month", group: "L", draw: drawMonth },
  { kind: "exchange", group: "L", draw: drawExchange },
  { kind: "house-prices", group: "L", draw: drawHouses },
]
