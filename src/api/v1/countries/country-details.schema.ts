import * as z from "zod"

import { CONTINENTS } from "#domain/places/country.ts"

import { successSchema } from "../../answers/answer.schema.ts"
import { textField } from "../../operations/request-fields.ts"

export const countryParams = z.object({
  country: textField("country", 100).meta({
    description: "Name, address form, ISO 3166 code or former name, in any case.",
    example: "nigeria",
  }),
})

/** What a country and what is held of it. */
export const countryDetailsSchema = z
  .strictObject({
    id: z.string().meta({ description: "ISO 3166 alpha-3 code.", example: "NGA" }),
    name: z.string().meta({ example: "Nigeria" }),
    slug: z
      .string()
      .meta({ description: "Name as used in addresses of pages.", example: "nigeria" }),
    imageUrl: z
      .string()
      .nullable()
      .meta({ description: "The flag, if there is one.", example: "/flags/ng.svg" }),
    description: z.string().meta({
      description: "One sentence on the available data.",
      example: "1,486 indicators have figures for Nigeria.",
    }),
    continent: z.enum(CONTINENTS).nullable().meta({ example: "africa" }),
    indicatorCount: z
      .int()
      .meta({ description: "Indicators with at least one figure.", example: 1486 }),
  })
  .meta({ id: "CountryDetails" })

export const countryDetailsAnswer = successSchema(
  z.array(countryDetailsSchema).meta({ description: "A list of one." }),
  "Country found",
)
