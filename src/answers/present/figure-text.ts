import { MAGNITUDES, unitFormat } from "#domain/format/number-format.ts"
import { withCommas } from "#domain/format/count-text.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { readUnitName } from "#domain/units/read-unit-name.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import type { ResultUnit } from "../compute/result.ts"

const DIGITS = 5
/** From a million on, figures of a sentence are written with its word. */
const SMALLEST_WITH_WORD = 1e6

/** A figure in a sentence: five significant digits, with its sign or unit; what is published in thousands is written in ones. */
export function writeFigure(
  value: number,
  indicator: Indicator,
  unit: ResultUnit = "figure",
): string {
  switch (unit) {
    case "percent":
      return `${round(value)}%`
    case "points":
      return `${round(value)} percentage points`
    case "times":
      return `${round(value)} times`
    case "count":
      return String(value)
    case "figure":
      return writePublished(value, indicator)
  }
}

function writePublished(value: number, { unit, currency }: Indicator): string {
  const format = unitFormat(unit, currency)
  if (format.kind === "percent") return `${round(value)}%`
  const ones = value * (unitScale(unit)?.by ?? 1)
  const size = MAGNITUDES.find(({ by }) => by >= SMALLEST_WITH_WORD && Math.abs(ones) >= by)
  const { by, word } = size ? { by: size.by, word: ` ${size.word}` } : { by: 1, word: "" }
  const sign = ones < 0 ? "\u2212" : ""
  const text = `${sign}${format.prefix}${round(Math.abs(ones) / by)}${word}${format.suffix}`
  return format.kind === "plain" ? `${text}${unitWord(unit)}` : `${text}${priceUnit(unit)}`
}

/** " per kg": what a price is of. */
function priceUnit(unit: string): string {
  const per = /^US\$ (per [a-z ]+)$/i.exec(unit)?.[1]
  return per === undefined ? "" : ` ${per}`
}

const SHORT =
  /^(?:years|people|ppm|parts per million|°C|months|births per woman|children per woman)$/i

/** Units short enough to stand behind a number. */
function unitWord(unit: string): string {
  const plain = unitScale(unit)?.unit ?? unit
  if (readUnitName(plain) !== undefined || SHORT.test(plain)) return ` ${plain}`
  return /^per [\d,]+ \w+/.test(plain) ? ` ${plain}` : ""
}

function round(value: number): string {
  const size = Math.abs(value)
  const text =
    size >= 10 ** DIGITS || size === 0
      ? size.toFixed(0)
      : Number(size.toPrecision(DIGITS)).toString()
  // Very small figures keep their form.
  const digits = text.includes("e") ? size.toFixed(8).replace(/0+$/, "") : withCommas(text)
  return value < 0 ? `\u2212${digits}` : digits
}
