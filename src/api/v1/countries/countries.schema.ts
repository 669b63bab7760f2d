import * as z from "zod"

import { capitalize } from "#domain/format/capitalize.ts"
import { CONTINENTS } from "#domain/places/country.ts"

const REGION_NAMES = CONTINENTS.map((continent) => capitalize(continent)) as [string, ...string[]]

/** A country in the shape that public countries services use. */
export const countrySchema = z
  .strictObject({
    name: z.strictObject({
      common: z.string().meta({ description: "Name as used on this site.", example: "Nigeria" }),
    }),
    cca2: z
      .string()
      .nullable()
      .meta({ description: "ISO 3166 alpha-2 code, if there is one.", example: "NG" }),
    cca3: z.string().meta({ description: "ISO 3166 alpha-3 code.", example: "NGA" }),
    region: z
      .enum(REGION_NAMES)
      .nullable()
      .meta({ description: "Continent, if there is one.", example: "Africa" }),
    slug: z
      .string()
      .meta({ description: "Name as used in addresses of pages.", example: "nigeria" }),
  })
  .meta({ id: "Country" })

export const countriesAnswer = z
  .array(countrySchema)
  .meta({ description: "A bare list, sorted by common name." })
