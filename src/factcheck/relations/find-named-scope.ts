import type { PlaceMention } from "../claims/claim-types.ts"
import type { Superlative } from "../claims/cues.ts"
import { scopeOfCountries } from "../claims/rank-scope.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { chooseCountedGroup, findGroupSize } from "../discourse/counted-group.ts"

const LONGEST_GAP = 60
/** The fewest listed countries that are ranked: of two, one is compared with the other. */
const MIN_COUNTRIES = 3
const BEFORE_LIST = /^[^;.]*?\b(?:of|among|out of)\s+(?:the\s+)?$/i
const IN_LIST = /^(?:,|,?\s*and|,?\s*or)\s+(?:the\s+)?$/i

/**
 * The countries among which a text ranks one, where it names or counts them itself: "the highest of Chile, Colombia and
 * Peru", "the slowest of the four". The code of what is found is the scope of the rank.
 */
export function findNamedScope(
  context: SentenceContext,
  superlative: Superlative,
): PlaceMention | undefined {
  const found = findListed(context, superlative) ?? findCounted(context, superlative)
  if (!found) return undefined
  const { codes, start, end } = found
  const code = scopeOfCountries(codes)
  return { start, end, code, kind: "group", name: code, possessive: false }
}

type NamedCountries = { codes: readonly string[]; start: number; end: number }

function findCounted({ sentence: { text }, carry }: SentenceContext, { end }: Superlative) {
  const after = text.slice(end)
  const group = findGroupSize(after)
  if (!group || group.start > LONGEST_GAP || /[;.]/.test(after.slice(0, group.start)))
    return undefined
  const codes = chooseCountedGroup(carry.countedGroup, group.size)
  return codes && { codes, start: end + group.start, end: end + group.end }
}

function findListed(
  { sentence: { text, places } }: SentenceContext,
  { end }: Superlative,
): NamedCountries | undefined {
  const listed: PlaceMention[] = []
  for (const place of places) {
    if (place.start < end || place.kind !== "country") continue
    const last = listed.at(-1)
    const between = text.slice(last?.end ?? end, place.start)
    if (last ? !IN_LIST.test(between) : !BEFORE_LIST.test(between)) break
    listed.push(place)
  }
  const [first, last] = [listed[0], listed.at(-1)]
  if (!first || !last || listed.length < MIN_COUNTRIES) return undefined
  return { codes: listed.map(({ code }) => code), start: first.start, end: last.end }
}
