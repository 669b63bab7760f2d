import type { Catalog, SeriesGlance } from "#catalog/types.ts"
import type { Country } from "#domain/country.ts"
import { countryByCode } from "#domain/find-country.ts"
import type { Indicator } from "#domain/indicator.ts"
import { formatHeadline, unitFormat } from "#domain/number-format.ts"
import { parsePeriod, periodLabel } from "#domain/period.ts"

import { rowsText, usualPeriodOf, type CountryRow } from "./country-rows.ts"
import type { IndicatorPageData } from "./page-data.ts"
import { indicatorInfo, seriesData } from "./series-data.server.ts"

type Services = {
  catalog: Pick<Catalog, "getDataset" | "listCountryValues" | "listIndicators">
  publicUrl: string
  now(): Date
}
type Listed = CountryRow & { isRegion: boolean; figure: number | null }

/** The page of an indicator without a country: the World's chart and every place's latest figure, by name or by value. */
export async function loadCountries(
  { catalog, publicUrl, now }: Services,
  indicator: Indicator,
  query: URLSearchParams,
): Promise<Extract<IndicatorPageData, { state: "countries" }>> {
  const [glances, world, undated] = await Promise.all([
    catalog.listCountryValues(indicator),
    catalog.getDataset({ indicator: indicator.name, country: "WLD" }),
    undatedRows(catalog, indicator),
  ])
  const dated = new Set(glances.map(({ country }) => country.slug))
  const sort = query.get("sort") === "value" ? "value" : "name"
  const rows = [
    ...glances.map(datedRow),
    ...undated.filter(({ slug }) => !dated.has(slug)),
  ].toSorted(sort === "value" ? byValue : byName)
  const usualPeriod = usualPeriodOf(rows)
  const countries = rows.filter(({ isRegion }) => !isRegion)
  const options = { asOf: null, currentYear: now().getUTCFullYear() }
  return {
    state: "countries",
    origin: publicUrl,
    indicator: indicatorInfo(indicator),
    world: world.state === "found" ? seriesData(world.dataset, query, options) : null,
    count: countries.length,
    countries: rowsText(countries, usualPeriod),
    regions: rowsText(
      rows.filter(({ isRegion }) => isRegion),
      usualPeriod,
    ),
    usualPeriod,
    sort,
  }
}

function datedRow({ indicator, country, latest }: SeriesGlance): Listed {
  const period = parsePeriod(latest.period)
  return {
    ...placeOfRow(country),
    figure: latest.value,
    value: formatHeadline(latest.value, unitFormat(indicator.unit, indicator.currency)),
    period: period ? periodLabel(period.frequency, period.index) : latest.period,
  }
}

/** Places with an undated figure alone: named and linked, their figure stands on their page. */
async function undatedRows(catalog: Services["catalog"], indicator: Indicator): Promise<Listed[]> {
  const { indicators } = await catalog.listIndicators({ name: indicator.name, limit: 100 })
  const coverage = indicators.find((found) => found.indicator.id === indicator.id)
  return (coverage?.factCountries ?? []).flatMap((code) => {
    const country = countryByCode(code)
    return country ? { ...placeOfRow(country), figure: null, value: "", period: "No date" } : []
  })
}

function placeOfRow({ name, slug, kind }: Country) {
  return { name, slug, isRegion: kind === "region" }
}

function byName(a: Listed, b: Listed): number {
  return a.name.localeCompare(b.name, "en")
}

/** The highest first; what has no dated figure comes last. */
function byValue(a: Listed, b: Listed): number {
  if (a.figure === null || b.figure === null || a.figure === b.figure) {
    return Number(a.figure === null) - Number(b.figure === null) || byName(a, b)
  }
  return b.figure - a.figure
}
