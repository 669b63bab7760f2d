import * as z from "zod"

import { LONGEST_QUESTION } from "#domain/longest-question.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { dayField, textField } from "../../operations/request-fields.ts"

export const answerQuery = z.object({
  q: textField("q", LONGEST_QUESTION).meta({
    description: "A question about figures, in English, French, Spanish or Portuguese.",
    example: "Which ECOWAS countries grew faster than Nigeria in 2022?",
  }),
  asOf: dayField("asOf")
    .optional()
    .meta({
      description: "The day from which “latest” and “last year” count; today if omitted. The figures are the current ones, as `method` says.",
      example: "2024-12-31",
    }),
  context: textField("context", LONGEST_QUESTION).optional().meta({
    description: "The question before, from which this one may go on: “and Ghana?”, “in 2010”.",
    example: "inflation in Nigeria",
  }),
})

const OPERATIONS = [
  "value",
  "rank",
  "filter",
  "count",
  "compare",
  "change",
  "extreme",
  "average",
  "ratio",
  "first-time",
  "truth",
] as const

const answerSchema = z
  .strictObject({
    query: z.string().meta({ example: "What was Nigeria's GDP in 2014?" }),
    state: z.enum(["answered", "ambiguous", "declined"]).meta({
      description: "Ambiguous and declined questions have no figures; the sentence says why.",
      example: "answered",
    }),
    sentence: z.string().meta({
      example: "In Nigeria, GDP in current US dollars was US$574.18 billion in 2014.",
    }),
    reading: z.string().nullable().meta({ description: "The question as it was understood." }),
    question: z.string().nullable().meta({
      description: "The same as a question in full: the `context` of one that goes on from it.",
    }),
    operation: z.enum(OPERATIONS).nullable().meta({ example: "value" }),
    measure: z
      .strictObject({
        indicatorId: z.string().meta({ example: "world-bank:NY.GDP.MKTP.CD" }),
        code: z.string(),
        name: z.string(),
        unit: z.string(),
        publisher: z.string(),
      })
      .nullable(),
    periods: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
    group: z
      .strictObject({
        name: z.string().meta({ example: "ECOWAS" }),
        size: z.int().meta({ description: "How many countries belong to it." }),
        withFigures: z.int(),
        missing: z.array(z.string()).meta({ description: "ISO 3166 codes of those without." }),
      })
      .nullable(),
    rows: z.array(
      z.strictObject({
        country: z.string().meta({ example: "NGA" }),
        name: z.string(),
        value: z.number(),
        text: z.string().meta({ description: "The value as a sentence has it." }),
        period: z.string(),
        rank: z.int().nullable(),
      }),
    ),
    value: z.number().nullable(),
    valueUnit: z
      .enum(["percent", "percentage points", "times", "countries"])
      .nullable()
      .meta({ description: "The unit of the value, if it is not that of the measure." }),
    difference: z.number().nullable().meta({
      description: "For changes the difference, for filters the figure that others are compared with.",
    }),
    country: z.string().nullable(),
    period: z.string().nullable(),
    rank: z.int().nullable(),
    count: z.int().nullable(),
    truth: z.boolean().nullable(),
    understood: z.array(
      z.strictObject({
        kind: z.enum(["operation", "measure", "place", "group", "period", "bound"]),
        label: z.string(),
      }),
    ),
    method: z.string().nullable().meta({ description: "What was done to the figures." }),
    alternatives: z
      .array(z.strictObject({ reading: z.string(), path: z.string() }))
      .meta({ description: "Other readings, or what may be asked instead." }),
    path: z.string().meta({ description: "The page of the answer." }),
    dataPath: z.string().nullable().meta({ description: "The page with the underlying figures." }),
    chart: z.string().nullable().meta({ description: "The chart on its own, for embedding." }),
    sources: z.array(
      z.strictObject({
        publisher: z.string(),
        title: z.string(),
        url: z.string(),
        licence: z.string(),
      }),
    ),
    asOf: z.string().nullable().meta({
      description:
        "The day that was asked for, from which “latest” and “last year” count; the figures are the current ones, of `vintage`. Null if no day was asked for.",
      example: "2024-12-31",
    }),
    vintage: z.string().nullable().meta({ description: "Date of the newest file." }),
    word: z.string().nullable().meta({ description: "The word that was not understood." }),
  })
  .meta({ id: "Answer" })

export const answerAnswer = successSchema(answerSchema, "Question answered")
