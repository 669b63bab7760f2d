import type { StoredSeries } from "#catalog/dataset.ts"
import { gatherObservations } from "#domain/series/series.ts"

import type { ClaimSlots } from "../claims/claim-types.ts"
import type { Evidence } from "../compute/computed.ts"
import { figureAt, type FactData } from "../evidence/fact-data.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { Measure } from "../grammar/measure.ts"
import type { GridForm } from "./grid.ts"

const POPULATION = "SP.POP.TOTL"
/** Totals whose figure per head the table of measures does not name. */
const TOTALS: ReadonlySet<string> = new Set(["gdp-real"])
const NOMINAL: ReadonlySet<string> = new Set(["gdp", "gdp-local"])

/** Another form of the same figures: how each publisher's series is brought into it. */
export type OtherForm = {
  form: GridForm
  convert: (series: StoredSeries) => StoredSeries | undefined
}

/**
 * The form beside that of the text that a reader would ask for: the total of an economy per head and, where it is at current
 * prices, without what prices added. A figure per head is not asked for as a total.
 */
export async function findOtherForm(
  { claim, measure }: Evidence,
  data: FactData,
): Promise<OtherForm | undefined> {
  const isTotal = isPublishedPerHead(measure) || TOTALS.has(measure.id)
  if (!isMovement(claim) || !isTotal || claim.place === null) return undefined
  const country = claim.place.code
  const people = (await data.byCode(POPULATION))?.series(country, "yearly")
  const real = NOMINAL.has(measure.id) ? await findReal(country, data) : undefined
  if (real && people) {
    const converted = divide(real, people)
    return { form: "per head in constant prices", convert: () => converted }
  }
  if (real) return { form: "in constant prices", convert: () => real }
  return people && { form: "per head", convert: (series) => divide(series, people) }
}

function isPublishedPerHead({ perHead }: Measure): boolean {
  return perHead !== undefined && (measureById(perHead)?.codes.length ?? 0) > 0
}

function isMovement({ kind, period }: ClaimSlots): boolean {
  return (
    period?.frequency === "yearly" && ["change", "trend", "multiple", "extremum"].includes(kind)
  )
}

/** An economy without what prices added: as published, or as the growth of all years one after the other. */
async function findReal(country: string, data: FactData): Promise<StoredSeries | undefined> {
  return (
    (await findSeries("gdp-real", country, data)) ??
    chain(await findSeries("growth", country, data))
  )
}

async function findSeries(
  measure: string,
  country: string,
  data: FactData,
): Promise<StoredSeries | undefined> {
  for (const code of measureById(measure)?.codes ?? []) {
    const series = (await data.byCode(code))?.series(country, "yearly")
    if (series) return series
  }
  return undefined
}

/** Levels of which the first is 100, from rates of growth; a gap ends them. */
function chain(rates: StoredSeries | undefined): StoredSeries | undefined {
  if (!rates) return undefined
  const { start, values } = rates.observations
  const levels: [number, number][] = [[start - 1, 100]]
  for (let k = 0; k < values.length; k += 1) {
    const rate = figureAt(rates, start + k)
    if (rate === null && levels.length > 1) break
    const last = levels.at(-1)?.[1] ?? 100
    if (rate === null) levels[0] = [start + k, 100]
    else levels.push([start + k, last * (1 + rate / 100)])
  }
  const observations = gatherObservations("yearly", levels)
  return observations && { ...rates, observations, doubtful: [] }
}

function divide(totals: StoredSeries, people: StoredSeries): StoredSeries | undefined {
  const { start, values } = totals.observations
  const observations = gatherObservations(
    "yearly",
    values.flatMap((_, k) => {
      const [total, count] = [figureAt(totals, start + k), figureAt(people, start + k)]
      return total === null || count === null || count <= 0
        ? []
        : [[start + k, total / count] as const]
    }),
  )
  return observations && { ...totals, observations, doubtful: [] }
}
