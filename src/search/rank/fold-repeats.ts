import type { Ranked } from "./ranked.ts"
import type { StaticRank } from "./static-rank.ts"

/** Puts the same measure of other publishers under the first of them, and names that only repeat one to the end. */
export function foldRepeats(ranked: readonly Ranked[], staticRank: StaticRank): Ranked[] {
  const { foldKeys, conceptKeys, publishers } = staticRank
  const firsts = new Map<number, { at: number; publishers: Set<number>; docs: number[] }>()
  const seen = new Set<number>()
  const kept: Ranked[] = []
  const repeats: Ranked[] = []
  for (const one of ranked) {
    const publisher = publishers[one.doc] ?? 0
    const concept = conceptKeys[one.doc] ?? 0
    const first = firsts.get(concept)
    if (first !== undefined && !first.publishers.has(publisher)) {
      first.publishers.add(publisher)
      first.docs.push(one.doc)
      continue
    }
    const key = foldKeys[one.doc] ?? 0
    if (seen.has(key)) {
      repeats.push(one)
      continue
    }
    seen.add(key)
    if (first === undefined) {
      firsts.set(concept, { at: kept.length, publishers: new Set([publisher]), docs: [] })
    }
    kept.push(one)
  }
  for (const { at, docs } of firsts.values()) {
    const one = kept[at]
    if (one !== undefined) kept[at] = { ...one, alsoFrom: docs }
  }
  return [...kept, ...repeats]
}
