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

/** The figures of an answer's chart in their order; periods without one are left out. */
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
  const code = figure.country
  return values.flatMap((value, k) => {
    const period = periodAt(frequency, start + k)
    const isNamed = named.has(`${code} ${period}`)
    const name = countryByCode(code)?.name ?? code
    return value === null
      ? []
      : [{ name, code, period, value, text: String(value), rank: "", isNamed }]
  })
}
