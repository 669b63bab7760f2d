import { findNearestIds } from "#catalog/find-nearest-ids.ts"
import type { Catalog, Dataset } from "#catalog/types.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { factPath } from "#domain/addresses/page-paths.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import { periodAt, periodLabel, type PeriodIndex } from "#domain/time/period.ts"
import type { Search } from "#search/types.ts"

import type { NearFact } from "../fact-view.ts"

/** So many that may be meant are named. */
const MOST = 3

/** What of an address goes on with the nearest. */
type Rest = { country: string; period: string; asOf: string | null }

type Finders = {
  catalog: Pick<Catalog, "findIndicator" | "listCoverage">
  search: Pick<Search, "rankIndicators">
}

/** The indicators whose ids, where the text looks like one, or names are most like a text. */
export async function nearestIndicators(
  { catalog, search }: Finders,
  text: string,
  { country, period, asOf }: Rest,
): Promise<NearFact[]> {
  const isId = /[:._]/.test(text) && !/\s/.test(text.trim())
  const byId = isId ? findNearestIds(text, await catalog.listCoverage(), MOST) : []
  const ids = [...new Set([...byId, ...search.rankIndicators(text)])].slice(0, MOST)
  const found = await Promise.all(ids.map((id) => catalog.findIndicator(id)))
  return found.flatMap((one) => {
    if (!one) return []
    const { id, name } = one.indicator
    const path = factPath({ indicatorId: id, countryCode: country, period }, { asOf })
    return { text: `${name} (${id})`, path }
  })
}

/** The places whose names are most like a text. */
export function nearestCountries(
  text: string,
  indicator: Indicator,
  { period, asOf }: Pick<Rest, "period" | "asOf">,
): NearFact[] {
  return closestCountries(text, MOST).map(({ name, code }) => ({
    text: `${name} (${code})`,
    path: factPath({ indicatorId: indicator.id, countryCode: code, period }, { asOf }),
  }))
}

/** The same measure of other publishers who have figures of the country. */
export async function nearestPublishers(
  catalog: Pick<Catalog, "findIndicator" | "findSummaries" | "orderPublishers">,
  indicator: Indicator,
  country: Country,
): Promise<NearFact[]> {
  const concept = findConcept(indicator.id)
  const ids = concept === undefined ? [] : await catalog.orderPublishers(concept)
  const pairs = ids
    .filter((id) => id !== indicator.id)
    .map((indicatorId) => ({ indicatorId, country: country.code }))
  const held = await catalog.findSummaries(pairs)
  return held
    .flatMap((summary) => summary ?? [])
    .slice(0, MOST)
    .map((summary) => ({
      text: `${seriesTitle({ indicator: summary.indicator, place: country })} (${summary.indicator.id})`,
      path: factPath({
        indicatorId: summary.indicator.id,
        countryCode: country.code,
        period: summary.latest.isForecast ? summary.latest.period : "latest",
      }),
    }))
}

/** The periods nearest to one without a figure that have one; of two as near the later first. */
export function nearestPeriods(
  { indicator, country, observations }: Pick<Dataset, "indicator" | "country" | "observations">,
  wanted: PeriodIndex,
  asOf: string | null,
): NearFact[] {
  const { frequency, start, values } = observations
  return values
    .flatMap((value, k) => (value === null ? [] : start + k))
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
    .slice(0, MOST)
    .map((index) => ({
      text: periodLabel(frequency, index),
      path: factPath(
        {
          indicatorId: indicator.id,
          countryCode: country.code,
          period: periodAt(frequency, index),
        },
        { asOf },
      ),
    }))
}
