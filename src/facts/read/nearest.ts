import { findNearestIndicators, type NearestReaders } from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { factPath } from "#domain/addresses/page-paths.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { newestFigure, valueAt } from "#domain/series/series.ts"
import { parsePeriod, periodAt, periodLabel, type PeriodIndex } from "#domain/time/period.ts"

import type { FactServices, NearFact } from "../fact-view.ts"

/** The most suggestions of a kind that are given. */
const MAX_NAMED = 3
/** The most indicators found by the search whose figures of a country are looked up. */
const MAX_ALIKE = 20

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

/** The places whose names are most like a text, each with the figure under the name that was asked for. */
export function nearestCountries(
  text: string,
  indicator: string,
  { period, asOf }: Pick<Rest, "period" | "asOf">,
): NearFact[] {
  return closestCountries(text, MAX_NAMED).map(({ name, code }) => ({
    text: `${name} (${code})`,
    path: factPath({ indicatorId: indicator, countryCode: code, period }, { asOf }),
  }))
}

/**
 * The same measure of other publishers who have figures of the country, or else what the search finds by the name; of the
 * period where they have that.
 */
export async function nearestWithValues(
  { catalog, search }: Pick<FactServices, "catalog" | "search">,
  indicator: Indicator,
  subject: { country: Country; period: string; asOf: string | null },
): Promise<NearFact[]> {
  const concept = findConcept(indicator.id)
  const ids = concept === undefined ? [] : await catalog.orderPublishers(concept)
  const others = await listHeld(catalog, without(ids, indicator.id), subject)
  if (others.length > 0) return others
  const alike = search.rankIndicators(indicator.name).slice(0, MAX_ALIKE)
  return listHeld(catalog, without(alike, indicator.id), subject)
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((one) => one !== id)
}

async function listHeld(
  catalog: Pick<Catalog, "getDataset">,
  ids: readonly string[],
  { country, period, asOf }: { country: Country; period: string; asOf: string | null },
): Promise<NearFact[]> {
  const answers = await Promise.all(
    ids.map((id) =>
      catalog.getDataset({ indicator: id, country: country.code, asOf: asOf ?? undefined }),
    ),
  )
  return answers
    .flatMap((answer) => {
      const held = answer.state === "found" ? choosePeriod(answer.dataset, period) : undefined
      return answer.state !== "found" || held === undefined
        ? []
        : [nameFact(answer.dataset, held, asOf)]
    })
    .slice(0, MAX_NAMED)
}

function nameFact({ indicator, country }: Dataset, period: string, asOf: string | null): NearFact {
  return {
    text: `${seriesTitle({ indicator, place: country })} (${indicator.id})`,
    path: factPath({ indicatorId: indicator.id, countryCode: country.code, period }, { asOf }),
  }
}

/** The period that was asked for where it has a figure, else the newest. */
function choosePeriod(
  { observations, doubtful, forecastFrom }: Dataset,
  text: string,
): string | undefined {
  const { frequency } = observations
  const asked = parsePeriod(text)
  if (asked?.frequency === frequency && valueAt(observations, asked.index) !== null) return text
  const newest = newestFigure(withoutDoubtful(observations, doubtful), forecastFrom)
  if (!newest) return undefined
  return newest.isForecast ? periodAt(frequency, newest.index) : "latest"
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
