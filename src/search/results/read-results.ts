import type { Catalog } from "#catalog/create-catalog.ts"
import type { SeriesSummary } from "#catalog/series-summary.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { SearchIndex } from "../index/search-index.ts"
import { findCoveredPlace } from "../rank/find-covered-place.ts"
import type { IndexedIndicator } from "../store/indicator-table.ts"
import type { AlsoFrom, ParsedQuery, SearchResult } from "../search-answer.ts"
import { makeRowKey, worldOrNull, type Chosen, type IndicatorForPlace } from "./choose-results.ts"

type Sources = { index: SearchIndex; catalog: Catalog }
type AskedRow = IndicatorForPlace & { indexed: IndexedIndicator }

/** Reads the figures of all rows at once; a row whose indicator is gone by now is left out. */
export async function readResults(
  chosen: Chosen,
  parsed: ParsedQuery,
  { index, catalog }: Sources,
): Promise<{ relevant: SearchResult[]; related: SearchResult[] }> {
  const rows = [...chosen.relevant, ...chosen.related].flatMap((row): AskedRow[] => {
    const indexed = index.indicators.get(row.doc)
    return indexed === undefined ? [] : [{ ...row, indexed }]
  })
  const summaries = await readSummaries(rows, parsed, catalog)
  const results = await Promise.all(
    rows.map(async (row) => {
      const summary = summaries.get(row) ?? null
      const indicator = summary?.indicator ?? (await findIndicator(row.indexed.id, catalog))
      if (indicator === undefined) return []
      return [{ row, result: mapResult(row, { indicator, summary, parsed, index }) }]
    }),
  )
  const isRelevant = new Set(chosen.relevant.map(makeRowKey))
  const found = results.flat()
  return {
    relevant: found
      .filter(({ row }) => isRelevant.has(makeRowKey(row)))
      .map(({ result }) => result),
    related: found
      .filter(({ row }) => !isRelevant.has(makeRowKey(row)))
      .map(({ result }) => result),
  }
}

async function readSummaries(
  rows: readonly AskedRow[],
  { frequency }: ParsedQuery,
  catalog: Catalog,
): Promise<Map<AskedRow, SeriesSummary | undefined>> {
  const placed = rows.filter((row) => row.country !== null)
  const summaries = await catalog.findSummaries(
    placed.map(({ indexed, country }) => ({
      indicatorId: indexed.id,
      country: country?.code ?? "",
      frequency: frequency ?? undefined,
    })),
  )
  return new Map(placed.map((row, at) => [row, summaries[at]]))
}

async function findIndicator(id: string, catalog: Catalog): Promise<Indicator | undefined> {
  const found = await catalog.findIndicator(id)
  return found?.indicator
}

function mapResult(
  { doc, country, indexed, alsoFrom }: AskedRow,
  found: {
    indicator: Indicator
    summary: SeriesSummary | null
    parsed: ParsedQuery
    index: SearchIndex
  },
): SearchResult {
  const { indicator, summary, parsed, index } = found
  return {
    indicator,
    publisher: indexed.publisher,
    country,
    frequency: summary?.frequency ?? chooseFrequency(doc, parsed, index),
    datasetId: summary?.id ?? null,
    summary,
    countryCount: indexed.countryCount,
    // The years of other countries are not those of one that has an undated figure alone.
    ...(country !== null && summary === null ? NO_YEARS : pickYears(summary ?? indexed)),
    alsoFrom: alsoFrom.flatMap((other) => otherPublisher(other, country, index)),
  }
}

/** The frequency that is asked for, where the indicator has it; only for a row that is of no dataset. */
function chooseFrequency(
  doc: number,
  { frequency }: ParsedQuery,
  { indicators }: SearchIndex,
): Frequency | null {
  return frequency !== null && indicators.hasFrequency(doc, frequency) ? frequency : null
}

type Years = Pick<SearchResult, "startYear" | "endYear" | "lastActualYear">

const NO_YEARS: Years = { startYear: null, endYear: null, lastActualYear: null }

function pickYears({ startYear, endYear, lastActualYear }: Years): Years {
  return { startYear, endYear, lastActualYear }
}

function otherPublisher(doc: number, country: Country | null, index: SearchIndex): AlsoFrom[] {
  const indexed = index.indicators.get(doc)
  if (indexed === undefined) return []
  const place = country && { country, others: [], matched: "" }
  return [
    {
      publisher: indexed.publisher,
      indicatorId: indexed.id,
      indicatorName: indexed.name,
      country: (place && findCoveredPlace(doc, place, index.staticRank)) ?? worldOrNull(doc, index),
    },
  ]
}
