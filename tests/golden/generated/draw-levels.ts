import {
  drawFigure,
  drawPlace,
  drawTopic,
  fill,
  isFar,
  levelSlots,
  pickFrame,
  pickNoun,
  placeSlots,
  stateFigure,
  truthIn,
  type Draw,
  type Kind,
} from "./draw.ts"
import { fixed, precise } from "./write-value.ts"

const LEVEL = [
  [
    "{C's} {N} was {v} in {y}.",
    "In {y}, {C's} {N} stood at {v}.",
    "{N} in {C} reached {v} in {y}.",
    "In {y} {N} in {C} was {v}.",
    "Official figures put {C's} {N} at {v} in {y}.",
    "{N} in {C} came to {v} in {y}.",
    "{C's} {N} ({v} in {y}) was much discussed.",
    "With {N} of {v} in {y}, {C} surprised many observers.",
    "{C's} {N} was about {v} in {y}.",
    "{C's} {N} ran at {v} in {y}.",
  ],
  [
    "{N} stood at {v} in {C} in {y}.",
    "In {C}, {N} was {v} in {y}.",
    "{C's} {N} amounted to {v} in {y}.",
    "For {y}, {C's} {N} was put at {v}.",
    "{C} posted {N} of {v} in {y}.",
    "Figures for {y} show {C's} {N} at {v}.",
    "In {y}, {N} in {C} hit {v}.",
    "According to official data, {C's} {N} in {y} was {v}.",
    "As of {y}, {C's} {N} was {v}.",
    "{C's} {N} was around {v} in {y}.",
  ],
] as const

/** Every yearly topic that has figures. */
function yearly({ held }: Draw): string[] {
  return [...held.values()]
    .filter(({ topic }) => topic.frequency === undefined)
    .map(({ topic }) => topic.id)
}

function drawLevel(draw: Draw) {
  const drawn = drawFigure(
    draw,
    yearly(draw).filter((id) => id !== "migration" && !NAMED.includes(id)),
  )
  const stated = drawn && stateFigure(draw, drawn)
  if (!drawn || stated === undefined) return undefined
  const own = drawn.held.topic.own?.[draw.set] ?? []
  const isShareNoun = /share$/.test(pickNoun(draw, drawn.held))
  const frame =
    own.length > 0 && stated > 0 && (isShareNoun || draw.dice.whole(0, 2) === 0)
      ? draw.dice.pick(own)
      : pickFrame(draw, LEVEL)
  return { text: fill(frame, levelSlots(draw, drawn, stated)), truth: truthIn(draw) }
}

const RANGES = [
  ["{C's} {N} was {a}-{b}{u} in {y}.", "{C's} {N} was between {a} and {b}{u} in {y}."],
  [
    "In {y}, {C's} {N} was {a} to {b}{u}.",
    "{N} in {C} was somewhere between {a} and {b}{u} in {y}.",
  ],
] as const

function drawRange(draw: Draw) {
  const drawn = drawFigure(draw, ["population", "inflation", "unemployment", "urban"])
  const stated = drawn && stateFigure(draw, drawn)
  if (!drawn || stated === undefined || stated < 2) return undefined
  const isPeople = drawn.held.topic.style === "people"
  if (isPeople && stated < 5e6) return undefined
  const shown = isPeople ? stated / 1e6 : stated
  const [low, high] = [Math.floor(shown * 0.97 - 0.1), Math.ceil(shown * 1.03 + 0.1)]
  return {
    text: fill(pickFrame(draw, RANGES), {
      ...levelSlots(draw, drawn, stated),
      ...{ a: low, b: high, u: isPeople ? " million" : "%" },
    }),
    truth: truthIn(draw),
  }
}

const BANDS = [
  [
    "{C's} {N} moved in a {a}%-{b}% band from {y} to {z}.",
    "From {y} to {z} {C's} {N} ranged between {a}% and {b}%.",
    "{C's} {N} was between {a}% and {b}% from {y} to {z}.",
    "Between {y} and {z}, {C's} {N} stayed between {a}% and {b}%.",
    "From {y} to {z}, {N} in {C} varied between {a}% and {b}%.",
    "{C's} {N} hovered between {a}% and {b}% between {y} and {z}.",
    "{N} in {C} fluctuated from {a}% to {b}% between {y} and {z}.",
    "{C's} {N} was in the range of {a}% to {b}% from {y} to {z}.",
    "{C's} {N} kept within {a}% and {b}% in the years {y} to {z}.",
  ],
  [
    "{C's} {N} stayed between {a}% and {b}% from {y} to {z}.",
    "Between {y} and {z}, {N} in {C} ranged from {a}% to {b}%.",
  ],
] as const

function drawBand(draw: Draw) {
  const drawn = drawFigure(draw, ["inflation", "unemployment", "growth"])
  if (!drawn) return undefined
  const { held, place, year } = drawn
  const last = year + draw.dice.whole(2, 4)
  const values = Array.from({ length: last - year + 1 }, (_, k) => held.at(place, year + k))
  if (values.some((value) => value === null || value < 1)) return undefined
  const known = values.filter((value) => value !== null)
  const by = draw.isTrue ? 0 : Math.max(...known) + 3
  const [low, high] = [Math.min(...known) + by, Math.max(...known) + by]
  const text = fill(pickFrame(draw, BANDS), {
    ...placeSlots(place),
    ...{ N: pickNoun(draw, held), y: year, z: last, a: fixed(low, 1), b: fixed(high, 1) },
  })
  return high - low < 0.5 ? undefined : { text, truth: truthIn(draw) }
}

const WITHOUT = [
  [
    "In {y}, {v} of people in {C} lacked access to electricity.",
    "{v} of {C's} population had no access to electricity in {y}.",
  ],
  [
    "In {y}, {v} of people in {C} did not have electricity.",
    "{v} of people in {C} were without electricity in {y}.",
  ],
] as const

function drawWithout(draw: Draw) {
  const drawn = drawFigure(draw, ["electricity"])
  if (!drawn) return undefined
  const share = 100 - drawn.value
  const stated = draw.isTrue ? share : 100 - (stateFigure(draw, drawn) ?? 100)
  const isNear = !draw.isTrue && !isFar(drawn.held, stated, share)
  if (stated < 3 || stated > 97 || share < 1 || isNear) return undefined
  const text = fill(pickFrame(draw, WITHOUT), {
    ...levelSlots(draw, drawn, stated),
    v: `${fixed(stated, 1)}%`,
  })
  return { text, truth: truthIn(draw) }
}

const MIGRATION = [
  [
    "About {n} more people moved to {C} than left in {y}.",
    "In {y}, {n} more people came to {C} than left it.",
  ],
  [
    "Some {n} more people arrived in {C} than left in {y}.",
    "{C} gained {n} people through migration in {y}.",
  ],
] as const
const EMIGRATION = [
  [
    "About {n} more people left {C} than moved there in {y}.",
    "In {y}, {n} more people left {C} than came.",
  ],
  [
    "Some {n} more people left {C} than arrived in {y}.",
    "{C} lost {n} people through migration in {y}.",
  ],
] as const

function drawMigration(draw: Draw) {
  const drawn = drawFigure(draw, ["migration"])
  const stated = drawn && stateFigure(draw, drawn)
  if (!drawn || stated === undefined) return undefined
  const number = Number(Math.abs(stated).toPrecision(3)).toLocaleString("en-US")
  const text = fill(pickFrame(draw, stated > 0 ? MIGRATION : EMIGRATION), {
    ...levelSlots(draw, drawn, stated),
    n: number,
  })
  return { text, truth: truthIn(draw) }
}

const PARTS = [
  [
    "Unemployment among migrants in {C} was {v} in {y}.",
    "Unemployment among graduates in {C} stood at {v} in {y}.",
    "Life expectancy among the poorest fifth in {C} was {e} in {y}.",
  ],
  [
    "In {y}, unemployment among disabled people in {C} was {v}.",
    "The jobless rate in the north of {C} was {v} in {y}.",
    "The Jewish population of {C} was about {p} in {y}.",
  ],
] as const

/** Statements of a part of a country: no figure of the whole decides them. */
function drawPart(draw: Draw) {
  const drawn = drawFigure(draw, ["unemployment"])
  const people = draw.held.get("population")?.at(drawn?.place ?? "", drawn?.year ?? 0)
  if (!drawn || people === null || people === undefined) return undefined
  const by = draw.isTrue ? 1 : draw.dice.between(1.5, 2)
  const text = fill(pickFrame(draw, PARTS), {
    ...placeSlots(drawn.place),
    v: `${fixed(drawn.value * by, 1)}%`,
    e: `${fixed(70 * by, 0)} years`,
    p: people > 1e6 ? `${precise((people * by) / 1e6)} million` : "300,000",
    y: drawn.year,
  })
  return { text, truth: "open" as const }
}

const OPINIONS = [
  [
    "Our people in {C} deserve better than {v} growth.",
    "Was inflation in {C} really {v} in {y}?",
    "Growth in {C} is expected to reach {v} in 2031.",
    "If unemployment in {C} were {v}, nobody would complain.",
  ],
  [
    "It is high time we stopped fretting about {v} unemployment in {C}.",
    "Did {C's} economy grow by {v} in {y}?",
    "{C} aims for inflation of {v}.",
    "Imagine {C} with growth of {v}.",
  ],
] as const

function drawOpinion(draw: Draw) {
  const held = drawTopic(draw, ["inflation"])
  if (!held) return undefined
  const v = `${fixed(draw.dice.between(2, 9), 1)}%`
  const slots = { ...placeSlots(drawPlace(draw, held)), v, y: draw.dice.whole(2005, 2022) }
  return { text: fill(pickFrame(draw, OPINIONS), slots), truth: "open" as const }
}

const NAMED = ["cereal-yield", "hospital-beds", "internet", "health-spending"]

/** Measures that are found by their name or by what publishers share. */
function drawNamed(draw: Draw) {
  const drawn = drawFigure(draw, NAMED)
  const stated = drawn && stateFigure(draw, drawn)
  if (!drawn || stated === undefined) return undefined
  const text = fill(pickFrame(draw, LEVEL), levelSlots(draw, drawn, stated))
  return { text, truth: truthIn(draw) }
}

export const LEVEL_KINDS: readonly Kind[] = [
  { kind: "level", group: "A", draw: drawLevel },
  { kind: "named", group: "V", draw: drawNamed },
  { kind: "range", group: "G", draw: drawRange },
  { kind: "band", group: "G", draw: drawBand },
  { kind: "part", group: "H", draw: drawPart },
  { kind: "migration", group: "I", draw: drawMigration },
  { kind: "opinion", group: "P", draw: drawOpinion },
  { kind: "without", group: "R", draw: drawWithout },
]
