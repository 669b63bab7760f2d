import { formatColumn, type UnitFormat } from "#domain/format/number-format.ts"
import type { FigureStatus } from "#domain/series/figure-status.ts"
import { vintageText, type DatedFile } from "#domain/time/vintage-text.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { markDoubtful, markForecast, nameWithoutUnit, shortenCredit } from "./series-text.ts"

/** What a figure is of, as far as its sentence names it. */
export type QuotedFigure = {
  indicator: { name: string; unit: string }
  format: UnitFormat
  place: { name: string }
  /** As people read it: `2022`, `Q3 2022`. */
  period: string
  value: number
  status: FigureStatus
}

/** A figure with its unit as a sentence quotes it: five significant digits, `18.847%`, `3.5 births per woman`. */
export function quoteValue(value: number, unit: string, format: UnitFormat): string {
  const text = formatColumn(value, format)
  // A share says of what: "18.2% of GDP"; "annual %" says no more than the sign.
  if (format.kind === "percent") return /^% of /.test(unit) ? text.replace(/%$/, unit) : text
  if (format.kind === "money") return text
  return `${text} ${unitScale(unit)?.unit ?? unit}`.trim()
}

/** A figure as a sentence that stands alone: `Inflation, consumer prices, Nigeria: 18.847% in 2022.` */
export function quoteFigure(figure: QuotedFigure): string {
  const { indicator, format, place, period, value, status } = figure
  const text = markStatus(quoteValue(value, indicator.unit, format), status)
  return `${nameWithoutUnit(indicator)}, ${place.name}: ${text} in ${period}.`
}

function markStatus(figure: string, status: FigureStatus): string {
  if (status === "forecast") return markForecast(figure)
  return status === "doubtful" ? markDoubtful(figure) : figure
}

/** Where a quoted figure comes from: publisher as it wants to be named, licence, date of the data and address. */
export function citeFigure({
  source,
  address,
  ...file
}: DatedFile & {
  source: { attribution: string; licence: string }
  address: string
}): string {
  const dated = vintageText(file)
  return `Source: ${shortenCredit(source.attribution)}, ${dated}, ${source.licence.replace(/\.$/, "")}. ${address}`
}
