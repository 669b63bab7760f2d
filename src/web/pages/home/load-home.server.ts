import { filterStories } from "#content/find-stories.ts"
import { indicatorPath, resultsPath } from "#domain/addresses/page-paths.ts"
import { categoryLabel } from "#domain/indicators/category.ts"
import type { Suggestion } from "#search/suggestion.ts"

import { coverageText } from "../../components/footer/coverage-text.ts"
import { formatSummary, type FormattedSummary } from "../../components/format-summary.server.ts"
import type { WebServices } from "../../services.server.ts"
import { accountSentence } from "./account-sentence.ts"
import { loadSampleCheck, type SampleCheck } from "./sample-check.server.ts"
import { drawLandscape, type Landscape } from "./draw-landscape.server.ts"

/** A series shown as a sample of what the search finds. */
export type SampleSeries = {
  name: string
  category: string
  country: { name: string; code2: string | null }
  path: string
  summary: FormattedSummary
}

export type HomeData = {
  address: string
  /** `undefined` while nothing is loaded. */
  coverage: string | undefined
  starterOnly: boolean
  /** Set while a new site fetches its headline indicators. */
  firstImport: { done: number; total: number } | null
  examples: readonly { text: string; path: string }[]
  samples: readonly SampleSeries[]
  /** What needs an account here, in a sentence. */
  account: string
  hasCheckLinks: boolean
  /** `null` where no text of ours can be checked with the figures that are loaded. */
  sampleCheck: SampleCheck | null
  landscape: Landscape | null
  /** The oldest partnership first. */
  partners: readonly { url: string; alt: string }[]
}

/** Searches to try, in order of preference; only those that find something are shown. */
const EXAMPLES = [
  "Kenya exports",
  "Ghana public debt",
  "Egypt population",
  "Nigeria inflation",
  "India life expectancy",
  "South Africa unemployment",
  "Brazil GDP",
  "Indonesia electricity",
  "Japan population",
  "France GDP",
] as const
const EXAMPLES_SHOWN = 3
const SAMPLES_SHOWN = 3

/** The series of the bar landscape: the first that is loaded. */
const LANDSCAPE_INDICATORS = ["Population, total", "Population", "Total population"]
const LANDSCAPE_COUNTRY = "nigeria"

/** What the home page shows; every figure on it is one that is loaded. */
export async function loadHome(services: WebServices): Promise<HomeData> {
  const found = EXAMPLES.flatMap((text) => {
    const suggestion = services.search
      .suggest(text)
      .find(({ kind, country }) => kind === "indicator" && country !== null)
    return suggestion ? [{ text, suggestion }] : []
  })
  const [counts, samples, landscape, sampleCheck] = await Promise.all([
    services.catalog.counts(),
    loadSamples(
      services,
      found.map(({ suggestion }) => suggestion),
    ),
    loadLandscape(services),
    loadSampleCheck(services),
  ])
  return {
    address: `${services.publicUrl}/`,
    coverage: coverageText(counts),
    starterOnly: counts.starterOnly,
    firstImport: (await services.measureFirstImport()) ?? null,
    examples: found.slice(0, EXAMPLES_SHOWN).map(({ text }) => ({ text, path: resultsPath(text) })),
    samples,
    hasCheckLinks: services.openChecks !== null,
    sampleCheck,
    account: accountSentence(services.access),
    landscape,
    partners: listPartners(services),
  }
}

function listPartners({ content }: WebServices): HomeData["partners"] {
  return filterStories(content.stories(), "Partner")
    .toReversed()
    .map(({ name, content: { logo } }) => ({ url: logo.filename, alt: name }))
    .filter(({ url }) => url !== "")
}

async function loadSamples(
  { catalog }: WebServices,
  suggestions: readonly Suggestion[],
): Promise<SampleSeries[]> {
  const pairs = suggestions.flatMap((suggestion) =>
    suggestion.kind === "indicator" && suggestion.country
      ? [{ indicatorId: suggestion.indicator.id, country: suggestion.country.code }]
      : [],
  )
  const summaries = await catalog.findSummaries(pairs)
  const samples = summaries.flatMap((summary) => {
    if (!summary) return []
    const { indicator, country, frequency } = summary
    return {
      name: indicator.name,
      category: categoryLabel(indicator.category),
      country: { name: country.name, code2: country.code2 },
      path: indicatorPath({
        name: indicator.name,
        countrySlug: country.slug,
        query: { category: indicator.category, frequency },
      }),
      summary: formatSummary(summary),
    }
  })
  return samples.slice(0, SAMPLES_SHOWN)
}

async function loadLandscape({ catalog }: WebServices): Promise<Landscape | null> {
  for (const indicator of LANDSCAPE_INDICATORS) {
    const answer = await catalog.getDataset({
      indicator,
      country: LANDSCAPE_COUNTRY,
      frequency: "yearly",
    })
    if (answer.state === "found") return drawLandscape(answer.dataset) ?? null
  }
  return null
}
