/** What kind of figure a unit makes: amounts can be divided and added up, an index cannot. */
export type QuantityKind =
  "amount" | "ratio" | "share" | "points" | "growth" | "index" | "score" | "unknown"

/** A unit taken apart, so that it can be computed with. */
export type UnitQuantity = {
  kind: QuantityKind
  /** What an amount counts, each unit with its power: US$ per person is `{ "US$": 1, people: -1 }`. */
  factors: Readonly<Record<string, number>>
  /** How many of them a figure of one stands for: thousands, or "per 100,000". */
  scale: number
  /** At which prices money counts: `current`, `constant 2015`; empty for what is not money. */
  prices: string
  /** What a share is a share of, or the base of an index; empty where that is not stated. */
  base: string
  /** The unit as published. */
  text: string
}

/** Kinds of money. Amounts of different ones are never added up. */
export const MONEY = ["US$", "international $", "LCU"] as const

/** Whether a quantity counts money. */
export function isMoney({ factors }: UnitQuantity): boolean {
  return Object.keys(factors).some((name) => isCurrency(name))
}

/** Whether a factor is a currency: dollars, local currency or a code such as EUR. */
export function isCurrency(name: string): boolean {
  return MONEY.some((money) => money === name) || /^[A-Z]{3}$/.test(name)
}

const PLAIN = { factors: {}, scale: 1, prices: "", base: "" }

/** A ratio of alike amounts, which has no unit. */
export const RATIO: UnitQuantity = { ...PLAIN, kind: "ratio", text: "ratio" }

/** Growth in per cent. */
export function growthQuantity(text: string): UnitQuantity {
  return { ...PLAIN, kind: "growth", text }
}

/** An index with its base year. */
export function indexQuantity(year: number): UnitQuantity {
  return { ...PLAIN, kind: "index", base: String(year), text: `index, ${String(year)} = 100` }
}

/** A share in per cent of something. */
export function shareQuantity(base: string): UnitQuantity {
  return {
    ...PLAIN,
    kind: "share",
    base: base.toLowerCase(),
    text: base === "" ? "%" : `% of ${base}`,
  }
}

/** What is left when nothing is known of a unit. */
export function plainQuantity(kind: QuantityKind, text: string, base = ""): UnitQuantity {
  return { ...PLAIN, kind, text, base }
}
