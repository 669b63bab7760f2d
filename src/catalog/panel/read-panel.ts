import type { Database } from "#db/engine/database.ts"
import { selectPanel, selectPanelAsOfDay, type CrossedSeries } from "#db/catalogue/datasets.ts"
import { selectSources } from "#db/catalogue/sources.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { getFirstPeriod, getLastPeriod } from "#domain/time/period.ts"
import { sliceObservations, trimGaps, type Observations } from "#domain/series/series.ts"
import type { Source, SourceId } from "#domain/indicators/source.ts"
import { inLocalCurrency } from "#domain/units/in-local-currency.ts"

import { chooseObservations } from "../datasets/choose-observations.ts"
import { mapOlderParts } from "../datasets/map-older-parts.ts"
import type { PanelQuery, PanelSeries, PanelVersion } from "../panel.ts"

/** How many series one query reads: enough to be quick, few enough to be small in memory. */
const SERIES_IN_BATCH = 500

/** The coarsest frequency at which an indicator is published anywhere. */
type FindCoarsest = (indicator: Indicator) => Frequency | undefined

/**
 * The series of a panel, indicator by indicator in the order asked, of each the places in the order asked; those
 * without a figure in the years are left out. Only a few hundred are in memory at a time.
 */
export async function* readPanel(
  db: Database,
  findCoarsest: FindCoarsest,
  query: PanelQuery,
): AsyncGenerator<PanelSeries> {
  const sources = new Map<SourceId, Source>()
  const size = Math.max(1, Math.floor(SERIES_IN_BATCH / query.countries.length))
  for (let at = 0; at < query.indicators.length; at += size) {
    const indicators = query.indicators.slice(at, at + size)
    const rows = await readRows(db, { ...query, indicators })
    await readSources(db, rows.flat(), sources)
    const byDay = rows.map((ofDay) => Map.groupBy(ofDay, makeKey))
    for (const indicator of indicators) {
      const wanted = query.frequency ?? findCoarsest(indicator)
      for (const country of query.countries) {
        const key = makeKey({ indicatorId: indicator.id, country: country.code })
        const held = byDay.map((ofDay) => ofDay.get(key) ?? [])
        const series = buildSeries(held, { indicator, country, wanted, query, sources })
        if (series) yield series
      }
    }
  }
}

function readRows(
  db: Database,
  { indicators, countries, asOf }: Pick<PanelQuery, "indicators" | "countries" | "asOf">,
): Promise<CrossedSeries[][]> {
  const keys = {
    indicatorIds: indicators.map(({ id }) => id),
    countries: countries.map(({ code }) => code),
  }
  return Promise.all(
    asOf.map((day) => (day === null ? selectPanel(db, keys) : selectPanelAsOfDay(db, keys, day))),
  )
}

async function readSources(
  db: Database,
  rows: readonly CrossedSeries[],
  known: Map<SourceId, Source>,
): Promise<void> {
  const missing = new Set(rows.map(({ sourceId }) => sourceId).filter((id) => !known.has(id)))
  if (missing.size === 0) return
  for (const source of await selectSources(db, [...missing])) known.set(source.id, source)
}

function makeKey({ indicatorId, country }: Pick<CrossedSeries, "indicatorId" | "country">): string {
  return `${indicatorId} ${country}`
}

type SeriesContext = {
  indicator: Indicator
  country: Country
  wanted: Frequency | undefined
  query: PanelQuery
  sources: ReadonlyMap<SourceId, Source>
}

function buildSeries(
  rowsByDay: readonly (readonly CrossedSeries[])[],
  { indicator, country, wanted, query, sources }: SeriesContext,
): PanelSeries | undefined {
  const chosen = rowsByDay.map((rows) => chooseObservations(rows, wanted, indicator.aggregation))
  // Without a frequency in the request the first day decides for all of them.
  const frequency = query.frequency ?? chosen.find(Boolean)?.observations.frequency
  if (frequency === undefined) return undefined
  const versions = chosen.map((version): PanelVersion | null => {
    const source = version && sources.get(version.row.sourceId)
    if (version?.observations.frequency !== frequency || !source) return null
    const observed = cutYears(version.observations, query)
    if (!observed) return null
    const { row, derivedFrom, forecastFrom, doubtful } = version
    return {
      source,
      vintage: row.vintage,
      vintageStated: row.vintageStated,
      observed: source.redistribute === "no" ? null : observed,
      derivedFrom,
      forecastFrom,
      doubtful,
      olderParts: mapOlderParts(row, frequency),
    }
  })
  if (versions.every((version) => version === null)) return undefined
  return { indicator: inLocalCurrency(indicator, country), country, frequency, versions }
}

function cutYears(
  whole: Observations,
  { startYear, endYear }: Pick<PanelQuery, "startYear" | "endYear">,
): Observations | undefined {
  const { frequency } = whole
  const from = startYear === null ? -Infinity : getFirstPeriod(frequency, startYear)
  const to = endYear === null ? Infinity : getLastPeriod(frequency, endYear)
  return trimGaps(sliceObservations(whole, from, to))
}
