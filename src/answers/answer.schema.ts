import * as z from "zod"

import { ANSWER_OPERATIONS } from "./read/question.ts"

const rowSchema = z.strictObject({
  // ISO 3166 alpha-3, or the code of a group as publishers have it.
  country: z.string().meta({ example: "NGA" }),
  name: z.string(),
  value: z.number(),
  text: z.string().meta({ description: "The value as a sentence has it." }),
  period: z.string(),
  rank: z.int().nullable(),
})

const chipSchema = z.strictObject({
  kind: z.enum(["operation", "measure", "place", "group", "period", "bound"]),
  label: z.string(),
})

const alternativeSchema = z.strictObject({ reading: z.string(), path: z.string() })

/**
 * What a question is answered with. The API, its description and the JSON file hand on every field of it; pages, tools
 * and other files show those that they name. Where nothing is answered, the sentence says why.
 */
export const answerSchema = z
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
    operation: z.enum(ANSWER_OPERATIONS).nullable().meta({ example: "value" }),
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
    rows: z.array(rowSchema),
    value: z.number().nullable(),
    valueUnit: z
      .enum(["percent", "percentage points", "times", "countries"])
      .nullable()
      .meta({ description: "The unit of the value, if it is not that of the measure." }),
    difference: z.number().nullable().meta({
      description:
        "For changes the difference, for filters the figure that others are compared with.",
    }),
    country: z.string().nullable(),
    period: z.string().nullable(),
    rank: z.int().nullable(),
    count: z.int().nullable(),
    truth: z.boolean().nullable(),
    understood: z.array(chipSchema),
    method: z.string().nullable().meta({ description: "What was done to the figures." }),
    alternatives: z
      .array(alternativeSchema)
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

export type Answer = z.infer<typeof answerSchema>

/** Fields that an answer without figures fills in as well. */
type AlwaysSaid = "query" | "state" | "sentence" | "alternatives" | "path" | "asOf" | "word"

/** A figure of an answer with its year and, in an order, its rank. */
export type AnswerRow = z.infer<typeof rowSchema>

/** A part of a question as it was understood. */
export type AnswerChip = z.infer<typeof chipSchema>

/** Another interpretation of a question, or a question that may be asked instead. */
export type AnswerAlternative = z.infer<typeof alternativeSchema>

/** What an answer without figures has in all other fields. */
export const UNANSWERED: Readonly<Omit<Answer, AlwaysSaid>> = {
  reading: null,
  question: null,
  operation: null,
  measure: null,
  periods: null,
  group: null,
  rows: [],
  value: null,
  valueUnit: null,
  difference: null,
  country: null,
  period: null,
  rank: null,
  count: null,
  truth: null,
  understood: [],
  method: null,
  dataPath: null,
  chart: null,
  sources: [],
  vintage: null,
}
