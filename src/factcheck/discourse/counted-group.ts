import type { PlaceMention } from "../claims/claim-types.ts"
import type { NamedScope } from "../claims/rank-scope.ts"

/** A country, and how often a text names it. */
export type NamedCountry = { code: string; count: number }

/** The countries of a text among which "the four" may be found: a group that the text only counts. */
export type CountedGroup = {
  /** The most named first. */
  countries: readonly NamedCountry[]
  /** The numbers of other things that the text counts: the three of "three main sectors". */
  otherSizes: readonly number[]
  /** The codes of countries that the text counts and lists: "the four river countries (Liberia, Guinea, ...)". */
  listed: readonly (readonly string[])[]
}

/** That of a text that speaks of no such group. */
export const NO_COUNTED_GROUP: CountedGroup = { countries: [], otherSizes: [], listed: [] }

const SIZES: readonly (readonly [words: string, size: number])[] = [
  ["three|trio", 3],
  ["four|quartet", 4],
  ["five|quintet", 5],
  ["six|sextet", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
  ["ten", 10],
  ["eleven", 11],
  ["twelve", 12],
  ["thirteen", 13],
  ["fourteen", 14],
  ["fifteen", 15],
  ["sixteen", 16],
  ["seventeen", 17],
  ["eighteen", 18],
  ["nineteen", 19],
  ["twenty", 20],
]
const COUNTRY_NOUN = "countries|economies|nations|neighbou?rs|peers|states"
/** "of the four", "among our three neighbours", "of this quartet": the countries that a text is about, counted. */
const OF_COUNTED_GROUP = new RegExp(
  `\\b(?:(?:of|among|out\\s+of|in(?=\\s+(?:our|my|this|the)\\s+(?:trio|quartet|quintet|sextet)\\b))\\s+(?:all\\s+)?(?:the|our|my|its|these|those|this|all)\\s+(?:big\\s+)?|out\\s+of\\s+)(?:${SIZES.map(([words, size]) => `(?<n${String(size)}>${words})`).join("|")})(?=\\s*(?:[.,;:)—–]|$)|\\s+(?:${COUNTRY_NOUN}|in|at|with|last|I|and|but|by|for|on|was|is|were|had|has|to)\\b)`,
  "i",
)
/** "three main sectors", "four parties": other things that a text counts. */
const OTHER_THINGS = new RegExp(
  `\\b(?<words>${SIZES.map(([words]) => words.replace(/\|.*/, "")).join("|")})\\s+(?:\\p{Ll}+\\s+)?(?!(?:${COUNTRY_NOUN}|members|cousins|of|in|times|percent|per|million|billion|points|percentage)\\b)(?!years?\\b|months\\b|decades\\b|quarters\\b)\\p{Ll}{2,}s\\b`,
  "giu",
)

/** How many countries words such as "the four" speak of, with where they stand; `undefined` where they speak of none. */
export function findGroupSize(
  text: string,
): { size: number; start: number; end: number } | undefined {
  const match = OF_COUNTED_GROUP.exec(text)
  const size = sizeOf(match)
  return match && size !== undefined
    ? { size, start: match.index, end: match.index + match[0].length }
    : undefined
}

/** "among Southeast Asia's six largest economies": some of a group. */
const OF_SOME = new RegExp(
  `^[^,;.]{0,40}['’]s\\s+(?:${SIZES.map(([words, size]) => `(?<n${String(size)}>${words})`).join("|")})\\s+(?:largest|biggest|main|major|leading|richest|poorest)\\b`,
  "iu",
)

/** How many of a group of countries words right behind a superlative speak of; `undefined` where they speak of all. */
export function findSizeOfSome(text: string): number | undefined {
  return sizeOf(OF_SOME.exec(text))
}

/** "any of the other five countries", "any of its four neighbours", "anywhere else in my six". */
const OF_OTHERS = new RegExp(
  `^[^,;.]{0,20}\\b(?:(?<others>other|its|their|our)|the|my|this)\\s+(?:${SIZES.map(([words, size]) => `(?<n${String(size)}>${words})`).join("|")})(?![\\p{L}-])`,
  "iu",
)

/** How many countries stand in an order where one is held against all others; `undefined` where it is not said. */
export function findSizeWithOthers(text: string): number | undefined {
  const match = OF_OTHERS.exec(text)
  const size = sizeOf(match)
  const isOne = match?.groups?.["others"] === undefined
  return size === undefined ? undefined : size + (isOne ? 0 : 1)
}

/** The countries that a text may mean by "the four", among all places that it names; none where it never says so. */
export function readCountedGroup(text: string, named: readonly PlaceMention[]): CountedGroup {
  if (!OF_COUNTED_GROUP.test(text)) return NO_COUNTED_GROUP
  const places = named.filter(({ kind }) => kind === "country")
  const countries = [...Map.groupBy(places, ({ code }) => code)]
    .map(([code, { length }]) => ({ code, count: length }))
    .sort((a, b) => b.count - a.count)
  const otherSizes = [...text.matchAll(OTHER_THINGS)].flatMap(
    ({ groups }) => SIZES.find(([words]) => words.startsWith(groups?.["words"] ?? "?"))?.[1] ?? [],
  )
  return { countries, otherSizes, listed: findListed(text, places) }
}

/** "the four Mano River countries (": a list follows. */
const OPENS_LIST = new RegExp(
  `\\b(?:${SIZES.map(([words, size]) => `(?<n${String(size)}>${words})`).join("|")})\\s+(?:(?!of\\b)[\\p{L}-]+\\s+){0,3}(?:${COUNTRY_NOUN}|members)\\s*(?:[(:—–]|,\\s)\\s*(?:the\\s+)?`,
  "giu",
)
const JOINS_LIST = /^(?:,|,?\s+and|,?\s+or)\s+(?:the\s+)?$/i

/** The countries of each list that is as long as the text says. */
function findListed(text: string, places: readonly PlaceMention[]): string[][] {
  return [...text.matchAll(OPENS_LIST)].flatMap((match) => {
    const size = sizeOf(match)
    const from = match.index + match[0].length
    const first = places.findIndex(({ start }) => start >= from)
    const list = first === -1 ? [] : places.slice(first, first + (size ?? 0))
    const isList = list.every(({ start }, k) => {
      const last = list[k - 1]
      return last ? JOINS_LIST.test(text.slice(last.end, start)) : start === from
    })
    return size !== undefined && list.length === size && isList
      ? [list.map(({ code }) => code)]
      : []
  })
}

function sizeOf(match: RegExpMatchArray | null): number | undefined {
  return SIZES.find(([, size]) => match?.groups?.[`n${String(size)}`] !== undefined)?.[1]
}

/** How many times as often as any other country a member of "the four" is named, at least. */
const CLEARLY_MORE = 3

/**
 * Who "the four" are: the countries of a text where it names just as many, or names four clearly more often than any
 * other, else four of all; `null` where it names fewer, or counts four of something else.
 */
export function chooseCountedGroup(
  { countries, otherSizes, listed }: CountedGroup,
  size: number,
): NamedScope | null {
  const [list, second] = listed.filter(({ length }) => length === size)
  if (list && !second) return { codes: list, size }
  const [last, next] = [countries[size - 1], countries[size]]
  if (last === undefined || otherSizes.includes(size)) return null
  const isClear = next === undefined || last.count >= CLEARLY_MORE * next.count
  const meant = isClear ? countries.slice(0, size) : countries
  return { codes: meant.map(({ code }) => code), size }
}
