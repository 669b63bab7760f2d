import type { Dice } from "./dice.ts"

/** How the figures of a topic are written. */
export type Style =
  | "rate"
  | "share-of-gdp"
  | "money"
  | "dollars"
  | "people"
  | "years"
  | "children"
  | "per-thousand"
  | "live-births"
  | "tonnes-per-head"
  | "kilotonnes"
  | "density"
  | "index"
  | "kilograms"
  | "to-the-dollar"

type Write = (value: number, dice: Dice) => string

/** A figure as an author writes it, rounded to the precision that the words show. */
export function writeValue(style: Style, value: number, dice: Dice): string {
  return WRITERS[style](value, dice)
}

const rate: Write = (value, dice) =>
  dice.pick([
    `${fixed(value, 1)}%`,
    `${fixed(value, 1)} per cent`,
    `${fixed(value, 1)} percent`,
    `${fixed(value, 2)}%`,
  ])

const WRITERS: Readonly<Record<Style, Write>> = {
  rate,
  "share-of-gdp": (value, dice) => `${rate(value, dice)} of GDP`,
  money: (value, dice) => writeMoney(value, dice),
  dollars: (value, dice) => {
    const number = grouped(value)
    return dice.pick([`$${number}`, `US$${number}`, `${number} US dollars`, `${number} dollars`])
  },
  people: (value, dice) => writePeople(value, dice),
  years: (value, dice) => dice.pick([`${fixed(value, 1)} years`, `${fixed(value, 0)} years`]),
  children: (value, dice) =>
    `${fixed(value, 1)} ${dice.pick(["children per woman", "births per woman"])}`,
  "per-thousand": (value, dice) => `${fixed(value, 1)} per ${thousand(dice)} people`,
  "live-births": (value, dice) =>
    `${fixed(value, dice.whole(0, 1))} ${dice.pick(["", "deaths "])}per ${thousand(dice)} live births`,
  "tonnes-per-head": (value, dice) =>
    `${fixed(value, 1)} ${dice.pick(["tonnes", "metric tons", "tonnes per person", "t per head"])}`,
  kilotonnes: (value, dice) =>
    dice.pick([
      `${precise(value / 1000)} million tonnes`,
      `${precise(value / 1000)} Mt`,
      `${grouped(value)} kt`,
      `${grouped(value)} kilotonnes`,
      `${precise(value / 1000)} million metric tons`,
    ]),
  density: (value, dice) =>
    `${fixed(value, 0)} people per ${dice.pick(["square kilometre", "sq km", "square kilometer"])}`,
  index: (value) => fixed(value, 1),
  kilograms: (value, dice) => `${grouped(value)} ${dice.pick(["kg", "kilograms"])} per hectare`,
  "to-the-dollar": (value) => (value < 20 ? fixed(value, 2) : fixed(value, 1)),
}

function thousand(dice: Dice): string {
  return dice.pick(["1,000", "1000", "thousand"])
}

function writeMoney(value: number, dice: Dice): string {
  const [size, long, short] =
    value >= 1e12
      ? ([1e12, "trillion", "tn"] as const)
      : value >= 1e9
        ? ([1e9, "billion", "bn"] as const)
        : ([1e6, "million", "m"] as const)
  const number = precise(value / size)
  return dice.pick([
    `$${number} ${long}`,
    `$${number}${short}`,
    `US$${number} ${long}`,
    `${number} ${long} dollars`,
    `USD ${number} ${long}`,
  ])
}

function writePeople(value: number, dice: Dice): string {
  if (value < 1e6) return grouped(Number(value.toPrecision(3)))
  const millions = precise(value / 1e6)
  return dice.pick([`${millions} million`, `${millions} million`, `${millions}m`, grouped(value)])
}

/** Three significant digits at least. */
export function precise(value: number): string {
  return value >= 1000 ? grouped(value) : fixed(value, value >= 100 ? 0 : value >= 10 ? 1 : 2)
}

/** A fixed number of decimals; minus as a hyphen, never "-0". */
export function fixed(value: number, decimals: number): string {
  return value.toFixed(decimals).replace(/^-(0(?:\.0+)?)$/, "$1")
}

/** A whole number with commas. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString("en-US")
}

/** To two significant digits, as limits are spoken of. */
export function roundLimit(value: number): number {
  return Number(value.toPrecision(2))
}

/** A limit with its unit. */
export function writeLimit(style: Style, limit: number): string {
  if (style === "money")
    return limit >= 1e9 ? `$${String(limit / 1e9)} billion` : `$${String(limit / 1e6)} million`
  if (style === "people")
    return limit >= 1e6 ? `${String(limit / 1e6)} million` : limit.toLocaleString("en-US")
  if (style === "years") return `${String(limit)} years`
  return style === "share-of-gdp" ? `${String(limit)}% of GDP` : `${String(limit)}%`
}
