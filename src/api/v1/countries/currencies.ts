import { CURRENCIES } from "#domain/units/currencies.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { currenciesAnswer } from "./currencies.schema.ts"

/** The currencies in use, with the signs that pages print. */
export const listCurrencies = defineOperation({
  method: "GET",
  path: "/currencies",
  id: "listCurrencies",
  summary: "All currencies",
  description: "Every currency in use by its ISO 4217 code, with the sign that figures carry here.",
  params: NOTHING,
  query: NOTHING,
  answer: currenciesAnswer,
  errors: [],
  cache: "until-data-changes",
  run() {
    return Promise.resolve(success("Currencies found", [...CURRENCIES]))
  },
})
