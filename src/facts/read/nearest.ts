import { findNearestIndicators, type NearestReaders } from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { factPath } from "#domain/addresses/page-paths.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import { periodAt, periodLabel, type PeriodIndex } from "#domain/time/period.ts"

import type { NearFact } from "../fact-view.ts"

/** How many suggestions of a kind are given at most. */
const MAX_NAMED = 3

/** The parameters of an address that its suggestions keep. */
type Rest = { country: string; period: string; asOf: string | null }

/** The indicators whose ids, where the text looks like one, or names are most like a text. */
export async function nearestIndicators(
  readers: NearestReaders,
  text: string,
  { country, period, asOf }: Rest,
): Promise<NearFact[]> {
  return (await findNearestIndicators(readers, text)).map(({ id, name }) => ({
    text: `${name} (${id})`,
    path: factPath({ indicatorId: id, countryCode: country, period }, { asOf }),
  }))
}

/** The places whose names are most like a text. */
export function nearestCountries(
  text: string,
  indicator: Indicator,
  { period, asOf }: Pick<Rest, "period" | "asOf">,
): NearFact[] {
  return closestCountries(text, MAX_NAMED).map(({ name, code }) => ({
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
    .slice(0, MAX_NAMED)
    .map((summary) => ({
      text: `${seriesTitle({ indicator: summary.indicator, place: country })} (${summary.indicator.id})`,
      path: factPath({
        indicatorId: summary.indicator.id,
        countryCode: country.code,
        period: summary.latest.isForecast ? summary.latest.period : "latest",
      }),
    }))
}

/** The periods with a figure that are nearest to one without; of two equally near ones the later first. */
export function nearestPeriods(
  { indicator, country, observations }: Pick<Dataset, "indicator" | "country" | "observations">,
  wanted: PeriodIndex,
  asOf: string | null,
): NearFact[] {
  const { frequency, start, values } = observations
  return values
    .flatMap((value, k) => (value === null ? [] : start + k))
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || b - a)
    .slice(0, MAX_NAMED)
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
