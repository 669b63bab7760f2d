import type { Database } from "#db/engine/database.ts"
import {
  selectPanelAsOfDay,
  selectPlaceSeries,
  type PlaceSeriesRow,
} from "#db/catalogue/datasets.ts"
import { selectSources } from "#db/catalogue/sources.ts"
import { AppError } from "#domain/errors.ts"
import { COUNTRIES, REGIONS } from "#domain/places/find-country.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { isCalendarDay, notADay } from "#domain/time/calendar-day.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

import { chooseObservations } from "../datasets/choose-observations.ts"
import { isComparable } from "./is-comparable.ts"
import type { PlaceObservations, ObservationsByPlace } from "../observations-by-place.ts"

/**
 * The yearly figures of an indicator for every place, countries by name and then regions: made from finer ones where
 * a publisher has no yearly ones. With a day they are those that were known then. `undefined` when no place has any.
 * @throws AppError "bad-request" for a day that does not exist
 */
export async function getObservationsByPlace(
  db: Database,
  indicator: Indicator,
  asOf?: string,
): Promise<ObservationsByPlace | undefined> {
  const rows = await selectRows(db, indicator, asOf)
  const byCountry = Map.groupBy(rows, ({ country }) => country)
  const leftOut: ObservationsByPlace["leftOut"][number][] = []
  const places = [...COUNTRIES, ...REGIONS].flatMap((country) => {
    const chosen = chooseObservations(
      byCountry.get(country.code) ?? [],
      "yearly",
      indicator.aggregation,
    )
    if (chosen?.observations.frequency !== "yearly") return []
    const { derivedFrom, forecastFrom, row, doubtful } = chosen
    leftOut.push(...doubtful.map((each) => ({ ...each, country })))
    const observations = withoutDoubtful(chosen.observations, doubtful)
    return observations.values.length === 0
      ? []
      : [{ country, observations, derivedFrom, forecastFrom, row }]
  })
  if (places.length === 0) return undefined
  const used = places.map(({ row }) => row)
  const newest = used.reduce((a, b) => (b.vintage > a.vintage ? b : a))
  return {
    indicator,
    places: places.map(
      ({ country, observations, derivedFrom, forecastFrom }): PlaceObservations => ({
        country,
        observations,
        derivedFrom,
        forecastFrom,
      }),
    ),
    sources: await findRowSources(db, used),
    vintage: newest.vintage,
    vintageStated: newest.vintageStated,
    derivedFrom: usualDerivation(places),
    leftOut,
    isComparable: isComparable(indicator),
  }
}

function selectRows(
  db: Database,
  { id }: Indicator,
  asOf: string | undefined,
): Promise<PlaceSeriesRow[]> {
  if (asOf === undefined) return selectPlaceSeries(db, id)
  if (!isCalendarDay(asOf)) throw new AppError("bad-request", notADay(asOf))
  return selectPanelAsOfDay(db, { indicatorIds: [id], countries: CODES }, asOf)
}

const CODES = [...COUNTRIES, ...REGIONS].map(({ code }) => code)

/** The sources of the rows, the one of most rows first. */
async function findRowSources(db: Database, rows: readonly PlaceSeriesRow[]): Promise<Source[]> {
  const counts = Map.groupBy(rows, ({ sourceId }) => sourceId)
  const sources = await selectSources(db, [...counts.keys()])
  return sources.toSorted(
    (a, b) => (counts.get(b.id)?.length ?? 0) - (counts.get(a.id)?.length ?? 0),
  )
}

function usualDerivation(
  places: readonly Pick<PlaceObservations, "derivedFrom">[],
): Frequency | null {
  return places.find(({ derivedFrom }) => derivedFrom !== null)?.derivedFrom ?? null
}
