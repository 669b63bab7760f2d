import { isDoubtful } from "#domain/series/doubtful-values.ts"
import { lastIndex, newestFigure, sliceObservations, valueAt } from "#domain/series/series.ts"
import { getYear, periodAt } from "#domain/time/period.ts"

import { rankPastFigure } from "./countries/rank-past-figure.ts"
import type { PanelSeries } from "./panel.ts"
import type { Catalog } from "./create-catalog.ts"
import type { CountryFigure, SeriesSummary } from "./series-summary.ts"

/** What dashboards and lists of a country are read from. */
export type CountryReads = Pick<
  Catalog,
  "chooseHeadlines" | "listLatestValues" | "rankLatestValues" | "getDataset"
>

type Reads = CountryReads & Pick<Catalog, "readPanel" | "getObservationsByPlace">

/** How many periods the small line of a list shows. */
const RECENT = 24

/**
 * The figures of countries as they were known on a day. Which indicators there are and which come first is as today;
 * those of which nothing was published by then have no figure, as have figures without a date.
 */
export function catalogAsOf(catalog: Reads, day: string): CountryReads {
  const readPast = async (
    present: readonly (CountryFigure | undefined)[],
  ): Promise<(CountryFigure | undefined)[]> => {
    const summaries = present.flatMap((one) => (one?.state === "series" ? [one.summary] : []))
    const past = await readSummaries(catalog, summaries, day)
    return present.map((one): CountryFigure | undefined => {
      const summary = one?.state === "series" ? past.get(one.summary.indicator.id) : undefined
      return summary && { state: "series", summary }
    })
  }
  return {
    getDataset: (query) => catalog.getDataset({ ...query, asOf: day }),
    listLatestValues: async (country, ids) =>
      readPast(await catalog.listLatestValues(country, ids)),
    chooseHeadlines: async (country, options) =>
      (await readPast(await catalog.chooseHeadlines(country, options))).filter(
        (one) => one?.state === "series" && !one.summary.latest.isForecast,
      ) as CountryFigure[],
    rankLatestValues: (summaries) =>
      Promise.all(
        summaries.map(async (summary) => {
          const world = await catalog.getObservationsByPlace(summary.indicator, day)
          return world && rankPastFigure(summary, world)
        }),
      ),
  }
}

/** The lines of the same series as of the day, by indicator; closed figures are in no panel. */
async function readSummaries(
  { readPanel }: Pick<Catalog, "readPanel">,
  present: readonly SeriesSummary[],
  day: string,
): Promise<ReadonlyMap<string, SeriesSummary>> {
  const [first] = present
  if (!first) return new Map()
  const summaryOf = new Map(present.map((summary) => [summary.indicator.id, summary]))
  const past = new Map<string, SeriesSummary>()
  const query = { startYear: null, endYear: null, frequency: null, asOf: [day] }
  const indicators = present.map(({ indicator }) => indicator)
  for await (const series of readPanel({ ...query, indicators, countries: [first.country] })) {
    const today = summaryOf.get(series.indicator.id)
    const summary = today && summarizeVersion(today, series)
    if (summary) past.set(series.indicator.id, summary)
  }
  return past
}

function summarizeVersion(today: SeriesSummary, { frequency, versions }: PanelSeries) {
  const [version] = versions
  const observed = version?.observed
  const newest = observed && newestFigure(observed, version.forecastFrom)
  if (!version || !observed || !newest) return undefined
  const { index, value, isForecast } = newest
  return {
    ...today,
    frequency,
    startYear: getYear(frequency, observed.start),
    endYear: getYear(frequency, lastIndex(observed)),
    lastActualYear: isForecast ? null : getYear(frequency, index),
    latest: { period: periodAt(frequency, index), value, isForecast },
    isDoubtful: isDoubtful(version.doubtful, index),
    redistribute: version.source.redistribute,
    recent: sliceObservations(observed, index - RECENT + 1, index).values,
    previous: valueAt(observed, index - 1),
    // How far a series is behind is known of today alone.
    pace: null,
  } satisfies SeriesSummary
}
