import { countryByCode } from "#domain/places/find-country.ts"

import type { Span } from "../claims/claim-types.ts"
import { scopeOfCountries, selectMembers } from "../claims/rank-scope.ts"
import {
  chooseCountedGroup,
  findGroupSize,
  findSizeWithOthers,
  type CountedGroup,
} from "../discourse/counted-group.ts"
import { findPlaces } from "../grammar/find-places.ts"
import type { RankPhrase } from "./find-rank-phrases.ts"
import type { ProvenFigure } from "./proven-figure.ts"

/** Among whom a text may rank a country. */
export type RankScopes = {
  /** Codes of scopes, the likeliest first. */
  codes: readonly string[]
  /** Whether the text itself says among whom. */
  isStated: boolean
}

/** The countries that stand together in a text, that of the figure among them; each the nearest to the figure first. */
export type Company = {
  /** Those of which the text gives the same measure at the same time. */
  measured: readonly (readonly string[])[]
  /** Those that it names. */
  named: readonly (readonly string[])[]
}

/** The fewest countries that are put in an order: of two, one is compared with the other. */
const MIN_COUNTRIES = 3
const IN_GROUP = /\b(?:in|of|among|across|within|on)\s+(?:all\s+|the\s+|whole\s+)*$/i
/** "in the region", "of any member": a group that the text has named before, or the continent of the country. */
const IN_NAMED_BEFORE =
  /^[^;:.!?]{0,40}\b(?:in|of|within|across|among)\s+(?:the|this|that|its|our|any|all)\s+(?:(?:whole|entire|other|its|the)\s+)*(?<noun>continent|region|bloc|union|zone|community|member(?:s|\s+states?|\s+countr(?:y|ies))?)(?![\p{L}-])/u
const WORLD = "WLD"
/** The group of all countries of a continent. */
const CONTINENTS: Readonly<Record<string, string>> = {
  africa: "AFR",
  americas: "QAM",
  asia: "QAS",
  europe: "QEU",
  oceania: "QOC",
}
const ANYWHERE = /\b(?:worldwide|globally|on\s+earth|on\s+the\s+planet)\b/i

/** Every scope in which the phrase may put the country of the figure. */
export function listScopes(
  phrase: RankPhrase,
  figure: ProvenFigure,
  {
    text,
    sentence,
    company,
    counted,
  }: {
    text: string
    sentence: Span
    company: Company
    counted: CountedGroup
  },
): RankScopes {
  const before = text.slice(sentence.start, phrase.start)
  const after = /^[^;:.!?]*/.exec(text.slice(phrase.end, sentence.end))?.[0] ?? ""
  const group = findGroup(before, after)
  if (group !== undefined) return { codes: [group], isStated: true }
  const meant = listGroupsMeant(after, figure, text)
  if (meant.length > 0) return { codes: meant, isStated: meant.length === 1 }
  const all = [...company.measured, ...company.named]
  const others = phrase.isOfOthers ? findSizeWithOthers(after) : undefined
  const size = others ?? findGroupSize(after)?.size ?? sizeAhead(before)
  if (size !== undefined) {
    const chosen = chooseCountedGroup(counted, size)
    const sized = all.filter(({ length }) => length === size)
    const sets = [...(chosen ? [chosen] : []), ...sized.map((codes) => ({ codes, size }))]
    return { codes: unique(sets.map(scopeOfCountries)), isStated: sets.length > 0 }
  }
  const isKnown = company.measured.some(({ length }) => length >= MIN_COUNTRIES)
  if (!isKnown) return { codes: [], isStated: false }
  const sets = all.filter(({ length }) => length >= MIN_COUNTRIES)
  return {
    codes: unique([
      ...sets.map((codes) => scopeOfCountries({ codes, size: codes.length })),
      ...listGroupsWith(figure, text).map(({ code }) => code),
    ]),
    isStated: false,
  }
}

/** The groups of a text to which the country of a figure belongs, as they are named. */
function listGroupsWith({ place }: ProvenFigure, text: string): { code: string; words: string }[] {
  return findPlaces(text)
    .filter(({ kind, code }) => kind === "group" && selectMembers(code)?.(place.code) === true)
    .map(({ code, start, end }) => ({ code, words: text.slice(start, end).toLowerCase() }))
}

/** The groups that "in the region" or "of any member" may mean; none where no such words stand behind a superlative. */
function listGroupsMeant(after: string, figure: ProvenFigure, text: string): string[] {
  const noun = IN_NAMED_BEFORE.exec(after)?.groups?.["noun"]
  if (noun === undefined) return []
  const own = CONTINENTS[countryByCode(figure.place.code)?.continent ?? ""]
  if (noun === "continent") return own === undefined ? [] : [own]
  const all = listGroupsWith(figure, text).filter(({ code }) => code !== WORLD && code !== own)
  const called = all.filter(({ words }) => words.includes(noun))
  return unique((called.length > 0 ? called : all).map(({ code }) => code))
}

/** "of the six" that opens a sentence. */
function sizeAhead(before: string): number | undefined {
  const group = findGroupSize(before)
  return group?.start === 0 ? group.size : undefined
}

function findGroup(before: string, after: string): string | undefined {
  const behind = findPlaces(after).find(
    ({ kind, start }) => kind === "group" && IN_GROUP.test(after.slice(0, start)),
  )
  if (behind) return behind.code
  const ahead = findPlaces(before).findLast(({ kind }) => kind === "group")
  if (ahead && /^['’]?s?\s*$/.test(before.slice(ahead.end))) return ahead.code
  return ANYWHERE.test(after) || ANYWHERE.test(before) ? WORLD : undefined
}

function unique(codes: readonly string[]): string[] {
  return [...new Set(codes)]
}
