import type { Indicator } from "#domain/indicators/indicator.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { MONTH_NAMES } from "#domain/time/month-names.data.ts"
import { formatHeadline, rateDigits, unitFormat } from "#domain/format/number-format.ts"
import { ordinal } from "#domain/format/ordinal.ts"
import { periodLabel } from "#domain/time/period.ts"

import type { CountedIn } from "../quantities/measured-unit.ts"
import { EARLIEST } from "../claims/resolve-period.ts"
import type { ActualUnit } from "../compute/computed.ts"
import type { ClaimPeriod } from "../claims/claim-types.ts"
import { valueWithUnit } from "./unit-words.ts"

/** A computed figure as people read it: in the indicator's unit, or in what it was computed to. */
export function figureWords(
  value: number,
  unit: ActualUnit,
  indicator: Indicator,
  counted: CountedIn | null = null,
): string {
  switch (unit) {
    case "percent":
      return `${trimmed(value)}%`
    case "points":
      return `${trimmed(value)} percentage points`
    case "multiple":
      return `${trimmed(value)} times`
    case "rank":
      return ordinal(value)
    case "years-counted":
      return String(value)
    case "figure":
      return valueWithUnit(value, indicator, counted) ?? indicatorFigure(value, indicator)
  }
}

function indicatorFigure(value: number, indicator: Indicator): string {
  const format = unitFormat(indicator.unit, indicator.currency)
  const text = format.kind === "percent" ? `${rateDigits(value)}%` : formatHeadline(value, format)
  return /\byears?\b/i.test(indicator.unit) && !/%|US\$/.test(text) ? `${text} years` : text
}

function trimmed(value: number): string {
  const size = Math.abs(value)
  const text = size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2)
  return text.replace(/\.?0+$/, (zeros) => (zeros.startsWith(".") ? "" : zeros)).replace("-", "−")
}

/** A period in a sentence: "2022", "2010 to 2019", "December 2023". */
export function periodWords({ frequency, from, to }: ClaimPeriod): string {
  const end = longLabel(frequency, to)
  if (from === to) return end
  return from === EARLIEST ? `until ${end}` : `${longLabel(frequency, from)} to ${end}`
}

function longLabel(frequency: ClaimPeriod["frequency"], index: number): string {
  if (frequency !== "monthly") return periodLabel(frequency, index)
  return `${MONTH_NAMES[index % 12] ?? ""} ${String(Math.floor(index / 12))}`
}

/** The name of a place by its code. */
export function placeName(code: string): string {
  const country = countryByCode(code)
  return country?.name ?? code
}

/** The article some names of countries take in a sentence. */
export function withArticle(name: string): string {
  return /^(?:United|Democratic|Central African|Dominican Rep|Philippines|Netherlands|Bahamas|Gambia|Maldives|Seychelles|Comoros|Solomon|Marshall|Czech Rep|Euro area|European Union|World|Arab|DR Congo|Republic)/.test(
    name,
  )
    ? `the ${name.replace(/^(World|Euro|Arab)/, (word) => word.toLowerCase())}`
    : name
}

/** As many decimals as the author has, or more where rounding would change the figure visibly: 1.4 is not 1. */
function digitsFor(value: number, decimals: number): number {
  if (value < 1 && decimals === 0) return 2
  const isCoarse = Math.abs(Number(value.toFixed(decimals)) - value) > COARSE * value
  return isCoarse ? decimals + 1 : decimals
}

/** How far rounding may move a figure, in parts of itself. */
const COARSE = 0.05

/**
 * A figure written as the author wrote theirs: the same magnitude, decimals, commas and unit around other digits;
 * `undefined` when the author used words.
 */
export function inAuthorsForm(written: string, stated: number, actual: number): string | undefined {
  const match = /\d[\d,.\u00a0\u202f' ]*\d|\d/.exec(written)
  if (!match) return undefined
  const digits = match[0]
  const { plain, decimals, isComma } = readDigits(digits)
  if (!Number.isFinite(plain) || plain === 0 || stated === 0) return undefined
  const scale = Math.abs(stated) / plain
  const value = Math.abs(actual) / scale
  if (scale > 1.001 && isOddlyScaled(value, written.slice(match.index))) return undefined
  const fixed = value.toFixed(digitsFor(value, decimals))
  const grouped =
    isComma || (value >= 10_000 && scale === 1)
      ? fixed.replace(/\B(?=(\d{3})+(?!\d))/g, ",")
      : fixed
  const before = withSign(written.slice(0, match.index), stated, actual)
  return before + grouped + written.slice(match.index + digits.length)
}

/** A written number: what it is, its decimals, and whether commas part its thousands. */
function readDigits(digits: string): { plain: number; decimals: number; isComma: boolean } {
  const isComma = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)
  const bare = isComma ? digits.replace(/,/g, "") : digits
  const decimals = /[.,](\d+)$/.exec(bare)?.[1]?.length ?? 0
  const plain = Number(isComma ? bare : bare.replace(/[\s\u00a0\u202f']/g, "").replace(",", "."))
  return { plain, decimals, isComma }
}

/** "0.00 million" and "1409.0 million" are not written; below a heading "thousands", 55,339 is one. */
function isOddlyScaled(value: number, written: string): boolean {
  return value < 0.1 || (value >= 1000 && /\p{L}/u.test(written))
}

const MINUS = /[-−–](?=\s?\D{0,4}$)/

/** What stands before the digits, with the minus that the other figure needs; "a deficit of" has none to change. */
function withSign(before: string, stated: number, actual: number): string {
  const isWritten = MINUS.test(before)
  const isOfWords = stated < 0 && !isWritten
  if (isOfWords || isWritten === actual < 0) return before
  return isWritten ? before.replace(MINUS, "") : `-${before}`
}
