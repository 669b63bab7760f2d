import { markDoubtful, markForecast } from "#charts/text/series-text.ts"
import { formatColumn, unitFormat } from "#domain/format/number-format.ts"
import type { FigureStatus } from "#domain/series/figure-status.ts"

const PLAIN = unitFormat("", null)

export const NO_FIGURE = "no figure published"

/** A number as it is quoted: five significant digits. */
export function writeNumber(value: number | null): string {
  return value === null ? NO_FIGURE : formatColumn(value, PLAIN)
}

/** A number with its unit as published: `9.0126 annual %`, `9.1%`. */
export function writeFigure(value: number | null, unit: string): string {
  if (value === null) return NO_FIGURE
  return `${writeNumber(value)}${unit === "%" ? "" : " "}${unit}`.trim()
}

/** A forecast or a doubtful figure is marked wherever it stands. */
export function markStatus(text: string, status: FigureStatus): string {
  if (status === "forecast") return markForecast(text)
  return status === "doubtful" ? markDoubtful(text) : text
}
