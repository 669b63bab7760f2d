import type { StoredSeries } from "#catalog/dataset.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import type { ClaimPlace, ClaimSlots } from "../claims/claim-types.ts"
import { EMPTY_SLOTS } from "../claims/empty-slots.ts"
import { ALL_SAID } from "../discourse/said-slots.ts"

/** A rate of a country in a year, as a text states it and as it is published. */
export type StatedRate = {
  place: string
  year: number
  stated: number
  actual: number
  measure?: string
  sentence?: number
  ground?: ClaimSlots["grounds"]["measure"]
  /** Whether its own clause names the year. */
  saysTime?: boolean
}

/** The claim of a text that states the rate, beside the published figure. */
export function readClaim({
  sentence = 0,
  measure = "inflation",
  ground = "stated",
  saysTime = true,
  ...one
}: StatedRate) {
  const { place, year, stated, actual } = one
  const claim = {
    ...EMPTY_SLOTS,
    kind: "level" as const,
    upper: null,
    base: null,
    place: placeOf(place),
    measure,
    unit: "percent" as const,
    value: stated,
    step: 0.1,
    period: { frequency: "yearly" as const, from: year, to: year },
    grounds: { place: "stated" as const, measure: ground, period: "stated" as const },
    sentence: { start: sentence, end: sentence + 50 },
    paragraph: 0,
    said: { ...ALL_SAID, continuesMeasure: false, period: saysTime },
  }
  const holds = Math.abs(stated - actual) <= 0.05
  const figure = { actual, holds, stated: { value: stated, step: 0.1 } }
  return {
    claim,
    figure: { ...figure, series: {} as StoredSeries, actualUnit: null, period: null },
  }
}

export function placeOf(code: string): ClaimPlace {
  const country = countryByCode(code)
  if (!country) throw new Error("no country")
  return { code, name: country.name, kind: "country" }
}
