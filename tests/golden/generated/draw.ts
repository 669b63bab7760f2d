import type { ClaimKind } from "#factcheck/claims/claim-types.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import type { Dice } from "./dice.ts"
import type { HeldTopic } from "./held-figures.ts"
import { WITH_ARTICLE } from "./places.data.ts"
import type { Sets } from "./topics.data.ts"
import { writeValue } from "./write-value.ts"

/** A statement with what the figures say of it. */
export type Statement = {
  text: string
  /** The day of the text, where it speaks of "last year". */
  asOf?: string
  kind: string
  /** "open": there is nothing in it that figures could decide. */
  truth: "true" | "false" | "open"
  /** The kinds of finding that count, where the figures beside a false comparison are right. */
  judged?: readonly ClaimKind[]
}

/** What one statement is drawn from. */
export type Draw = {
  dice: Dice
  held: ReadonlyMap<string, HeldTopic>
  set: 0 | 1
  isTrue: boolean
}

/** A kind of statement; it gives `undefined` where what was drawn has no figures or is too close to call. */
export type Kind = {
  kind: string
  /** The class of fault it is to show. */
  group: string
  draw(draw: Draw): Omit<Statement, "kind"> | undefined
}

/** One figure that was drawn. */
export type Drawn = { held: HeldTopic; place: string; year: number; value: number }

export function truthIn({ isTrue }: Draw): "true" | "false" {
  return isTrue ? "true" : "false"
}

/** A topic, of those named or of any yearly one that is plain. */
export function drawTopic({ dice, held }: Draw, ids?: readonly string[]): HeldTopic | undefined {
  const able = [...held.values()].filter(({ topic }) =>
    ids === undefined
      ? topic.isPlain === true && topic.frequency === undefined
      : ids.includes(topic.id),
  )
  return able.length === 0 ? undefined : dice.pick(able)
}

export function drawPlace({ dice }: Draw, held: HeldTopic): string {
  return dice.pick(held.places)
}

/** A figure of the last 24 years of a series. */
export function drawFigure(draw: Draw, ids?: readonly string[]): Drawn | undefined {
  const held = drawTopic(draw, ids)
  if (!held) return undefined
  const place = drawPlace(draw, held)
  const last = held.last(place)
  const year = draw.dice.whole(Math.max(last - 24, held.first(place)), last)
  const value = held.at(place, year)
  return value === null ? undefined : { held, place, year, value }
}

const MAX_TRIES = 12

/** The true figure, or one that is far from all that is held of that place and period. */
export function stateFigure(
  { dice, isTrue }: Draw,
  { held, place, year, value }: Drawn,
): number | undefined {
  if (isTrue) return isWritable(held, value) ? value : undefined
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stated = held.topic.isSigned === true ? shifted(dice, value) : scaled(dice, held, value)
    const all = held.all(place, year)
    if (isWritable(held, stated) && all.every((figure) => isFar(held, stated, figure)))
      return stated
  }
  return undefined
}

function shifted(dice: Dice, value: number): number {
  const by = Math.abs(value) > 1000 ? Math.abs(value) * dice.between(0.4, 0.9) : 0
  return value + (dice.pick([true, false]) ? 1 : -1) * (by + dice.between(2.5, 9))
}

function scaled(dice: Dice, { topic }: HeldTopic, value: number): number {
  const stated =
    value * (dice.pick([true, false]) ? dice.between(0.5, 0.72) : dice.between(1.35, 1.9))
  const isShare = topic.style === "rate" || topic.style === "share-of-gdp"
  return isShare && value > 60 ? value * dice.between(0.4, 0.7) : stated
}

/** A figure of less than one cannot be rounded without loss. */
function isWritable({ topic: { style } }: HeldTopic, value: number): boolean {
  if (style === "people") return Math.abs(value) >= 10_000
  if (style === "money") return value >= 1e7
  if (style === "kilotonnes") return value >= 2000
  return Math.abs(value) >= 1
}

/** Off by more than a fifth, and where it is a rate by more than two points. */
export function isFar({ topic: { style } }: HeldTopic, stated: number, held: number): boolean {
  const off = Math.abs(stated - held)
  const isRate = style === "rate" || style === "share-of-gdp"
  return off > Math.abs(held) * 0.22 && off > (isRate ? 2.2 : 0)
}

export function writeFigure({ dice }: Draw, { topic }: HeldTopic, value: number): string {
  return writeValue(topic.style, value, dice)
}

/** One of the frames of the set. */
export function pickFrame({ dice, set }: Draw, frames: Sets<readonly string[]>): string {
  return dice.pick(frames[set])
}

/** A noun of the set. */
export function pickNoun({ dice, set }: Draw, { topic }: HeldTopic): string {
  return dice.pick(topic.nouns[set])
}

/** The country as it stands in a sentence. */
export function placeName(code: string): string {
  const name = countryByCode(code)?.name ?? code
  return WITH_ARTICLE.includes(code) ? `the ${name}` : name
}

function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`
}

export type Slots = Readonly<Record<string, string | number>>

/** The slots of a country: `{C}`, `{C's}` and in small letters `{c}`. */
export function placeSlots(code: string, letter = "C"): Slots {
  const name = placeName(code)
  return {
    [letter]: name,
    [`${letter}'s`]: possessive(name),
    [letter.toLowerCase()]: name.toLowerCase(),
  }
}

/** Fills the slots of a frame and begins it with a capital, as sentences begin. */
export function fill(frame: string, slots: Slots): string {
  const filled = frame
    .replace(/\{([^}]+)\}/g, (whole, name: string) => String(slots[name] ?? whole))
    .replace(/'s the /g, "'s ")
    .replace(/s' the /g, "s' ")
  return frame.startsWith("gdp") ? filled : filled.replace(/^./, (first) => first.toUpperCase())
}

/** The slots of a level: country, noun, figure and year. */
export function levelSlots(draw: Draw, { held, place, year }: Drawn, stated: number) {
  return {
    ...placeSlots(place),
    N: pickNoun(draw, held),
    v: writeFigure(draw, held, stated),
    y: year,
  }
}
