import * as z from "zod"

import type { Answer } from "#answers/answer.schema.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { LONGEST_QUESTION } from "#domain/longest-question.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import { defineTool } from "../define-tool.ts"
import { indicatorUri } from "../resource-uris.ts"
import { asOfField } from "../tool-fields.ts"
import { SHOWN_IN_VIEW } from "../view/register-view.ts"

const MAX_ROWS = 20

const answerSchema = z.object({
  state: z.enum(["answered", "ambiguous", "declined"]),
  sentence: z.string(),
  reading: z.string().nullable(),
  question: z.string().optional().describe("The question in full, fit to be the next context"),
  value: z.number().nullable(),
  valueUnit: z.string().nullable(),
  period: z.string().nullable(),
  truth: z.boolean().nullable(),
  rows: z.array(
    z.object({
      code: z.string(),
      country: z.string(),
      value: z.number(),
      period: z.string(),
      rank: z.number().nullable(),
    }),
  ),
  moreRows: z.number().optional(),
  missing: z.array(z.string()).optional(),
  indicatorId: z.string().optional(),
  indicator: z.string().optional(),
  unit: z.string().optional(),
  publisher: z.string().optional(),
  definition: z.string().optional(),
  method: z.string().nullable(),
  address: z.string().nullable(),
  sources: z.array(z.string()),
  asOf: z.string().optional().describe("The day asked for, from which latest counts"),
  dataAsOf: z.string().nullable(),
  alternatives: z.array(z.string()).optional(),
  word: z.string().optional().describe("The word that was not understood"),
})

export const answerTool = defineTool({
  name: "answer",
  title: "Answer a question",
  description:
    "A question about figures of countries (value, change, record, order, filter, count, comparison, average, share, first time, yes or no) in a sentence with rows, method and sources. What is not understood is declined.",
  input: {
    question: z.string().min(1).max(LONGEST_QUESTION),
    context: z
      .string()
      .max(LONGEST_QUESTION)
      .optional()
      .describe("The question before, its `question`, from which this one may go on: and Ghana?"),
    asOf: asOfField.describe("The day from which latest counts, 2023-06-30"),
  },
  meta: SHOWN_IN_VIEW,
  output: answerSchema,
  async run({ question, context, asOf }, { answerer, now, publicUrl }) {
    const day = asOf ?? isoDay(now())
    const answer = await answerer.answer(question, {
      asOf: day,
      isDated: asOf !== undefined,
      context,
    })
    const address = answer.path && `${publicUrl}${answer.path}`
    return { text: writeLines(answer, address), data: mapAnswer(answer, address) }
  },
})

function mapAnswer(answer: Answer, address: string | null): z.input<typeof answerSchema> {
  const { state, sentence, value, period, truth, measure, group, method, word } = answer
  return {
    state,
    sentence,
    reading: answer.reading,
    ...(answer.question !== null && { question: answer.question }),
    value,
    valueUnit: answer.valueUnit ?? (measure && unitText(measure.unit)),
    period,
    truth,
    rows: answer.rows.slice(0, MAX_ROWS).map(({ country: code, name, rank, ...row }) => ({
      code,
      country: name,
      value: row.value,
      period: row.period,
      rank,
    })),
    ...(answer.rows.length > MAX_ROWS && { moreRows: answer.rows.length - MAX_ROWS }),
    ...(group && group.missing.length > 0 && { missing: group.missing }),
    ...(measure && describeMeasure(measure)),
    method,
    address,
    sources: listSources(answer),
    ...(answer.asOf !== null && { asOf: answer.asOf }),
    dataAsOf: answer.vintage,
    ...(answer.alternatives.length > 0 && { alternatives: listAlternatives(answer) }),
    ...(word !== null && { word }),
  }
}

function describeMeasure({ indicatorId, name, unit, publisher }: NonNullable<Answer["measure"]>) {
  return {
    indicatorId,
    indicator: name,
    unit: unitText(unit),
    publisher,
    definition: indicatorUri(indicatorId),
  }
}

function writeLines(answer: Answer, address: string | null): string {
  const { sentence, measure, method, alternatives } = answer
  const rows = answer.rows
    .slice(0, MAX_ROWS)
    .map(({ name, text, period }) => `${name} ${text} (${period})`)
  const sources = listSources(answer)
  return [
    sentence,
    ...(rows.length > 1 ? [`${measure ? unitText(measure.unit) : ""}: ${rows.join("; ")}`] : []),
    ...(method === null ? [] : [method]),
    ...(alternatives.length > 0 ? [`Ask instead: ${listAlternatives(answer).join(" / ")}`] : []),
    ...(sources.length > 0 ? [`${sources.join("; ")}; ${address ?? ""}`] : []),
  ].join("\n")
}

function listSources({ sources }: Answer): string[] {
  return sources.map(({ publisher, title }) => `${publisher}: ${title}`)
}

function listAlternatives({ alternatives }: Answer): string[] {
  return alternatives.map((one) => one.reading)
}
