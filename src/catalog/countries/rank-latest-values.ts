import type { Database } from "#db/engine/database.ts"
import { countRanks, type RankCounts } from "#db/catalogue/ranks.ts"
import type { Country } from "#domain/places/country.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { parsePeriod } from "#domain/time/period.ts"

import { isCode } from "./is-code.ts"
import { isInLocalCurrency } from "../in-local-currency.ts"
import type { FigureRank, RankableFigure, SeriesSummary } from "../types.ts"

/** Among fewer countries a place says little. */
const LEAST_COUNTRIES = 10
const LEAST_NEIGHBOURS = 3

const CODES = COUNTRIES.map(({ code }) => code)

/**
 * Where each of a country's latest figures stands among all countries with one of the same period, and in its
 * continent, counted from the highest. `undefined` where a place means nothing: local currencies, few countries, regions,
 * forecasts.
 */
export async function rankLatestValues(
  db: Database,
  summaries: readonly SeriesSummary[],
): Promise<(FigureRank | undefined)[]> {
  const [first] = summaries
  if (!first) return []
  const rows = await countRanks(db, summaries.flatMap(rankable), listRivals(first.country))
  const rowOf = new Map(rows.map((row) => [makeKey(row), row]))
  return summaries.map((summary) => {
    const row = rowOf.get(makeKey({ ...summary, indicatorId: summary.indicator.id }))
    return row && placeAmong(row)
  })
}

/** Where one figure stands among all countries with an actual one of the same period; `undefined` where a place means nothing. */
export async function rankFigure(
  db: Database,
  { indicator, country, frequency, index, value }: RankableFigure,
): Promise<FigureRank | undefined> {
  if (country.kind !== "country" || isCode(indicator) || isInLocalCurrency(indicator))
    return undefined
  const figure = { indicatorId: indicator.id, frequency, at: index, value }
  const [row] = await countRanks(db, [figure], listRivals(country))
  return row && placeAmong(row)
}

/** Whom a country is ranked among: all countries, and those of its continent. */
function listRivals({ continent }: Country): Parameters<typeof countRanks>[2] {
  const neighbours = COUNTRIES.filter((country) => country.continent === continent)
  return { countries: CODES, neighbours: neighbours.map(({ code }) => code) }
}

function rankable(summary: SeriesSummary) {
  const { indicator, country, frequency, latest } = summary
  const period = parsePeriod(latest.period)
  if (latest.isForecast || summary.isDoubtful || isCode(indicator)) return []
  if (!period || country.kind !== "country" || isInLocalCurrency(indicator)) return []
  return { indicatorId: indicator.id, frequency, at: period.index, value: latest.value }
}

/** The place that the counts mean; none among few countries. */
export function placeAmong(
  row: Pick<RankCounts, "above" | "total" | "nearAbove" | "nearTotal">,
): FigureRank | undefined {
  if (row.total < LEAST_COUNTRIES) return undefined
  return {
    position: row.above + 1,
    of: row.total,
    continent:
      row.nearTotal < LEAST_NEIGHBOURS ? null : { position: row.nearAbove + 1, of: row.nearTotal },
  }
}

function makeKey({
  indicatorId,
  frequency,
}: Pick<RankCounts, "indicatorId" | "frequency">): string {
  return `${indicatorId}:${frequency}`
}
