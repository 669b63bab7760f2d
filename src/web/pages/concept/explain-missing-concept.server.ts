import { NOTHING_ALIKE } from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import {
  conceptPath,
  countryIndicatorsPath,
  indicatorPath,
  resultsPath,
} from "#domain/addresses/page-paths.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import type { Search } from "#search/create-search.ts"

import { closestConcepts } from "./closest-concepts.ts"
import type { MissingConcept } from "./page-data.ts"

/** How many suggestions are given at most. */
const MAX_NAMED = 3
/** For how many of them figures are looked for. */
const MAX_TRIED = 8
const LONGEST_TEXT = 100

type Readers = {
  catalog: Pick<Catalog, "orderPublishers" | "findIndicator" | "findSummaries">
  search: Pick<Search, "rankIndicators">
}
type Pair = { concept: string; country: Country }

/** Stands in place of an unknown measure: those nearest by name or by meaning, with figures of the country asked for. */
export async function explainMissingMeasure(
  { catalog, search }: Readers,
  params: { concept: string; country: string },
  known: Country | undefined,
): Promise<MissingConcept> {
  const words = readWords(params.concept)
  const places = known ? [known] : closestCountries(readWords(params.country), MAX_NAMED)
  const alike = search.rankIndicators(words).flatMap((id) => findConcept(id) ?? [])
  const near = [...new Set([...closestConcepts(words, MAX_NAMED), ...alike])].slice(0, MAX_TRIED)
  const pairs = near.flatMap((concept) => places.map((country) => ({ concept, country })))
  const held = await findHeld(catalog, pairs)
  const nearest = near.flatMap((concept) => held.find((one) => one.concept === concept) ?? [])
  return {
    title: "No such measure",
    sentence: writeSentence(`There is no measure “${words}” that several publish.`, nearest),
    links: [
      ...nearest.slice(0, MAX_NAMED).map(linkTo),
      { to: resultsPath(words), text: `Search for “${words}”` },
    ],
  }
}

/** Stands in place of an unknown country: those nearest by name that have figures of the measure. */
export async function explainMissingPlace(
  { catalog }: Pick<Readers, "catalog">,
  concept: string,
  place: string,
): Promise<MissingConcept> {
  const words = readWords(place)
  const near = closestCountries(words, MAX_TRIED).map((country) => ({ concept, country }))
  const nearest = await findHeld(catalog, near)
  return {
    title: "No such country",
    sentence: writeSentence(`There is no country or region “${words}”.`, nearest),
    links: [
      ...nearest.slice(0, MAX_NAMED).map(linkTo),
      { to: "/countries", text: "All countries" },
      { to: resultsPath(concept), text: `Search for “${concept}”` },
    ],
  }
}

/** Stands where nobody has figures of a measure and a country: the measure in other countries, and what the country has. */
export async function explainMissingSeries(
  { catalog }: Pick<Readers, "catalog">,
  { concept, country }: Pair,
): Promise<MissingConcept> {
  const [id] = await catalog.orderPublishers(concept)
  const found = id === undefined ? undefined : await catalog.findIndicator(id)
  return {
    title: "No figures",
    sentence: `No publisher whose figures are held has “${concept}” of ${country.name}.`,
    links: [
      ...(found === undefined
        ? []
        : [
            {
              to: indicatorPath({ name: found.indicator.name }),
              text: `${found.indicator.name} in other countries`,
            },
          ]),
      { to: countryIndicatorsPath(country.slug), text: `All indicators of ${country.name}` },
      { to: resultsPath(concept), text: `Search for “${concept}”` },
    ],
  }
}

/** A part of an address as people would write it. */
function readWords(part: string): string {
  return part.replaceAll("-", " ").trim().slice(0, LONGEST_TEXT)
}

function writeSentence(sentence: string, nearest: readonly Pair[]): string {
  return `${sentence} ${nearest.length > 0 ? "The nearest:" : NOTHING_ALIKE}`
}

function linkTo({ concept, country }: Pair): MissingConcept["links"][number] {
  return { to: conceptPath(concept, country.slug), text: `${concept} in ${country.name}` }
}

/** Those of which a publisher has figures by the year, in their order. */
async function findHeld(
  catalog: Pick<Catalog, "orderPublishers" | "findSummaries">,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  const series = await Promise.all(
    pairs.map(async ({ concept, country }) =>
      (await catalog.orderPublishers(concept)).map((indicatorId) => ({
        indicatorId,
        country: country.code,
        frequency: "yearly" as const,
      })),
    ),
  )
  const summaries = await catalog.findSummaries(series.flat())
  const yearly = new Set(series.flat().filter((_one, at) => summaries[at]?.frequency === "yearly"))
  return pairs.filter((_one, at) => series[at]?.some((one) => yearly.has(one)))
}
