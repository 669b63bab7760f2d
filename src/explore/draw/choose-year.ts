import type { ComposedSeries } from "../composition.ts"

/** A year counts as covered when this share of the best covered year's places has figures. */
const USUAL_SHARE = 0.9

/**
 * The newest year in which most places have an actual figure of everything that is asked of them. Each place is given
 * as the series that it needs; `-Infinity` where no year has all of them.
 */
export function chooseYear(places: readonly (readonly ComposedSeries[])[]): number {
  const actual = countYears(places, false)
  const counts = actual.size > 0 ? actual : countYears(places, true)
  const most = Math.max(0, ...counts.values())
  const covered = [...counts].filter(([, count]) => count >= USUAL_SHARE * most)
  return Math.max(...covered.map(([year]) => year))
}

/** How many places have everything, year by year. */
export function countYears(
  places: readonly (readonly ComposedSeries[])[],
  withForecasts: boolean,
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const needed of places) {
    for (const year of listYears(needed, withForecasts))
      counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return counts
}

/** The years of which a place has everything. */
function listYears(
  [first, ...others]: readonly ComposedSeries[],
  withForecasts: boolean,
): number[] {
  if (!first) return []
  const has = ({ observations, forecastFrom }: ComposedSeries, year: number) =>
    (observations.values[year - observations.start] ?? null) !== null &&
    (withForecasts || forecastFrom === null || year < forecastFrom)
  return first.observations.values.flatMap((_, k) => {
    const year = first.observations.start + k
    return [first, ...others].every((one) => has(one, year)) ? [year] : []
  })
}
