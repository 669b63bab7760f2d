import {
  findNearestIndicators,
  looksLikeId,
  NOTHING_ALIKE,
} from "#catalog/find-nearest-indicators.ts"
import { AppError } from "#domain/errors.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { NamedIndicator } from "#search/named-indicator.ts"

import type { McpServices } from "./mcp-services.ts"

/** An indicator as it was asked for: which one is meant, what was made of the name, what it may mean as well. */
export type Subject = {
  indicator: Indicator
  notes: readonly string[]
  alternatives: readonly NamedIndicator[]
}

type Finders = Pick<McpServices, "catalog" | "search">

const MAX_NEAREST = 3
const MAX_ALTERNATIVES = 2
/** A name of more words, or with a comma, a bracket or a digit, is one publisher's own. */
const MAX_PLAIN_WORDS = 4
/** Indicators of the same measure that are looked at for newer figures. */
const MAX_RIVALS = 5
/** A series this many years older than the newest is not what a plain name means. */
const OUTDATED_YEARS = 3

/** @throws AppError "not-found" with the three nearest places */
export function requireCountry(text: string): Country {
  const country = findCountry(text)
  if (country) return country
  const near = closestCountries(text, MAX_NEAREST).map(({ name, code }) => `${name} (${code})`)
  throw new AppError(
    "not-found",
    `There is no such country or region: “${text}”.${near.length === 0 ? " No similar name is known." : ` The nearest: ${near.join(", ")}.`}`,
  )
}

/**
 * The indicator that a text means, for countries where any are given, in the words of the first. Ids, codes and full
 * names mean what they say; a plain word means the preferred publisher's indicator, unless its figures have fallen behind
 * in one of the countries.
 * @throws AppError "not-found" with the three nearest
 */
export async function findSubject(
  finders: Finders,
  text: string,
  countries: readonly Country[],
): Promise<Subject> {
  const [country] = countries
  const exact = (await finders.catalog.findIndicator(text))?.indicator
  if (exact && !isPlainName(text, exact)) return nameExact(text, exact)
  if (looksLikeId(text)) throw await refuseUnknown(finders, text)
  const { indicators, dropped } = finders.search.readName(text, country?.code ?? "")
  const fitting = dropped.length > 0 ? [] : preferCountry(indicators, country)
  const preferred = await choosePreferred(finders, fitting, { exact, countries })
  if (!preferred) throw await refuseUnknown(finders, text)
  const indicator = (await finders.catalog.findIndicator(preferred.id))?.indicator
  if (!indicator) throw await refuseUnknown(finders, text)
  const isNamed = indicator.name.toLowerCase() === text.trim().toLowerCase()
  const notes = isNamed ? [] : [readAs(text, indicator)]
  return { indicator, notes, alternatives: listAlternatives(fitting, indicator) }
}

/** Says that an indicator has no figures for a place, and which ones of the same subject have. */
export function refuseWithoutValues(
  { search }: Pick<McpServices, "search">,
  indicator: Indicator,
  country: Country,
): AppError {
  const others = search
    .readName(indicator.name, country.code)
    .indicators.filter(({ hasCountry, id }) => hasCountry && id !== indicator.id)
    .slice(0, MAX_NEAREST)
  const hint =
    others.length === 0 ? "" : ` The nearest that have: ${others.map(nameWithId).join("; ")}.`
  return new AppError(
    "not-found",
    `There is no figure of ${indicator.name} (${indicator.id}) for ${country.name}.${hint}`,
  )
}

function isPlainName(text: string, { id, code }: Indicator): boolean {
  // A word may also be somebody's code: it is meant as one where it looks like one.
  if (looksLikeId(text) || text.trim() === id || text.trim() === code.toUpperCase()) return false
  const asked = text.trim()
  return !/[,()\d:]/.test(asked) && asked.split(/\s+/).length <= MAX_PLAIN_WORDS
}

function nameExact(text: string, indicator: Indicator): Subject {
  const asked = text.trim()
  const isPresent = asked === indicator.id || asked === indicator.name
  return { indicator, notes: isPresent ? [] : [readAs(text, indicator)], alternatives: [] }
}

function readAs(text: string, { id, name }: Indicator): string {
  return `“${text.trim().slice(0, 100)}” is read as ${name} (${id}).`
}

function preferCountry(
  indicators: readonly NamedIndicator[],
  country: Country | undefined,
): readonly NamedIndicator[] {
  if (!country) return indicators
  const covered = indicators.filter(({ hasCountry }) => hasCountry)
  return covered.length > 0 ? covered : indicators
}

type Choice = { exact: Indicator | undefined; countries: readonly Country[] }

/** Of the best and the others of its measure the preferred one, unless another is newer by years. */
async function choosePreferred(
  { catalog }: Finders,
  fitting: readonly NamedIndicator[],
  { exact, countries }: Choice,
): Promise<{ id: string } | undefined> {
  const [best] = fitting
  if (!best) return exact
  const rivals = fitting.filter(({ concept }) => concept === best.concept).slice(0, MAX_RIVALS)
  const ids = [...new Set([...rivals.map(({ id }) => id), ...(exact ? [exact.id] : [])])]
  const lastYears = await readLastYears(catalog, ids, countries)
  const newest = Math.max(...lastYears.values())
  const isFresh = (id: string) => (lastYears.get(id) ?? 0) > newest - OUTDATED_YEARS
  const isOfMeasure = rivals.some(({ id }) => id === exact?.id)
  // A publisher's own short name is kept only where nothing else measures the same.
  if (exact && !isOfMeasure && isFresh(exact.id)) return exact
  return rivals.find(({ id }) => isFresh(id)) ?? best
}

/** Until when each has actual figures of all countries; of any where none is given. */
async function readLastYears(
  catalog: McpServices["catalog"],
  ids: readonly string[],
  countries: readonly Country[],
): Promise<ReadonlyMap<string, number>> {
  if (countries.length > 0) {
    const pairs = ids.flatMap((indicatorId) =>
      countries.map(({ code }) => ({ indicatorId, country: code })),
    )
    const years = (await catalog.findSummaries(pairs)).map((one) => one?.lastActualYear ?? 0)
    const inAll = (at: number) =>
      Math.min(...years.slice(at * countries.length, (at + 1) * countries.length))
    return new Map(ids.map((id, at) => [id, inAll(at)]))
  }
  const coverage = await catalog.listCoverage()
  return new Map(
    ids
      .flatMap((id) => coverage.get(id) ?? [])
      .map(({ indicator, lastActualYear }) => [indicator.id, lastActualYear ?? 0]),
  )
}

function listAlternatives(
  fitting: readonly NamedIndicator[],
  { id }: Indicator,
): readonly NamedIndicator[] {
  return fitting.filter((one) => one.id !== id).slice(0, MAX_ALTERNATIVES)
}

async function refuseUnknown(finders: Finders, text: string): Promise<AppError> {
  const near = (await findNearestIndicators(finders, text)).map(nameWithId)
  const hint =
    near.length === 0
      ? `${NOTHING_ALIKE} Use search.`
      : `The nearest: ${near.join("; ")}. Else use search.`
  return new AppError(
    "not-found",
    `There is no such indicator: “${text.trim().slice(0, 100)}”. ${hint}`,
  )
}

function nameWithId({ id, name }: { id: string; name: string }): string {
  return `${id} (${name})`
}
