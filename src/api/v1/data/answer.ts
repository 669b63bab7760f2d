import { isoDay } from "#domain/time/iso-day.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { answerAnswer, answerQuery } from "./answer.schema.ts"

/** Answers a question about figures with a figure. */
export const answerQuestion = defineOperation({
  method: "GET",
  path: "/answer",
  id: "answerQuestion",
  summary: "Answer a question",
  description:
    "A question about figures, answered with a sentence, rows, the method and the sources. No model is asked: what is not understood is declined, and the word named.",
  params: NOTHING,
  query: answerQuery,
  answer: answerAnswer,
  errors: ["bad-request"],
  cache: "until-data-changes",
  async run({ query }, { answerer, now }) {
    const asOf = query.asOf ?? isoDay(now())
    const answer = await answerer.answer(query.q, {
      asOf,
      isDated: query.asOf !== undefined,
      context: query.context,
    })
    return success("Question answered", answer)
  },
})
