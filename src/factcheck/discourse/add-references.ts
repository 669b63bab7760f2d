import type { Sentence } from "../claims/sentence.ts"
import { overlaps } from "../text/overlaps.ts"
import type { PlaceMention, Span } from "../claims/claim-types.ts"

import { findReferences } from "./find-references.ts"
import { readDateline, resolveByText } from "./home-of-text.ts"
import type { Context } from "./context.ts"

/** The sentence with references such as "the country" or "there" among its places, each as the country it stands for. */
export function addReferences(sentence: Sentence, context: Context, text: string): Sentence {
  const settled = sentence.places.map((place) => resolveName(place, text))
  const references = findReferences(sentence.text, context, settled)
  const own = settled.filter((place) => !references.some((one) => overlaps(place, one)))
  if (references.length === 0) return { ...sentence, places: settled }
  return { ...sentence, places: [...own, ...references].sort((a, b) => a.start - b.start) }
}

/** The sentence without what its dateline names: city, country and day do not belong to the statement behind it. */
export function withoutDateline(sentence: Sentence): Sentence {
  const dateline = readDateline(sentence.text)
  if (!dateline) return sentence
  const isBehind = ({ start }: Span): boolean => start >= dateline.length
  return {
    ...sentence,
    places: sentence.places.filter(isBehind),
    periods: sentence.periods.filter(isBehind),
    quantities: sentence.quantities.filter(isBehind),
  }
}

function resolveName(place: PlaceMention, text: string): PlaceMention {
  if (place.kind !== "ambiguous") return place
  const [country] = resolveByText(place, text)
  return country ? { ...place, ...country } : place
}
