import type { CountryCode } from "#domain/places/country.ts"
import { isFrequency, type Frequency } from "#domain/time/frequency.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"

/** `publisher:code:COUNTRY:frequency`, for instance `world-bank:FP.CPI.TOTL.ZG:NGA:yearly`. */
export type DatasetId = string & { readonly __brand?: "DatasetId" }

/** What a dataset's id is made of. */
export type DatasetIdParts = {
  indicatorId: IndicatorId
  country: CountryCode
  frequency: Frequency
}

/** `publisher:code:COUNTRY:frequency`. */
export function datasetId({ indicatorId, country, frequency }: DatasetIdParts): DatasetId {
  return `${indicatorId}:${country}:${frequency}`
}

/** Takes an id apart from its end, as publishers' codes may hold colons; `undefined` when it is none. */
export function parseDatasetId(id: string): DatasetIdParts | undefined {
  const match = /^(.+:.+):([^:]+):([^:]+)$/s.exec(id)
  if (!match) return undefined
  const [, indicatorId = "", country = "", frequency = ""] = match
  return isFrequency(frequency) ? { indicatorId, country, frequency } : undefined
}
