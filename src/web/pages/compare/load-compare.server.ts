import type { Catalog } from "#catalog/create-catalog.ts"
import { secondQuery, withSharedFrequency } from "#charts/query/compare-query.ts"
import { comparedSeries, type ComparedSeries } from "#charts/model/compared-series.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import { parseCategory } from "#domain/indicators/category.ts"
import { COUNTRIES, findCountry, REGIONS } from "#domain/places/find-country.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import type { WebServices } from "../../services.server.ts"
import type { LinkedPlace } from "../indicator/page-data.ts"
import { describePlace, readAsOf } from "../indicator/series-data.server.ts"
import { buildPreview } from "./discovery.server.ts"
import { otherFrequencySentence } from "./frequency-words.ts"
import type { ComparePageData, Compared } from "./page-data.ts"

/** How many names are offered without a search. */
const MAX_NAMES = 100

type Services = Pick<WebServices, "access" | "publicUrl" | "now"> & {
  catalog: Pick<Catalog, "getDataset" | "countByCountry" | "listIndicators">
}

/** The page that compares two datasets. Nothing of them is sent while it needs a sign-in. */
export async function loadCompare(
  services: Services,
  query: URLSearchParams,
): Promise<ComparePageData> {
  const { catalog, access, publicUrl } = services
  const asOf = readAsOf(query)
  const isOpen = access.compare === "public"
  const [countries, found] = await Promise.all([
    listPlacesWithValues(catalog),
    findCompared(catalog, query),
  ])
  const compared = isOpen ? found : null
  const currentYear = services.now().getUTCFullYear()
  const problems = asOf.problem === null ? [] : [asOf.problem]
  return {
    origin: publicUrl,
    access: { compare: access.compare, embed: access.embed, download: access.download },
    currentYear,
    countries,
    asOf: asOf.day,
    preview: buildPreview(found, { query, currentYear, asOf: asOf.day }),
    compared: compared && { ...compared, problems: [...compared.problems, ...problems] },
    indicators: isOpen
      ? await Promise.all([
          namesFor(catalog, query, compared?.first ?? null),
          namesFor(catalog, secondQuery(query), compared?.second ?? null),
        ])
      : [[], []],
  }
}

/** The two datasets an address names. The second one is read at the first one's frequency, else both at the second's; left out where they have none in common. */
export async function findCompared(
  catalog: Pick<Catalog, "getDataset">,
  query: URLSearchParams,
): Promise<Compared> {
  const first = await findSide(catalog, query, requestedFrequency(query))
  const frequency = first.series?.observations.frequency
  const second = await findSide(catalog, secondQuery(query), frequency)
  const missing = [first, second].flatMap(({ isMissing }, k) =>
    isMissing ? [k === 0 ? ("first" as const) : ("second" as const)] : [],
  )
  const base = { first: first.series, missing }
  if (!first.series || !second.series || second.series.observations.frequency === frequency) {
    return { ...base, second: second.series, problems: [] }
  }
  const shared = withSharedFrequency(query, first.series, second.series)
  if (shared) return findCompared(catalog, shared)
  return { ...base, second: null, problems: [otherFrequencySentence(second.series, first.series)] }
}

async function findSide(
  catalog: Pick<Catalog, "getDataset">,
  query: URLSearchParams,
  frequency: Frequency | undefined,
): Promise<{ series: ComparedSeries | null; isMissing: boolean }> {
  const [indicator, country] = [query.get("indicator") ?? "", query.get("country") ?? ""]
  if (indicator === "" || country === "") return { series: null, isMissing: false }
  const asOf = readAsOf(query).day ?? undefined
  const answer = await catalog.getDataset({ indicator, country, frequency, asOf })
  if (answer.state !== "found") return { series: null, isMissing: true }
  return { series: comparedSeries(answer.dataset), isMissing: false }
}

async function listPlacesWithValues(
  catalog: Pick<Catalog, "countByCountry">,
): Promise<LinkedPlace[]> {
  const counts = await catalog.countByCountry()
  return [...COUNTRIES, ...REGIONS].filter(({ code }) => counts.has(code)).map(describePlace)
}

async function namesFor(
  catalog: Pick<Catalog, "listIndicators">,
  query: URLSearchParams,
  series: ComparedSeries | null,
): Promise<string[]> {
  const category = parseCategory(query.get("category") ?? "") ?? series?.indicator.category
  const country = findCountry(query.get("country") ?? "")?.code
  const { indicators } = await catalog.listIndicators({ category, country, limit: MAX_NAMES })
  return indicators.map(({ indicator }) => indicator.name)
}
