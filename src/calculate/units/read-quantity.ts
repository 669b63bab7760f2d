import { readUnitName } from "#domain/units/read-unit-name.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { isCurrency, plainQuantity, RATIO, type UnitQuantity } from "./quantity.ts"

/** Words of one kind of what is counted, in the form in which units are written. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:people|persons?|inhabitants?|capita|head|population)$/, "people"],
  [/^(?:worker|person employed|employed person)s?$/, "workers"],
  [/^live births?$/, "live births"],
]

const PER = /\s+per\s+|\s*\/\s*/i

/** Takes a unit apart. One that is not understood is unknown: figures of it can be followed through time, and no more. */
export function readQuantity(unit: string, currency: string | null): UnitQuantity {
  const text = unit.trim().replace(/\s+/g, " ")
  return readRelative(text) ?? readAmount(text, currency) ?? plainQuantity("unknown", text)
}

/** Shares, growth, index levels and scores: what is relative to something else. */
function readRelative(text: string): UnitQuantity | undefined {
  const word = text.toLowerCase()
  if (/percentage points?|^pp$/.test(word)) return plainQuantity("points", text)
  if (
    /(?:annual|growth|change|inflation)\b.*%|%.*\b(?:growth|change|a year|per year|annual)|^% ?p\.?a\.?$/.test(
      word,
    )
  )
    return plainQuantity("growth", text)
  if (/%|per ?cent/.test(word))
    return plainQuantity(
      "share",
      text,
      /(?:%|per ?cent(?:age)?) of (?:total |the )?(.+)$/.exec(word)?.[1] ?? "",
    )
  if (/=\s*100\b|^index|\bindex\b|\bbase (?:year|period)\b/.test(word))
    return plainQuantity("index", text, /(\d{4}(?:[-–]\d{2,4})?)\s*=\s*100/.exec(word)?.[1] ?? "")
  if (/^(?:ratio|fraction|times)$/.test(word)) return RATIO
  if (/\b(?:score|scale|rank|rating|points?|level|estimate)\b|^0 to |^1 to |yes|no\b/.test(word))
    return plainQuantity("score", text)
  return undefined
}

function readAmount(text: string, currency: string | null): UnitQuantity | undefined {
  if (text === "") return undefined
  const [top = "", ...bottoms] = text.split(PER)
  const first = top === "" || /^per /i.test(text) ? CASES : readThings(top, currency)
  const parts = /^per /i.test(text) ? [text.slice(4)] : bottoms
  const below = parts.map((part) => readThings(part, currency))
  if (!first || below.some((part) => part === undefined)) return undefined
  const factors: Record<string, number> = {}
  const add = (name: string, power: number) => {
    factors[name] = (factors[name] ?? 0) + power
  }
  add(first.name, 1)
  for (const part of below) if (part) add(part.name, -1)
  const scale = below.reduce((product, part) => product / (part?.scale ?? 1), first.scale)
  const prices =
    [first, ...below].find((part) => part !== undefined && part.prices !== "")?.prices ?? ""
  return { kind: "amount", factors, scale, prices, base: "", text }
}

type Thing = { name: string; scale: number; prices: string }

/** "Per 1,000 people" counts something that the indicator's name says. */
const CASES: Thing = { name: "cases", scale: 1, prices: "" }

function readThings(given: string, currency: string | null): Thing | undefined {
  const { words, scale } = splitCount(given)
  const money = readMoney(words, currency)
  if (money) return { ...money, scale }
  const name = words.toLowerCase()
  const known =
    readUnitName(name.replace(/ of land area$/, ""))?.name ??
    NAMES.find(([form]) => form.test(name))?.[1]
  // A plain noun counts itself; a sentence does not.
  if (known === undefined && !/^[\p{L}][\p{L}\d²³ -]{0,30}$/u.test(name)) return undefined
  return { name: known ?? name, scale, prices: "" }
}

/** `million US$`, `1,000 live births`: how many of what. */
function splitCount(given: string): { words: string; scale: number } {
  const scaled = unitScale(given)
  if (scaled) return { words: scaled.unit.trim(), scale: scaled.by }
  const [, count, words] = /^(\d[\d,. ]*)\s+(.+)$/.exec(given) ?? []
  // A year before a unit says its prices.
  return count === undefined || words === undefined || /^[12]\d{3}$/.test(count)
    ? { words: given.trim(), scale: 1 }
    : { words: words.trim(), scale: Number(count.replace(/[, ]/g, "")) }
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/\binternational \$|\bint(?:l|ernational)?\.?\s?\$|\bppp\b/i, "international $"],
  [/\bUS ?\$|\bUSD\b|\bUS dollars?\b/i, "US$"],
  [/\bLCU\b|local currency/i, "LCU"],
  [/€|\beuros?\b/i, "EUR"],
]

function readMoney(text: string, currency: string | null): Omit<Thing, "scale"> | undefined {
  const known = CURRENCIES.find(([form]) => form.test(text))?.[1]
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0]
  const own = code !== undefined && code === currency && isCurrency(code) ? code : undefined
  const name = known ?? own
  return name === undefined ? undefined : { name, prices: readPrices(text) }
}

function readPrices(text: string): string {
  if (!/\bconstant\b|^[12]\d{3} /i.test(text)) return "current"
  const year = /\b[12]\d{3}\b/.exec(text)?.[0] ?? ""
  return `constant ${year}`.trim()
}
