import { foldAccents } from "#domain/text/fold-accents.ts"

/** Names that begin with what is typed come first, then those with a word that does, each part in the order it had. */
export function orderMatches<T>(
  found: readonly T[],
  typed: string,
  readName: (each: T) => string,
): T[] {
  const key = foldAccents(typed).trim()
  const rank = (each: T) => {
    const name = foldAccents(readName(each))
    if (name.startsWith(key)) return 0
    return name.split(/[\s(,'’-]+/).some((word) => word.startsWith(key)) ? 1 : 2
  }
  const ranked = found.map((each) => ({ each, rank: rank(each) }))
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ each }) => each)
}
