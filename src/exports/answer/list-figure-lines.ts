import { formatColumn } from "#domain/format/number-format.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { periodAt } from "#domain/time/period.ts"

import type { AnswerView } from "./answer-view.ts"

/** One figure of an answer's chart, and whether the answer names it. */
export type FigureLine = {
  name: string
  code: string
  period: string
  value: number
  text: string
  rank: string
  isNamed: boolean
}

/** The figures of an answer's chart in their order, as many as it draws; periods without one are left out. */
export function listFigureLines({ answer, figure }: AnswerView): FigureLine[] {
  const named = new Set(answer.rows.map(({ country, period }) => `${country} ${period}`))
  if (figure.kind === "places")
    return figure.rows.map(({ name, country: code, period, value, text, rank }) => ({
      name,
      code,
      period,
      value,
      text,
      rank: rank === null ? "" : String(rank),
      isNamed: named.has(`${code} ${period}`),
    }))
  const { frequency, start, values } = figure.observations
  const { country: code, startYear, endYear } = figure
  return values.flatMap((value, k) => {
    const period = periodAt(frequency, start + k)
    const year = Number(period.slice(0, 4))
    // The years that are drawn, no others.
    if (year < (startYear ?? -Infinity) || year > (endYear ?? Infinity)) return []
    const isNamed = named.has(`${code} ${period}`)
    const name = countryByCode(code)?.name ?? code
    return value === null
      ? []
      : [{ name, code, period, value, text: formatColumn(value, figure.format), rank: "", isNamed }]
  })
}

/** Whether the figures stand in an order: the years of one country have no ranks. */
export function areRanked(lines: readonly FigureLine[]): boolean {
  return lines.some(({ rank }) => rank !== "")
}
