import type { Span } from "../claims/claim-types.ts"
import { scopeOfCountries, selectMembers } from "../claims/rank-scope.ts"
import { chooseCountedGroup, findGroupSize, type CountedGroup } from "../discourse/counted-group.ts"
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
  const all = [...company.measured, ...company.named]
  const size = findGroupSize(after)?.size ?? sizeAhead(before)
  if (size !== undefined) {
    const chosen = chooseCountedGroup(counted, size)
    const sized = all.filter(({ length }) => length === size)
    const sets = [...(chosen ? [chosen] : []), ...sized.map((codes) => ({ codes, size }))]
    return { codes: unique(sets.map(scopeOfCountries)), isStated: sets.length > 0 }
  }
  const isKnown = company.measured.some(({ length }) => length >= MIN_COUNTRIES)
  if (!isKnown) return { codes: [], isStated: false }
  const sets = all.filter(({ length }) => length >= MIN_COUNTRIES)
  const groups = findPlaces(text).filter(
    ({ kind, code }) => kind === "group" && selectMembers(code)?.(figure.place.code) === true,
  )
  return {
    codes: unique([
      ...sets.map((codes) => scopeOfCountries({ codes, size: codes.length })),
      ...groups.map(({ code }) => code),
    ]),
    isStated: false,
  }
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
  return ANYWHERE.test(after) || ANYWHERE.test(before) ? "WLD" : undefined
}

function unique(codes: readonly string[]): string[] {
  return [...new Set(codes)]
}
