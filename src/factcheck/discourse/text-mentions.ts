import { getYear } from "#domain/time/period.ts"

import type { ClaimPeriod, ClaimPlace, ClaimSlots, Span } from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"

import { resolveByText } from "./home-of-text.ts"

type At<T> = { value: T; at: number }

/** Every country, measure and year that a text names anywhere, with the offset of each mention. */
export type TextMentions = {
  places: readonly At<ClaimPlace>[]
  /** Ids of measures. */
  measures: readonly At<string>[]
  years: readonly At<number>[]
  /** The code of the country that the whole text is about, where its title, dateline or main country says so. */
  home: string | null
}

/** Verbs that speak of an economy's growth without naming it. */
const GROWS =
  /\b(?:out-?)?(?:gr[eo]w(?:s|n|ing)?|expand(?:s|ed|ing)?|shr[aiu]nk|contract(?:s|ed|ing)?)\b/giu

/** A text in which nothing is named. */
export const NO_MENTIONS: TextMentions = { places: [], measures: [], years: [], home: null }

/** What one sentence names. */
export type SentenceMentions = Omit<TextMentions, "home">

/** What a sentence and the claims found in it name. */
export function listMentions(
  { start, text: words, places, measures, periods }: Sentence,
  claims: readonly ClaimSlots[],
  text: string,
): SentenceMentions {
  const named = places.flatMap((place) => resolveByText(place, text).map(at(place)))
  const meant = claims.flatMap((claim) =>
    claim.measure === null ? [] : [at(claim)(claim.measure)],
  )
  const grown = [...words.matchAll(GROWS)].map(({ index }) =>
    at({ start: index, end: index })("growth"),
  )
  return {
    places: named,
    measures: [...measures.map((mention) => at(mention)(mention.measure)), ...meant, ...grown],
    years: periods.flatMap((mention) =>
      mention.form.kind === "span" ? listYears(mention.form).map(at(mention)) : [],
    ),
  }
  function at(span: Span) {
    return <T>(value: T): At<T> => ({ value, at: start + span.start })
  }
}

function listYears({ frequency, from, to }: ClaimPeriod): number[] {
  const ends = [from, to].map((period) => getYear(frequency, period))
  return [...new Set(ends)]
}

/** The mentions of several sentences together, in a text about a country. */
export function joinMentions(
  parts: readonly SentenceMentions[],
  home: ClaimPlace | null,
): TextMentions {
  return {
    home: home?.code ?? null,
    places: parts.flatMap(({ places }) => places),
    measures: parts.flatMap(({ measures }) => measures),
    years: parts.flatMap(({ years }) => years),
  }
}

/** Each thing once: those mentioned before a spot, the nearest first, then those after it, the nearest first. */
export function listNearest<T>(
  mentions: readonly At<T>[],
  spot: number,
  getKey: (value: T) => unknown = (value) => value,
): T[] {
  const before = mentions.filter(({ at }) => at <= spot).toSorted((a, b) => b.at - a.at)
  const after = mentions.filter(({ at }) => at > spot).toSorted((a, b) => a.at - b.at)
  const found = new Map<unknown, T>()
  for (const { value } of [...before, ...after])
    if (!found.has(getKey(value))) found.set(getKey(value), value)
  return [...found.values()]
}
