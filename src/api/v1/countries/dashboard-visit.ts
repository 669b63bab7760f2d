import { AppError } from "#domain/errors.ts"
import { findCountry } from "#domain/places/find-country.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { visitAnswer, visitBody, visitParams } from "./country-dashboard.schema.ts"

/** Notes that a dashboard was looked at. */
export const reportVisit = defineSignedInOperation({
  method: "PATCH",
  path: "/country-dashboard/user/:country",
  id: "reportDashboardVisit",
  summary: "Report a visit of a dashboard",
  description:
    "Takes the `visitId` of the dashboard's answer, in the body or in the path. A person counts once a day for a country; the stored record does not identify the person.",
  params: visitParams,
  query: NOTHING,
  body: visitBody,
  isBodyOptional: true,
  answer: visitAnswer,
  errors: ["bad-request", "not-found", "unsupported-media-type"],
  feature: "country-dashboard",
  limits: [{ name: "visit", by: "user" }],
  async run(input, { visits }) {
    const named = findCountry(input.params.country)
    const visitId = input.body.visitId ?? input.params.country
    const isOfCountry = !named || visitId.startsWith(`${named.code}-`)
    const country = isOfCountry ? await visits.report(input.session.accountId, visitId) : undefined
    if (country === undefined) throw new AppError("not-found", "There is no visit with this id.")
    return success("Visit noted", { visitId, country })
  },
})
