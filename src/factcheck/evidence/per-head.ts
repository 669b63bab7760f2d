import type { StoredSeries } from "#catalog/types.ts"
import { gatherObservations } from "#domain/series/series.ts"

import { MEASURES } from "../grammar/measures.data.ts"
import type { Measure } from "../grammar/measure.ts"
import { isOfOnePlace, type ClaimSlots } from "../claims/claim-types.ts"
import type { Evidence } from "../compute/computed.ts"
import { figureAt, type FactData } from "./fact-data.ts"
import type { IndicatorFacts } from "./indicator-facts.ts"
import { getFactor } from "./published-unit.ts"

const POPULATION = "SP.POP.TOTL"

/** Figures per head from those of the whole and the number of people, where only these are held; ranks need everybody's. */
export async function perHead(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { place, period } = claim
  const whole = MEASURES.find(({ perHead: id }) => id === measure.id)
  if (!whole || place === null || period?.frequency !== "yearly") return undefined
  if (!isOfOnePlace(claim)) return undefined
  const people = (await data.byCode(POPULATION))?.series(place.code, "yearly")
  if (!people) return undefined
  for (const code of whole.codes) {
    const facts = await data.byCode(code)
    const series = facts && perPerson(facts, people)
    if (series && getFactor({ claim, measure, series }) !== undefined)
      return { claim, measure, facts: { ...facts, countries: [] }, series, other: undefined }
  }
  return undefined
}

function perPerson(facts: IndicatorFacts, people: StoredSeries): StoredSeries | undefined {
  const totals = facts.series(people.country.code, "yearly")
  return totals && divided(totals, people)
}

function divided(totals: StoredSeries, people: StoredSeries): StoredSeries | undefined {
  const { start, values, frequency } = totals.observations
  const observations = gatherObservations(
    frequency,
    values.flatMap((_, k) => {
      const total = figureAt(totals, start + k)
      const count = figureAt(people, start + k)
      return total === null || count === null || count <= 0
        ? []
        : [[start + k, total / count] as const]
    }),
  )
  const { indicator } = totals
  return (
    observations && {
      ...totals,
      observations,
      indicator: { ...indicator, unit: `${indicator.unit} per person` },
    }
  )
}
