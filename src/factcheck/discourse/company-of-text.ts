import { findPlaces } from "../grammar/find-places.ts"

/** A country, and how often a text names it. */
export type NamedCountry = { code: string; count: number }

const SIZES: readonly (readonly [words: string, size: number])[] = [
  ["three|trio", 3],
  ["four|quartet", 4],
  ["five|quintet", 5],
  ["six|sextet", 6],
  ["seven", 7],
  ["eight", 8],
]
/** "of the four", "among our three neighbours", "of this quartet": the countries that a text is about, counted. */
const OF_COMPANY = new RegExp(
  `\\b(?:of|among|in|out\\s+of)\\s+(?:all\\s+)?(?:the|our|these|those|this|all)\\s+(?:big\\s+)?(?:${SIZES.map(([words, size]) => `(?<n${String(size)}>${words})`).join("|")})\\b(?!\\s+(?:years|quarters|months|decades|weeks|days|times|members|per|percent|main|largest|biggest)\\b|[\\s-]+(?:year|month|quarter))`,
  "i",
)

/** The size of a company that words speak of, with the place of its words; `undefined` where they speak of none. */
export function findCompanySize(
  text: string,
): { size: number; start: number; end: number } | undefined {
  const match = OF_COMPANY.exec(text)
  const entry = SIZES.find(([, size]) => match?.groups?.[`n${String(size)}`] !== undefined)
  return match && entry
    ? { size: entry[1], start: match.index, end: match.index + match[0].length }
    : undefined
}

/** The countries that a text names, the most named first; none where it never speaks of a company. */
export function countCompany(text: string): NamedCountry[] {
  if (!OF_COMPANY.test(text)) return []
  const named = Map.groupBy(
    findPlaces(text).filter(({ kind }) => kind === "country"),
    ({ code }) => code,
  )
  return [...named]
    .map(([code, { length }]) => ({ code, count: length }))
    .sort((a, b) => b.count - a.count)
}

/** How many times as often a member is named as a country that the text mentions in passing. */
const CLEARLY_MORE = 3

/**
 * Who "the four" are: the countries of a text where it names just as many, or names four clearly more often than any
 * other; `null` where that is not settled.
 */
export function chooseCompany(named: readonly NamedCountry[], size: number): string[] | null {
  const [last, next] = [named[size - 1], named[size]]
  if (last === undefined) return null
  const isClear = next === undefined || last.count >= CLEARLY_MORE * next.count
  return isClear ? named.slice(0, size).map(({ code }) => code) : null
}
