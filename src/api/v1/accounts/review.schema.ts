import * as z from "zod"

import { LONGEST_EMAIL } from "#domain/accounts/account-rules.ts"
import { LONGEST_REVIEW_NOTE } from "#domain/accounts/document-limits.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { textField } from "../../operations/request-fields.ts"

const DECISIONS = ["agreed", "returned"] as const

export const reviewParams = z.object({
  id: textField("id", 100).meta({
    description: "Id of what was sent to you, from the message.",
    example: "0f4e8c1a2b3d4e5f60718293a4b5c6d7",
  }),
})

export const reviewBody = z.object({
  email: z
    .email("email must be an e-mail address.")
    .max(LONGEST_EMAIL)
    .meta({ description: "The address of the second person.", example: "kofi@example.org" }),
})

export const decisionBody = z.object({
  decision: z.enum(DECISIONS, { error: "decision must be agreed or returned." }),
  note: z
    .string()
    .max(LONGEST_REVIEW_NOTE, `note must have at most ${String(LONGEST_REVIEW_NOTE)} characters.`)
    .default("")
    .meta({ description: "Words for the author.", example: "The year in the third line?" }),
  textHash: z.string().max(100).optional().meta({
    description:
      "What the call that read the document gave as its `textHash`. Without it the answer is of the text as it was sent.",
  }),
})

const state = z
  .strictObject({
    reviewer: z.string().meta({ example: "kofi@example.org" }),
    decision: z.enum(DECISIONS).nullable(),
    note: z.string(),
    isCurrent: z
      .boolean()
      .meta({ description: "Whether the text is still the one that was looked at." }),
    askedAt: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
    decidedAt: z.string().nullable(),
  })
  .meta({ id: "ReviewState" })

const toReview = z
  .strictObject({
    id: z.string(),
    title: z.string().meta({ example: "Budget briefing" }),
    author: z.string().meta({ example: "Amina Diallo" }),
    text: z.string(),
    asOf: z.string().nullable().meta({ example: "2026-06-01" }),
    claims: z.array(z.unknown()).meta({
      description: "The statements with their verdicts, as a published check has them.",
      example: [],
    }),
    textHash: z.string().meta({
      description: "Names the text as it was read; to be sent with the answer.",
      example: "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9",
    }),
    decision: z.enum(DECISIONS).nullable(),
    note: z.string(),
  })
  .meta({ id: "DocumentToReview" })

export const stateAnswer = successSchema(state.nullable(), "Document sent")
export const toReviewAnswer = successSchema(toReview, "Document found")
export const takenBackAnswer = successSchema(z.null(), "Document taken back")
export const decidedAnswer = successSchema(z.null(), "Answer sent")
