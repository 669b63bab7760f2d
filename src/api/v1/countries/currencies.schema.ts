import * as z from "zod"

import { successSchema } from "../../answers/answer.schema.ts"

const currencySchema = z
  .strictObject({
    code: z.string().meta({ description: "ISO 4217 code.", example: "NGN" }),
    name: z.string().meta({ example: "Nigerian Naira" }),
    sign: z.string().meta({
      description: "The text before figures; the currency code where a sign would be ambiguous.",
      example: "₦",
    }),
  })
  .meta({ id: "Currency" })

export const currenciesAnswer = successSchema(
  z.array(currencySchema).meta({ description: "Sorted by code." }),
  "Currencies found",
)
