import * as z from "zod"

import { capitalize } from "#domain/format/capitalize.ts"
import { CONTINENTS, type Country } from "#domain/places/country.ts"
import { AppError } from "#domain/errors.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"

import type { CountryBody } from "../../contract.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING, textField } from "../../operations/request-fields.ts"
import { countriesAnswer } from "./countries.schema.ts"

/** All countries; regions and groups are left out. */
export const listCountries = defineOperation({
  method: "GET",
  path: "/countries/all",
  id: "listCountries",
  summary: "All countries",
  description: "Every country and territory, sorted by common name, as a bare list.",
  params: NOTHING,
  query: NOTHING,
  answer: countriesAnswer,
  errors: [],
  cache: "until-data-changes",
  run() {
    return Promise.resolve(COUNTRIES.map(countryBody))
  },
})

/** The countries of one continent. */
export const listCountriesOfRegion = defineOperation({
  method: "GET",
  path: "/countries/region/:region",
  id: "listCountriesOfRegion",
  summary: "Countries of a continent",
  description: `The countries of ${CONTINENTS.join(", ")}, sorted by common name, as a bare list.`,
  params: z.object({
    region: textField("region", 50).meta({
      description: "Continent, in any case.",
      example: "africa",
    }),
  }),
  query: NOTHING,
  answer: countriesAnswer,
  errors: ["bad-request", "not-found"],
  cache: "until-data-changes",
  run({ params }) {
    const continent = CONTINENTS.find((name) => name === params.region.toLowerCase())
    if (!continent) {
      throw new AppError(
        "not-found",
        `There is no such region; the regions are ${CONTINENTS.join(", ")}.`,
      )
    }
    return Promise.resolve(
      COUNTRIES.filter((country) => country.continent === continent).map(countryBody),
    )
  },
})

function countryBody(country: Country): CountryBody {
  const { continent } = country
  return {
    name: { common: country.name },
    cca2: country.code2,
    cca3: country.code,
    region: continent && capitalize(continent),
    slug: country.slug,
  }
}
