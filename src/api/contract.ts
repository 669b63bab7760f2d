import type * as z from "zod"

import type { failureSchema } from "./answers/answer.schema.ts"
import type { countrySchema } from "./v1/countries/countries.schema.ts"
import type { countryDetailsSchema } from "./v1/countries/country-details.schema.ts"
import type {
  dashboardItemSchema,
  dashboardSchema,
} from "./v1/countries/country-dashboard.schema.ts"
import type { datasetRowSchema, datasetSchema } from "./v1/data/dataset.schema.ts"
import type { claimSchema } from "./v1/data/economic.schema.ts"
import type { indicatorSchema } from "./v1/data/indicator.schema.ts"
import type { clickBody, searchAnswer, searchResultSchema } from "./v1/data/search.schema.ts"

/** The body of every failure. */
export type FailureBody = z.output<typeof failureSchema>

/** A country in `/countries/*`. */
export type CountryBody = z.output<typeof countrySchema>

/** The item of `data` in `GET /country/{country}`. */
export type CountryDetailsBody = z.output<typeof countryDetailsSchema>

/** `data` of `GET /country-dashboard/user/{country}`. */
export type DashboardBody = z.output<typeof dashboardSchema>

/** An item of `selectedIndicators` and `selectedCharts`. */
export type DashboardItemBody = z.output<typeof dashboardItemSchema>

/** A row of `data.dataset` in `GET /dataset`. */
export type DatasetRowBody = z.output<typeof datasetRowSchema>

/** `data` of `GET /dataset/{id}`. */
export type DatasetBody = z.output<typeof datasetSchema>

/** A row of `data.indicator` in `GET /indicator*`. */
export type IndicatorBody = z.output<typeof indicatorSchema>

/** A row of relevant or related results. */
export type SearchResultBody = z.output<typeof searchResultSchema>

/** `data` of `GET /search`. */
export type SearchBody = z.output<typeof searchAnswer>["data"]

/** A claim in `POST /economic/check`. */
export type CheckedClaimBody = z.output<typeof claimSchema>

/** What `PATCH /search/{searchId}` takes. */
export type ClickBody = z.input<typeof clickBody>
