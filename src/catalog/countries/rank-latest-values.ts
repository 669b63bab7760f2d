import type { Database } from "#db/engine/database.ts"
import { countRanks, type RankCounts } from "#db/catalogue/ranks.ts"
import type { Country } from "#domain/places/country.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { parsePeriod, type PeriodIndex } from "#domain/time/period.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { FigureRank, SeriesSummary } from "../series-summary.ts"
import { isComparable } from "./is-comparable.ts"

/** An actual figure of a period that is to be ranked among those of other countries. */
export type RankableFigure = {
  indicator: Indicator
  country: Country
  frequency: Frequency
  index: PeriodIndex
  value: number
}

/** Among fewer countries a rank says little. */
const MIN_COUNTRIES = 10
const MIN_NEIGHBOURS = 3

const CODES = COUNTRIES.map(({ code }) => code)

/**
 * The rank of each of a country's latest figures among all countries with one of the same period, and within its
 * continent, counted from the highest. `undefined` for regions, forecasts, doubtful figures, indicators that cannot be
 * compared, and where only few countries have a figure.
 */
export async function rankLatestValues(
  db: Database,
  summaries: readonly SeriesSummary[],
): Promise<(FigureRank | undefined)[]> {
  const [first] = summaries
  if (!first) return []
  const rows = await countRanks(db, summaries.flatMap(listRankable), listRivals(first.country))
  const rowOf = new Map(rows.map((row) => [makeKey(row), row]))
  return summaries.map((summary) => {
    const row = rowOf.get(makeKey({ ...summary, indicatorId: summary.indicator.id }))
    return row && mapRank(row)
  })
}

/**
 * The rank of one actual figure among those of all countries for the same period. `undefined` for regions, indicators
 * that cannot be compared, and where only few countries have a figure.
 */
export async function rankFigure(
  db: Database,
  { indicator, country, frequency, index, value }: RankableFigure,
): Promise<FigureRank | undefined> {
  if (country.kind !== "country" || !isComparable(indicator)) return undefined
  const figure = { indicatorId: indicator.id, frequency, at: index, value }
  const [row] = await countRanks(db, [figure], listRivals(country))
  return row && mapRank(row)
}

/** Whom a country is ranked among: all countries, and those of its continent. */
function listRivals({ continent }: Country): Parameters<typeof countRanks>[2] {
  const neighbours = COUNTRIES.filter((country) => country.continent === continent)
  return { countries: CODES, neighbours: neighbours.map(({ code }) => code) }
}

function listRankable(summary: SeriesSummary) {
  const { indicator, country, frequency, latest } = summary
  const period = parsePeriod(latest.period)
  if (!period || latest.isForecast || summary.isDoubtful) return []
  if (country.kind !== "country" || !isComparable(indicator)) return []
  return { indicatorId: indicator.id, frequency, at: period.index, value: latest.value }
}

/** The rank that counts of countries mean; `undefined` among few countries. */
export function mapRank(
  row: Pick<RankCounts, "above" | "total" | "nearAbove" | "nearTotal">,
): FigureRank | undefined {
  if (row.total < MIN_COUNTRIES) return undefined
  return {
    position: row.above + 1,
    of: row.total,
    continent:
      row.nearTotal < MIN_NEIGHBOURS ? null : { position: row.nearAbove + 1, of: row.nearTotal },
  }
}

function makeKey({
  indicatorId,
  frequency,
}: Pick<RankCounts, "indicatorId" | "frequency">): string {
  return `${indicatorId}:${frequency}`
}
