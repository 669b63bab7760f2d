import { answerFramePath, answerPath } from "#domain/addresses/page-paths.ts"

import type { Answer } from "../answer.schema.ts"
import { readMembers } from "../compute/members.ts"
import type { Result, ResultUnit } from "../compute/result.ts"
import type { Question } from "../read/question.ts"
import { findDataPath } from "./find-data-path.ts"
import { describeInterpretation, listChips } from "./describe-interpretation.ts"
import { askOfMeasures } from "./list-choices.ts"
import { makeAnswerRows } from "./make-figure.ts"
import { writeSentence } from "./write-sentence.ts"

const UNITS: Readonly<Record<ResultUnit, Answer["valueUnit"]>> = {
  figure: null,
  percent: "percent",
  points: "percentage points",
  times: "times",
  count: "countries",
}

/** What was asked, and the same in full, where it could be written so that it is read in the same way. */
export type Asked = { query: string; question: string; asOf: string | null }

/** What was computed, how, in one line, and which measures its word might mean besides. */
export type ComputedQuestion = {
  question: Question
  result: Result
  method: string
  alike: readonly string[]
}

/** A computed question as readers and the API get it. */
export function presentAnswer(
  asked: Asked,
  { question, result, method, alike }: ComputedQuestion,
): Answer {
  const { panel, rows, period, from, to, group } = result
  const { indicator } = panel
  const showsValues = ["compare", "change", "ratio"].includes(question.operation)
  const rowUnit = showsValues || result.unit === "count" ? "figure" : result.unit
  const [source] = panel.sources
  return {
    query: asked.query,
    state: "answered",
    sentence: writeSentence(question, result),
    reading: describeInterpretation(question, result),
    question: asked.question,
    // What no publisher gives of a group is the sum or the mean of its members.
    operation: question.operation === "value" && group !== null ? "average" : question.operation,
    measure: {
      indicatorId: indicator.id,
      code: indicator.code,
      name: indicator.name,
      unit: indicator.unit,
      publisher: source?.publisher ?? indicator.publisherId,
    },
    periods: { from: from ?? period, to: to ?? period },
    group: group && presentGroup(question, group),
    rows: makeAnswerRows(rows, result, rowUnit),
    value: result.value,
    valueUnit: UNITS[result.unit],
    difference: result.difference,
    country: result.country,
    period,
    rank: result.rank,
    count: result.count,
    truth: result.truth,
    understood: listChips(question, result),
    method,
    alternatives: askOfMeasures(question, alike, asked.asOf),
    path: answerPath(asked.question, asked.asOf),
    dataPath: findDataPath(result),
    chart: answerFramePath(asked.question, asked.asOf),
    sources: panel.sources.map(({ publisher, title, url, licence }) => ({
      publisher,
      title,
      url,
      licence,
    })),
    asOf: asked.asOf,
    vintage: panel.vintage,
    word: null,
  }
}

function presentGroup(
  question: Question,
  { size, valueCount, missing }: NonNullable<Result["group"]>,
): Answer["group"] {
  return { name: readMembers(question).name, size, withFigures: valueCount, missing: [...missing] }
}
