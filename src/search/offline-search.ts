import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { CATEGORIES } from "#domain/indicators/category.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"
import { placeNames } from "#domain/places/find-country.ts"
import { unpackLines } from "#domain/text/alike-lines.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"

import { buildSearchIndex } from "./index/search-index.ts"
import type { OfflineCatalogue } from "./offline-catalogue.ts"
import { unpackPlaces } from "./offline/place-bits.ts"
import { chooseResults } from "./results/choose-results.ts"

/** What a device finds while it is offline: an indicator by its name, with the place that was named where it surely has figures. */
export type OfflineResult = {
  indicator: string
  country: { name: string; slug: string } | null
}

/** Finds indicators by the same reading and ranking as the site, from what a device holds. */
export type OfflineSearch = (text: string) => readonly OfflineResult[]

/** Stands before the number of countries where it is not said which ones. */
const MANY = "*"
const FIRST_LETTER = "a".charCodeAt(0)

/** Builds the index of a packed catalogue; it takes a second or two and belongs in a thread of its own. */
export async function openOfflineSearch(
  catalogue: OfflineCatalogue,
  thisYear: number,
): Promise<OfflineSearch> {
  const index = await buildSearchIndex(unpackCatalogue(catalogue), {
    places: placeNames(),
    thisYear: () => thisYear,
  })
  return (text) => {
    const { parsed, finding } = index.answer(text)
    const named = new Set(
      parsed.countries
        .flatMap(({ country, others }) => [country, ...others])
        .map(({ code }) => code),
    )
    const isSure = (doc: number) => catalogue.reach[doc]?.startsWith(MANY) === false
    return chooseResults(parsed, finding, index).relevant.map(({ doc, country }) => ({
      indicator: index.indicators.getName(doc),
      country:
        country && named.has(country.code) && isSure(doc)
          ? { name: country.name, slug: country.slug }
          : null,
    }))
  }
}

/** The catalogue as the index is built from; what is not packed is empty. */
function unpackCatalogue(catalogue: OfflineCatalogue): IndicatorCoverage[] {
  const { names, countries, regions } = catalogue
  const codes = new Map(catalogue.codes)
  const headlines = new Set(catalogue.headlines)
  const publishers = catalogue.publishers.flatMap((one) =>
    Array.from({ length: one[2] }, () => one),
  )
  return unpackLines(names).map((name, at) => {
    const [publisherId = "", publisher = ""] = publishers[at] ?? []
    const code = codes.get(at) ?? ""
    const lastYear = catalogue.lastYears[at] || null
    const bits = Number(catalogue.frequencies[at] ?? 0)
    return {
      indicator: {
        id: indicatorId(publisherId, code),
        publisherId,
        sourceId: publisherId,
        code,
        name,
        category: CATEGORIES[catalogue.categories.charCodeAt(at) - FIRST_LETTER] ?? CATEGORIES[0],
        unit: "",
        currency: null,
        definition: "",
        notes: "",
        sourceNote: "",
        aggregation: "average",
        decimals: null,
        publishedTopics: [],
        topics: [],
        isHeadline: headlines.has(at),
      },
      publisher,
      countries: unpackReach(catalogue.reach[at] ?? "", countries),
      regions: unpackPlaces(catalogue.regionReach[at] ?? "", regions),
      frequencies: FREQUENCIES.filter((_, bit) => ((bits >> bit) & 1) === 1),
      startYear: lastYear,
      endYear: lastYear,
      lastActualYear: lastYear,
      factCountries: [],
    }
  })
}

/** Of many countries only the number is known: the commonest are taken for them. */
function unpackReach<C extends string>(text: string, countries: readonly C[]): readonly C[] {
  return text.startsWith(MANY)
    ? countries.slice(0, Number(text.slice(1)))
    : unpackPlaces(text, countries)
}
