import {
  drawFigure,
  drawPlace,
  drawTopic,
  fill,
  isFar,
  levelSlots,
  pickFrame,
  placeSlots,
  stateFigure,
  truthIn,
  writeFigure,
  type Draw,
  type Drawn,
  type Kind,
} from "./draw.ts"

const BALANCE = [
  [
    "{C's} {B} went from {s} of {v} in {y} to {t} of {w} in {z}.",
    "{C's} {B} swung from {s} of {v} in {y} to {t} of {w} in {z}.",
    "In {z} {C} recorded {t} of {w} on its {B}, after {s} of {v} in {y}.",
    "{C} went from {s} on its {B} of {v} in {y} to {t} of {w} in {z}.",
  ],
  [
    "{C's} {B} turned from {s} of {v} in {y} into {t} of {w} in {z}.",
    "{C} moved from {s} of {v} on its {B} in {y} to {t} of {w} in {z}.",
    "From {s} of {v} in {y}, {C's} {B} moved to {t} of {w} in {z}.",
  ],
] as const

const ONE_BALANCE = [
  [
    "{C} ran a {A} {d} of {v} in {y}.",
    "{C's} {A} {d} was {v} in {y}.",
    "In {y}, {C} posted a {A} {d} of {v}.",
    "In {y} the {A} {d} of {C} stood at {v}.",
    "In {y}, {C} registered a {A} {d} worth {v}.",
    "The {A} {d} in {C} reached {v} in {y}.",
  ],
  [
    "{C} had a {A} {d} of {v} in {y}.",
    "The {A} {d} of {C} stood at {v} in {y}.",
    "{C's} {A} showed a {d} of {v} in {y}.",
  ],
] as const

const sideName = (value: number): string => (value < 0 ? "deficit" : "surplus")

function drawBalance(draw: Draw) {
  const first = drawFigure(draw, ["current-account", "budget"])
  const [stated, again] = [first && stateFigure(draw, first), first && secondFigure(draw, first)]
  if (!first || stated === undefined || !again) return undefined
  const name = first.held.topic.id === "budget" ? "budget" : "current account"
  const write = (value: number) => writeFigure(draw, first.held, Math.abs(value))
  const slots = {
    ...placeSlots(first.place),
    A: name,
    B: name === "budget" ? "budget balance" : name,
    d: sideName(stated),
    s: `a ${sideName(stated)}`,
    t: `a ${sideName(again.stated)}`,
    v: write(stated),
    w: write(again.stated),
    y: first.year,
    z: again.year,
  }
  const isPair = draw.dice.whole(0, 1) === 0 && Math.sign(stated) !== Math.sign(again.stated)
  return {
    text: fill(pickFrame(draw, isPair ? BALANCE : ONE_BALANCE), slots),
    truth: truthIn(draw),
  }
}

/** A later year of the same series, with what is stated of it. */
function secondFigure(draw: Draw, { held, place, year }: Drawn) {
  const later = draw.dice.whole(year + 1, held.last(place))
  const value = later > year ? held.at(place, later) : null
  if (value === null) return undefined
  const stated = stateFigure(draw, { held, place, year: later, value })
  return stated === undefined ? undefined : { year: later, value, stated }
}

const FROM_TO = [
  [
    "{C's} {N} {moved} from {v} in {y} to {w} in {z}.",
    "{N} in {C} {moved} to {w} in {z} from {v} in {y}.",
    "Between {y} and {z}, {C's} {N} {moved} from {v} to {w}.",
    "{C's} {N} has {gone} since {y}, from {v} to {w} in {z}.",
    "{C's} {N} {moved} to {w} in {z}, compared with {v} in {y}.",
    "{C's} {N}, {v} in {y}, had {gone} to {w} by {z}.",
    "In {y} {N} in {C} was {v}; by {z} it had {gone} to {w}.",
  ],
  [
    "From {v} in {y}, {C's} {N} {moved} to {w} in {z}.",
    "{C's} {N} was {v} in {y} and {w} in {z}.",
    "{C} saw {N} {move} from {v} in {y} to {w} in {z}.",
    "In {z}, {C's} {N} was {w}, {side} from {v} in {y}.",
    "{N} in {C} {moved} from {v} to {w} between {y} and {z}.",
  ],
] as const

const UP: readonly (readonly [past: string, perfect: string, infinitive: string])[] = [
  ["rose", "risen", "rise"],
  ["climbed", "climbed", "climb"],
  ["increased", "increased", "increase"],
  ["went up", "gone up", "go up"],
  ["jumped", "jumped", "jump"],
]
const DOWN: typeof UP = [
  ["fell", "fallen", "fall"],
  ["dropped", "dropped", "drop"],
  ["declined", "declined", "decline"],
  ["went down", "gone down", "go down"],
  ["slipped", "slipped", "slip"],
]

/** Verbs of a movement in the forms that frames need. */
export function moveSlots({ dice }: Draw, isUp: boolean) {
  const [moved, gone, move] = dice.pick(isUp ? UP : DOWN)
  return { moved, gone, move, side: isUp ? "up" : "down" }
}

function drawFromTo(draw: Draw) {
  const first = drawFigure(draw)
  const stated = first && stateFigure(draw, first)
  const again = first && secondFigure(draw, first)
  if (!first || stated === undefined || !again) return undefined
  const [v, w] = [
    writeFigure(draw, first.held, stated),
    writeFigure(draw, first.held, again.stated),
  ]
  if (Math.min(stated, again.stated) < 0 || !isFar(first.held, again.stated, stated))
    return undefined
  const text = fill(pickFrame(draw, FROM_TO), {
    ...levelSlots(draw, first, stated),
    ...moveSlots(draw, again.stated > stated),
    ...{ v, w, z: again.year },
  })
  return { text, truth: truthIn(draw) }
}

const RECESSION = [
  [
    "{C} came out of recession in {z}, growing by {v}.",
    "After a recession in {y}, {C's} economy grew {v} in {z}.",
    "Having shrunk in {y}, {C's} economy grew by {v} in {z}.",
    "{C} returned to growth in {z}, when its economy expanded {v}.",
    "{C's} economy recovered in {z}, growing {v} after a contraction in {y}.",
    "After contracting in {y}, {C's} GDP rose {v} in {z}.",
    "In {z} {C} left recession behind and grew {v}.",
    "Emerging from recession, {C} grew {v} in {z}.",
    "{C's} economy bounced back from the {y} recession with growth of {v} in {z}.",
    "{C} pulled out of recession in {z} with growth of {v}.",
    "{C's} economy rebounded in {z}, growing {v} following a recession in {y}.",
    "In {z}, after a year of recession, {C's} economy grew by {v}.",
    "Recession ended in {C} in {z}, with growth of {v}.",
    "{C} exited recession in {z} as GDP grew {v}.",
    "{C's} recession of {y} was followed by growth of {v} in {z}.",
    "Following the recession of {y}, {C's} GDP grew by {v} in {z}.",
  ],
  [
    "{C} left its {y} recession behind in {z}, expanding by {v}.",
    "{C} emerged from recession in {z} with growth of {v}.",
  ],
] as const
const SHRINKING = [
  [
    "{C} fell into recession in {z}, shrinking by {v}.",
    "{C's} economy contracted by {v} in {z}.",
    "{C} went into recession in {z}, with GDP down {v}.",
    "Recession hit {C} in {z}, when the economy shrank {v}.",
    "{C's} GDP fell by {v} in {z}.",
    "In {z} {C} was in recession, its economy contracting by {v}.",
    "{C's} economy slumped by {v} in {z}.",
    "After growing in {y}, {C's} economy contracted {v} in {z}.",
    "{C's} GDP declined {v} in {z} as recession struck.",
    "{C} slid into recession in {z} as GDP fell {v}.",
    "In {z}, {C} entered a recession and GDP dropped {v}.",
    "{C} suffered a recession in {z}: GDP fell by {v}.",
    "{C's} economy was {v} smaller in {z} than in {y}.",
    "{C} saw its GDP contract by {v} in {z}.",
    "The recession of {z} shrank {C's} economy by {v}.",
    "{C} was hit by recession in {z}, with a contraction of {v}.",
  ],
  [
    "{C} slid into recession in {z} as its economy shrank by {v}.",
    "In {z} {C's} GDP fell by {v} in real terms.",
  ],
] as const

function drawRecession(draw: Draw) {
  const drawn = drawFigure(draw, ["growth"])
  const before = drawn?.held.at(drawn.place, drawn.year - 1) ?? null
  if (!drawn || before === null) return undefined
  const isUp = draw.dice.whole(0, 1) === 0
  const fits = isUp ? before < 0 : before > 0
  const stated = fits ? stateFigure(draw, drawn) : undefined
  if (stated === undefined || (isUp ? stated < 1 : stated > -1)) return undefined
  return {
    text: fill(pickFrame(draw, isUp ? RECESSION : SHRINKING), {
      ...placeSlots(drawn.place),
      v: writeFigure(draw, drawn.held, Math.abs(stated)),
      y: drawn.year - 1,
      z: drawn.year,
    }),
    truth: truthIn(draw),
  }
}

const RELATIVE = [
  ["{C's} {N} {moved} to {w} last year, from {v} the year before.", "Last year {C's} {N} was {w}."],
  [
    "{N} in {C} was {w} last year, after {v} the year before.",
    "{C's} {N} {moved} to {w} last year from {v} in {y}.",
  ],
] as const

function drawRelative(draw: Draw) {
  const held = drawTopic(draw, ["inflation", "growth", "unemployment", "military"])
  if (!held) return undefined
  const place = drawPlace(draw, held)
  const year = draw.dice.whole(2008, 2022)
  const [before, value] = [held.at(place, year - 1), held.at(place, year)]
  if (before === null || value === null || Math.abs(value - before) < 0.3) return undefined
  const first = stateFigure(draw, { held, place, year: year - 1, value: before })
  const second = stateFigure(draw, { held, place, year, value })
  if (first === undefined || second === undefined || first < 0 || second < 0) return undefined
  if (Math.abs(second - first) < 0.3) return undefined
  const text = fill(pickFrame(draw, RELATIVE), {
    ...levelSlots(draw, { held, place, year: year - 1, value: before }, first),
    ...moveSlots(draw, second > first),
    w: writeFigure(draw, held, second),
  })
  return { text, asOf: `${String(year + 1)}-02-01`, truth: truthIn(draw) }
}

export const MOVEMENT_KINDS: readonly Kind[] = [
  { kind: "balance", group: "B", draw: drawBalance },
  { kind: "recession", group: "B", draw: drawRecession },
  { kind: "from-to", group: "D", draw: drawFromTo },
  { kind: "relative-year", group: "Q", draw: drawRelative },
]
