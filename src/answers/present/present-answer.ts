import type { Answer } from "./answer.ts"
import { readMembers } from "../compute/members.ts"
import type { Result, ResultUnit } from "../compute/result.ts"
import { placeName } from "../read/decide-question.ts"
import type { Question } from "../read/question.ts"
import { findChartAddress } from "./chart-address.ts"
import { describeReading, listChips, writeMethod } from "./describe-reading.ts"
import { writeFigure } from "./figure-text.ts"
import { writeSentence } from "./write-sentence.ts"

const UNITS: Readonly<Record<ResultUnit, Answer["valueUnit"]>> = {
  figure: null,
  percent: "percent",
  points: "percentage points",
  times: "times",
  count: "countries",
}

/** A computed question as readers and the API get it. */
export function presentAnswer(query: string, question: Question, result: Result): Answer {
  const { panel, rows, period, from, to, group } = result
  const { indicator } = panel
  const isFigures = ["compare", "change", "ratio"].includes(question.operation)
  const [source] = panel.sources
  return {
    query,
    state: "answered",
    sentence: writeSentence(question, result),
    reading: describeReading(question, result),
    operation: question.operation,
    measure: {
      indicatorId: indicator.id,
      code: indicator.code,
      name: indicator.name,
      unit: indicator.unit,
      publisher: source?.publisher ?? indicator.publisherId,
    },
    periods: { from: from ?? period, to: to ?? period },
    group: group && { name: readMembers(question).name, ...group },
    rows: rows.map(({ country, value, rank, period: year }) => ({
      country,
      name: placeName(country),
      value,
      text: writeFigure(
        value,
        indicator,
        isFigures || result.unit === "count" ? "figure" : result.unit,
      ),
      period: year,
      rank,
    })),
    value: result.value,
    valueUnit: UNITS[result.unit],
    difference: result.difference,
    country: result.country,
    period,
    rank: result.rank,
    count: result.count,
    truth: result.truth,
    understood: listChips(question, result),
    method: writeMethod(question, result, placeName),
    alternatives: [],
    ...findChartAddress(result),
    sources: panel.sources.map(({ publisher, title, url, licence }) => ({
      publisher,
      title,
      url,
      licence,
    })),
    vintage: panel.vintage,
    word: null,
  }
}
