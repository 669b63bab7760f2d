import * as z from "zod"

import { successSchema } from "../../answers/answer.schema.ts"

/** What a series says, in sentences. */
export const analysisSchema = z
  .strictObject({
    id: z.string().meta({ example: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly" }),
    parts: z
      .array(
        z.strictObject({
          heading: z.string().meta({ example: "Latest figure" }),
          sentences: z.array(z.string()).meta({
            example: [
              "Inflation, Nigeria: the latest figure is 33.2% in 2024, up 8.5 points from 24.7% in 2023.",
            ],
          }),
        }),
      )
      .meta({ description: "Latest figure, recent periods, course, extremes, data." }),
    disclaimer: z.string().meta({ description: "To be shown with the sentences." }),
  })
  .meta({ id: "Analysis" })

export const analysisAnswer = successSchema(analysisSchema, "Analysis found")
