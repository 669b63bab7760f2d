import type { StoredSeries } from "#catalog/dataset.ts"
import { gatherObservations } from "#domain/series/series.ts"

import { MEASURES } from "../grammar/measures.data.ts"
import type { Measure } from "../grammar/measure.ts"
import { isOfOnePlace, type ClaimSlots } from "../claims/claim-types.ts"
import type { Evidence } from "../compute/computed.ts"
import { figureAt, type FactData } from "./fact-data.ts"
import type { IndicatorFacts } from "./indicator-facts.ts"
import { getFactor, publishedUnit } from "./published-unit.ts"

const POPULATION = "SP.POP.TOTL"

/** Figures per head from those of the whole and the number of people, where only these are held; ranks need everybody's. */
export async function perHead(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const whole = MEASURES.find(({ perHead: id }) => id === measure.id)
  const [first] = whole ? await listPerHead({ claim, measure }, whole.codes, data) : []
  return first
}

/** Evidence per head from each of these indicators of the whole. */
export async function listPerHead(
  { claim, measure }: Pick<Evidence, "claim" | "measure">,
  codes: readonly string[],
  data: FactData,
): Promise<Evidence[]> {
  const { place, period } = claim
  if (place === null || period?.frequency !== "yearly" || !isOfOnePlace(claim)) return []
  const people = (await data.byCode(POPULATION))?.series(place.code, "yearly")
  if (!people) return []
  const all = await Promise.all(codes.map((code) => data.byCode(code)))
  return all.flatMap((facts) => {
    const series = facts && perPerson(facts, people)
    return series && getFactor({ claim, measure, series }) !== undefined
      ? [{ claim, measure, facts: { ...facts, countries: [] }, series, other: undefined }]
      : []
  })
}

function perPerson(facts: IndicatorFacts, people: StoredSeries): StoredSeries | undefined {
  const totals = facts.series(people.country.code, "yearly")
  return totals && divided(totals, people)
}

function divided(totals: StoredSeries, people: StoredSeries): StoredSeries | undefined {
  const { start, values, frequency } = totals.observations
  const { indicator } = totals
  // An amount for each person is stated in whole dollars, whatever the total is published in.
  const { what, by } = publishedUnit(indicator)
  const size = what === "money" ? by : 1
  const observations = gatherObservations(
    frequency,
    values.flatMap((_, k) => {
      const total = figureAt(totals, start + k)
      const count = figureAt(people, start + k)
      return total === null || count === null || count <= 0
        ? []
        : [[start + k, (total * size) / count] as const]
    }),
  )
  const unit = size === 1 ? indicator.unit : "US$"
  return (
    observations && {
      ...totals,
      observations,
      indicator: { ...indicator, unit: `${unit} per person` },
    }
  )
}
