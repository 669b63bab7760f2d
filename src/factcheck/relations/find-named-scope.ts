import type { PlaceMention, Span } from "../claims/claim-types.ts"
import type { Superlative } from "../claims/superlative.ts"
import { scopeOfCountries, type NamedScope } from "../claims/rank-scope.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { chooseCountedGroup, findGroupSize } from "../discourse/counted-group.ts"

const LONGEST_GAP = 60
/** The fewest listed countries that are ranked: of two, one is compared with the other. */
const MIN_COUNTRIES = 3
const BEFORE_LIST = /^[^;.]*?\b(?:of|among|out of)\s+(?:the\s+)?$/i
/** "among 3 of Chile, Colombia, Ecuador and Peru": as a rank is restated where a text does not say which three. */
const SIZE_OF = /\bamong (?<size>\d+) of (?:the )?$/
const IN_LIST = /^(?:,|,?\s*and|,?\s*or)\s+(?:the\s+)?$/i

/**
 * The countries among which a text ranks one, where it names or counts them itself: "the highest of Chile, Colombia and
 * Peru", "the slowest of the four". The code of what is found is the scope of the rank.
 */
export function findNamedScope(
  context: SentenceContext,
  superlative: Superlative,
): PlaceMention | undefined {
  const found =
    findListed(context, superlative) ??
    findListedAhead(context, superlative) ??
    findCounted(context, superlative) ??
    findCountedAhead(context, superlative)
  if (!found) return undefined
  const { start, end, scope } = found
  const code = scopeOfCountries(scope)
  return { start, end, code, kind: "group", name: code, possessive: false }
}

type Found = Span & { scope: NamedScope }

function findCounted(
  { sentence: { text }, carry }: SentenceContext,
  { end }: Superlative,
): Found | undefined {
  const after = text.slice(end)
  const group = findGroupSize(after)
  if (!group || group.start > LONGEST_GAP || /[;.]/.test(after.slice(0, group.start)))
    return undefined
  const scope = chooseCountedGroup(carry.countedGroup, group.size)
  return scope ? { scope, start: end + group.start, end: end + group.end } : undefined
}

/** "Of the six, it is Portugal that has the highest fertility": said before the sentence itself. */
function findCountedAhead(
  { sentence: { text }, carry }: SentenceContext,
  { start }: Superlative,
): Found | undefined {
  const group = findGroupSize(text)
  if (group?.start !== 0 || group.end > start || /[;.]/.test(text.slice(group.end, start)))
    return undefined
  const scope = chooseCountedGroup(carry.countedGroup, group.size)
  return scope ? { scope, start: group.start, end: group.end } : undefined
}

const OPENS_LIST = /^(?:among|of|out of)\s+(?:its\s+neighbou?rs\s+)?(?:the\s+)?$/i
/** Between the list and the rank: ", the country came only". */
const THEN_RANKS = /^,\s+(?:(?!\b(?:while|whereas|but|and)\b)[^;:.,])*$/i

/** "Among Cameroon, Gabon, Chad and Angola, the country came only third". */
function findListedAhead(
  { sentence: { text, places } }: SentenceContext,
  { start }: Superlative,
): Found | undefined {
  const ahead = places.filter(({ end }) => end <= start)
  const list = joinList(text, { opens: OPENS_LIST, from: 0 }, ahead)
  if (!list || !THEN_RANKS.test(text.slice(list.end, start))) return undefined
  return { ...list, scope: { codes: list.codes, size: list.codes.length } }
}

function findListed(
  { sentence: { text, places } }: SentenceContext,
  { end }: Superlative,
): Found | undefined {
  const behind = places.filter(({ start, kind }) => start >= end && kind === "country")
  const list = joinList(text, { opens: BEFORE_LIST, from: end }, behind)
  if (!list) return undefined
  const size = SIZE_OF.exec(text.slice(end, list.start))?.groups?.["size"]
  return { ...list, scope: { codes: list.codes, size: Number(size ?? list.codes.length) } }
}

/** The countries that are joined to one list, whose first one follows words that open a list. */
function joinList(
  text: string,
  { opens, from }: { opens: RegExp; from: number },
  places: readonly PlaceMention[],
): (Span & { codes: string[] }) | undefined {
  const listed: PlaceMention[] = []
  for (const place of places) {
    const last = listed.at(-1)
    const between = text.slice(last?.end ?? from, place.start)
    const isNamed = listed.some(({ code }) => code === place.code)
    const isJoined = (last ? IN_LIST : opens).test(between)
    if (place.kind !== "country" || isNamed || !isJoined) break
    listed.push(place)
  }
  const [first, last] = [listed[0], listed.at(-1)]
  if (!first || !last || listed.length < MIN_COUNTRIES) return undefined
  return { start: first.start, end: last.end, codes: listed.map(({ code }) => code) }
}
