import * as z from "zod"

import { successSchema } from "../../answers/answer.schema.ts"
import { STATUSES } from "../data/economic.schema.ts"
import { textField } from "../../operations/request-fields.ts"

const EXAMPLE_ID = "7k2m9p4q1xtz"

export const checkParams = z.object({
  id: textField("id", 100).meta({ description: "Id of the check.", example: EXAMPLE_ID }),
})

const published = z
  .strictObject({
    id: z.string().meta({ example: EXAMPLE_ID }),
    url: z.string().meta({ description: "Its page; `.pdf` after it gives a document." }),
    embed: z.string().meta({ description: "The page that other sites may frame." }),
    title: z.string().meta({ example: "Budget briefing" }),
    asOf: z.string().meta({
      description: "The day of the text: relative periods count from it.",
      example: "2026-06-01",
    }),
    publishedAt: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
    checkedAt: z.string().meta({
      description: "When the verdicts were made: they are updated when the data changes.",
      example: "2026-06-01T12:00:00.000Z",
    }),
    isSeconded: z
      .boolean()
      .meta({ description: "Whether a second person agreed to this text.", example: false }),
    changes: z
      .array(
        z.strictObject({
          words: z.string(),
          from: z.enum(STATUSES),
          to: z.enum(STATUSES),
          message: z.string(),
          at: z.string().meta({ example: "2026-06-01T12:00:00.000Z" }),
        }),
      )
      .meta({ description: "Verdicts that new data changed, the newest first.", example: [] }),
    feed: z.string().meta({ description: "The Atom feed of these changes." }),
    claims: z.array(z.unknown()).meta({
      description:
        "As `/economic/check` answers them. If new data changed a verdict, `before` says what it was: `status`, `actualValue` and the `day` of the change.",
      example: [],
    }),
  })
  .meta({ id: "PublishedCheck" })

export const publishedAnswer = successSchema(published, "Check published")
export const withdrawnAnswer = successSchema(z.null(), "Check taken back")
