import { withCommas } from "./count-text.ts"
import { CURRENCY_SIGNS, DOLLAR_SIGN } from "../units/currency.data.ts"
import { unitScale } from "../units/unit-scale.ts"

/** How the figures of a unit are written: signs around the number, and whether they are shares or money. */
export type UnitFormat = {
  prefix: string
  suffix: string
  kind: "percent" | "money" | "plain"
  /** Of figures that are published in thousands or more: short forms count it in, full ones add its word. */
  scale?: { by: number; word: string }
  /** Whether the figures are years of the calendar, which take no separators. */
  isYear?: boolean
  /** How many decimals the publisher's figures have, where that is known: long columns show as many. */
  decimals?: number
}

/** What stands where there is no figure. */
export const NO_DATA = "No data"

/** No more can be asked of a number in JavaScript. */
const MAX_DIGITS = 100

const PLAIN: UnitFormat = { prefix: "", suffix: "", kind: "plain" }
const MINUS = "\u2212"
const NO_BREAK_SPACE = "\u00a0"

/** Powers of a thousand with their letters and words, largest first. */
export const MAGNITUDES: readonly { by: number; letter: string; word: string }[] = [
  { by: 1e12, letter: "tn", word: "trillion" },
  { by: 1e9, letter: "bn", word: "billion" },
  { by: 1e6, letter: "m", word: "million" },
  { by: 1e3, letter: "k", word: "thousand" },
]

/**
 * How to write figures of a published unit: percent signs for shares and rates, a currency's sign for
 * money. Local currency units take the sign of the currency given; everything else is a plain number. What is
 * published in thousands or millions is written in ones: 143,097 thousand people are 143m.
 */
export function unitFormat(
  unit: string,
  currency: string | null,
  decimals: number | null = null,
): UnitFormat {
  const format = signsAround(unit, currency)
  return decimals === null ? format : { ...format, decimals }
}

function signsAround(unit: string, currency: string | null): UnitFormat {
  const text = unit.trim()
  if (/^(?:calendar )?year$/i.test(text)) return { ...PLAIN, isYear: true }
  if (isPercent(text)) return { prefix: "", suffix: "%", kind: "percent" }
  const scaled = unitScale(text)
  const prefix = moneyPrefix(scaled?.unit ?? text, currency)
  const format: UnitFormat = prefix === undefined ? PLAIN : { prefix, suffix: "", kind: "money" }
  return scaled ? { ...format, scale: { by: scaled.by, word: scaled.word } } : format
}

/** Short form for headlines and labels: three significant figures and k, m, bn, tn from 100,000 up. */
export function formatHeadline(value: number, format: UnitFormat): string {
  const digits = shorten(inOnes(value, format), 3)
  // 23.01% is written as 23.0%, so that it does not pass for a round figure.
  const isRounded =
    format.kind === "percent" && /^\d{1,2}$/.test(digits) && !Number.isInteger(value)
  return dress(value, isRounded ? `${digits}.0` : digits, format)
}

/** Full published precision with thousands commas; the word of a scale follows the number as it was published. */
export function formatFull(value: number, format: UnitFormat): string {
  return withScaleWord(dress(value, withCommas(plainDecimal(Math.abs(value))), format), format)
}

function withScaleWord(text: string, { scale }: UnitFormat): string {
  return scale ? `${text}${NO_BREAK_SPACE}${scale.word}` : text
}

/**
 * Form for long columns: five significant figures, and the whole part in full; with as many decimals as the publisher's
 * figures have, where these leave anything of the value.
 */
export function formatColumn(value: number, format: UnitFormat): string {
  const size = Math.abs(value)
  const whole = wholeDigits(size)
  const { decimals = 0 } = format
  const shown = Math.min(decimals, Math.max(0, 5 - whole))
  if (shown === 0 || (size > 0 && size < 10 ** (1 - shown)))
    return formatFull(round(value, Math.min(MAX_DIGITS, Math.max(5, whole))), format)
  return withScaleWord(dress(value, withCommas(size.toFixed(shown)), format), format)
}

/** Form for columns with little room: five significant figures with k, m, bn, tn. */
export function formatNarrow(value: number, format: UnitFormat): string {
  return dress(value, shorten(inOnes(value, format), 5), format)
}

/** Short form for axis ticks, which are round numbers: no digit that tells two ticks apart is dropped. */
export function formatTick(value: number, format: UnitFormat): string {
  return dress(value, shorten(inOnes(value, format), 8), format)
}

/**
 * Change from one figure to the next: percents in points, other figures relative to the first.
 * Empty when a relative change has no meaning because the first figure is not above zero.
 */
export function formatChange(from: number, to: number, format: UnitFormat): string {
  if (format.kind === "percent") {
    return `${changeDigits(to - from)} points`
  }
  return from > 0 ? `${changeDigits((to / from - 1) * 100)}%` : ""
}

function inOnes(value: number, { scale }: UnitFormat): number {
  return Math.abs(value) * (scale?.by ?? 1)
}

function isPercent(unit: string): boolean {
  return /%|\bper ?cent(age)?\b/i.test(unit)
}

// Words that may stand before the currency in a unit that is money: "BoP, current US$".
const DOLLARS =
  /^(?:[a-z]{2,4}, )?(?:(?:current|constant)\s+)?(?:\d{4}\s+)?(?:us\$|usd|us dollars?)(?!\w)/i
const INTERNATIONAL =
  /^(?:ppp,? )?(?:(?:current|constant)\s+)?(?:\d{4}\s+)?(?:ppp,? )?(?:international \$|int(?:ernational)?[.-]? ?\$|ppp \$)/i
const LOCAL = /^(?:(?:current|constant)\s+)?(?:\d{4}\s+)?(?:lcu|local currency(?: units?)?)(?!\w)/i

function moneyPrefix(unit: string, currency: string | null): string | undefined {
  if (DOLLARS.test(unit)) return DOLLAR_SIGN
  if (INTERNATIONAL.test(unit)) return "Int$"
  if (currency === null) return undefined
  const published = unit.toUpperCase()
  if (LOCAL.test(unit) || published === "" || `${published} `.startsWith(`${currency} `))
    return currencyPrefix(currency)
  return undefined
}

function currencyPrefix(currency: string): string {
  return CURRENCY_SIGNS[currency] ?? `${currency}${NO_BREAK_SPACE}`
}

function dress(value: number, written: string, { prefix, suffix, isYear }: UnitFormat): string {
  const digits = isYear === true ? written.replaceAll(",", "") : written
  const sign = value < 0 && /[1-9]/.test(digits) ? MINUS : ""
  return `${sign}${prefix}${digits}${suffix}`
}

/** A rate in a sentence: one decimal; small ones, and quarters as rates of interest are set in (5.75), have two. */
export function rateDigits(value: number): string {
  const isQuarter = Number.isInteger(value * 4) && !Number.isInteger(value * 2)
  const digits = isQuarter || Math.abs(value) < 1 ? value.toFixed(2) : value.toFixed(1)
  return digits.replace("-", MINUS)
}

/** A number that is not negative; below 100,000 its whole part is written out, "45,210" and never "45.2k". */
function shorten(value: number, significant: number): string {
  const written = round(value, Math.max(significant, Math.min(wholeDigits(value), 6)))
  if (written < 100_000) return withCommas(plainDecimal(written))
  const rounded = round(value, significant)
  const { by, letter } = MAGNITUDES.find((size) => rounded >= size.by) ?? { by: 1, letter: "" }
  return withCommas(plainDecimal(round(rounded / by, significant))) + letter
}

function wholeDigits(value: number): number {
  return value < 1 ? 0 : Math.floor(Math.log10(value)) + 1
}

function round(value: number, significant: number): number {
  return Number(value.toPrecision(significant))
}

/** The shortest digits that read back as the same number, without an exponent. */
function plainDecimal(value: number): string {
  const text = String(value)
  const match = text.includes("e") ? /^(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) : null
  if (!match) return text
  const [, whole = "", fraction = "", exponent = "0"] = match
  const power = Number(exponent)
  return power < 0
    ? `0.${"0".repeat(-power - 1)}${whole}${fraction}`
    : `${whole}${fraction.padEnd(power, "0")}`
}

/**
 * Signed, with one decimal, since changes stand beside each other. One too small for that keeps its first figure, and one
 * of a thousand or more needs none.
 */
function changeDigits(change: number): string {
  const size = Math.abs(change)
  // Subtracting doubles leaves a trace (0.3 - 0.1 - 0.2) that is not a change.
  if (size < 1e-9) return "0"
  const decimals = size >= 999.95 ? 0 : 1
  const digits = size >= 0.05 ? size.toFixed(decimals) : plainDecimal(round(size, 1))
  return `${change < 0 ? MINUS : "+"}${withCommas(digits)}`
}
