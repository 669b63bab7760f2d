import * as z from "zod"

import { answerSchema } from "#answers/answer.schema.ts"
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

export const answerAnswer = successSchema(answerSchema, "Question answered")
