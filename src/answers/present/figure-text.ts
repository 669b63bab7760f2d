import { MAGNITUDES, unitFormat } from "#domain/format/number-format.ts"
import { withCommas } from "#domain/format/count-text.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { readUnitName } from "#domain/units/read-unit-name.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import type { ResultUnit } from "../compute/result.ts"

const DIGITS = 5
/** From a million on, figures of a sentence are written with its word. */
const SMALLEST_WITH_WORD = 1e6

/**
 * A figure in a sentence: five significant digits, with its sign or unit; what is published in thousands is written in
 * ones. Figures that stand beside others have as many decimals as these: 24.660% and 33.242%.
 */
export function writeFigure(
  value: number,
  indicator: Indicator,
  unit: ResultUnit = "figure",
  beside: readonly number[] = [],
): string {
  const decimals = countDecimals(beside)
  switch (unit) {
    case "percent":
      return `${round(value, decimals)}%`
    case "points":
      return `${round(value, decimals)} percentage points`
    case "times":
      return `${round(value, decimals)} times`
    case "count":
      return String(value)
    case "figure":
      return writePublished(value, indicator, beside)
  }
}

/** The fewest digits that are left of a figure where it takes the decimals of others. */
const MIN_LEFT = 3

/**
 * The decimals of figures that stand beside each other: those of the longest, of five digits of the largest figure.
 * `undefined` where a small one would lose its digits, and each keeps its own.
 */
function countDecimals(values: readonly number[]): number | undefined {
  const sizes = values.map((value) => Math.abs(value))
  const largest = Math.max(...sizes)
  if (sizes.length < 2 || largest === 0) return undefined
  const room = Math.max(0, DIGITS - 1 - Math.floor(Math.log10(largest)))
  const own = sizes.map((size) => countOwnDecimals(Number(size.toPrecision(DIGITS))))
  const shown = Math.min(room, Math.max(...own))
  const isLost = sizes.some(
    (size, k) => (own[k] ?? 0) > shown && size * 10 ** shown < 10 ** (MIN_LEFT - 1),
  )
  return isLost ? undefined : shown
}

function countOwnDecimals(size: number): number {
  const [digits = "", power = "0"] = String(size).split("e")
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(power))
}

function writePublished(
  value: number,
  { unit, currency }: Indicator,
  beside: readonly number[],
): string {
  const format = unitFormat(unit, currency)
  if (format.kind === "percent") return `${round(value, countDecimals(beside))}%`
  const scale = unitScale(unit)?.by ?? 1
  const ones = value * scale
  const { by, word } = chooseWord(ones)
  const alike = beside.map((one) => one * scale).filter((one) => chooseWord(one).by === by)
  const decimals = countDecimals(alike.map((one) => one / by))
  const sign = ones < 0 ? "\u2212" : ""
  const text = `${sign}${format.prefix}${round(Math.abs(ones) / by, decimals)}${word}${format.suffix}`
  return format.kind === "plain" ? `${text}${unitWord(unit)}` : `${text}${priceUnit(unit)}`
}

function chooseWord(ones: number): { by: number; word: string } {
  const size = MAGNITUDES.find(({ by }) => by >= SMALLEST_WITH_WORD && Math.abs(ones) >= by)
  return size ? { by: size.by, word: ` ${size.word}` } : { by: 1, word: "" }
}

/** " per kg": what a price is of. */
function priceUnit(unit: string): string {
  const per = /^US\$ (per [a-z ]+)$/i.exec(unit)?.[1]
  return per === undefined ? "" : ` ${per}`
}

const SHORT =
  /^(?:years|people|ppm|parts per million|°C|months|births per woman|children per woman)$/i

/** Units whose noun comes first: "tonnes oil equivalent". */
const COUNTED =
  /^(?:tonnes|tons|barrels|kilograms|litres|deaths|cases|births|pupils|animals|households)(?: [\p{L}\d₂]+){0,3}$/u

/** Units short enough to stand behind a number. */
function unitWord(unit: string): string {
  const plain = unitScale(unit)?.unit ?? unit
  if (readUnitName(plain) !== undefined || SHORT.test(plain) || COUNTED.test(plain))
    return ` ${plain}`
  return /^per [\d,]+ \w+/.test(plain) ? ` ${plain}` : ""
}

function round(value: number, decimals?: number): string {
  const size = Math.abs(value)
  if (decimals !== undefined) {
    const digits = withCommas(size.toFixed(decimals))
    return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits
  }
  const text =
    size >= 10 ** DIGITS || size === 0
      ? size.toFixed(0)
      : Number(size.toPrecision(DIGITS)).toString()
  // Very small figures keep their form.
  const digits = text.includes("e") ? size.toFixed(8).replace(/0+$/, "") : withCommas(text)
  return value < 0 ? `\u2212${digits}` : digits
}
