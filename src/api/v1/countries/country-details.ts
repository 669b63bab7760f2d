import { writeUnknownCountry } from "#catalog/explain-missing-dataset.ts"
import type { Country } from "#domain/places/country.ts"
import { AppError } from "#domain/errors.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { success } from "../../answers/answer.schema.ts"
import type { CountryDetailsBody } from "../../contract.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { countryDetailsAnswer, countryParams } from "./country-details.schema.ts"

/** What is known of one country. */
export const getCountryDetails = defineOperation({
  method: "GET",
  path: "/country/:country",
  id: "getCountryDetails",
  summary: "A country",
  description: "Name, codes, flag and how many indicators have figures, as a list of one.",
  params: countryParams,
  query: NOTHING,
  answer: countryDetailsAnswer,
  errors: ["bad-request", "not-found"],
  cache: "until-data-changes",
  async run({ params }, { catalog }) {
    const country = findCountry(params.country)
    if (!country) throw new AppError("not-found", writeUnknownCountry(params.country))
    const count = (await catalog.countByCountry()).get(country.code) ?? 0
    return success("Country found", [detailsBody(country, count)])
  },
})

/** A country with how many indicators have figures for it. */
export function detailsBody(country: Country, count: number): CountryDetailsBody {
  const { code, code2, name, slug, continent } = country
  const counted = countNoun(count, "indicator has", "indicators have")
  return {
    id: code,
    name,
    slug,
    imageUrl: code2 === null ? null : `/flags/${code2.toLowerCase()}.svg`,
    description: `${counted} figures for ${name}.`,
    continent,
    indicatorCount: count,
  }
}
