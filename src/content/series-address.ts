import { isFrequency, type Frequency } from "#domain/time/frequency.ts"

/** The series that an address of this site leads to. */
export type SeriesAddress = {
  indicator: string
  country: string
  frequency: Frequency | undefined
}

const SERIES = /^\/indicators\/([^/?#]+)\/([^/?#]+?)(?:\.(?:svg|png))?(?:\?([^#]*))?(?:#.*)?$/

/** Reads the address of a series' page or of its chart; `undefined` for every other address. */
export function readSeriesAddress(address: string): SeriesAddress | undefined {
  const [, indicator, country, query = ""] = SERIES.exec(address) ?? []
  if (indicator === undefined || country === undefined) return undefined
  const frequency = new URLSearchParams(query).get("frequency")?.toLowerCase() ?? ""
  try {
    return {
      indicator: decodeURIComponent(indicator),
      country: decodeURIComponent(country),
      frequency: isFrequency(frequency) ? frequency : undefined,
    }
  } catch {
    return undefined
  }
}
