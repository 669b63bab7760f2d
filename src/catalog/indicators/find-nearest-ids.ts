import type { IndicatorId } from "#domain/indicators/indicator.ts"

import type { CoverageList } from "../indicator-coverage.ts"

type Named = Pick<CoverageList, "length" | "namesAt">

/** Ids that share fewer of their pairs of letters are not near. */
const MIN_SHARE = 0.4

/**
 * The ids that look most like a text: twice the shared pairs of letters by all pairs of both. The code without its
 * publisher counts too.
 */
export function findNearestIds(text: string, coverage: Named, limit: number): IndicatorId[] {
  const index = getPairIndex(coverage)
  const wanted = new Set(listPairs(text))
  // Nothing is long enough to share that much of it.
  if (wanted.size > (2 / MIN_SHARE - 1) * index.largest) return []
  const shared = countShared(wanted, index)
  const shares = new Map<number, number>()
  for (const [at, count] of shared.entries()) {
    const share = (2 * count) / (wanted.size + (index.sizes[at] ?? 0))
    const indicator = at >> 1
    if (share >= MIN_SHARE) shares.set(indicator, Math.max(share, shares.get(indicator) ?? 0))
  }
  return [...shares]
    .flatMap(([at, share]) => {
      const id = coverage.namesAt(at)?.id
      return id === undefined ? [] : [{ id, share }]
    })
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id)
}

/** Which names hold a pair of letters. Name `2k` is the id of indicator `k`, the next one its code. */
type PairIndex = {
  names: ReadonlyMap<number, Uint32Array>
  /** How many pairs each name has. */
  sizes: Uint16Array
  largest: number
}

// Anybody may ask for names that are not known, so the pairs of all ids are found once for each list of them.
const indexes = new WeakMap<Named, PairIndex>()

function getPairIndex(coverage: Named): PairIndex {
  const known = indexes.get(coverage)
  if (known) return known
  const index = buildPairIndex(coverage)
  indexes.set(coverage, index)
  return index
}

function buildPairIndex(coverage: Named): PairIndex {
  const names = new Map<number, number[]>()
  const sizes = new Uint16Array(2 * coverage.length)
  for (const [at, name] of listNames(coverage).entries()) {
    for (const pair of listPairs(name)) {
      const holders = names.get(pair) ?? []
      if (holders.at(-1) === at) continue
      if (holders.push(at) === 1) names.set(pair, holders)
      sizes[at] = (sizes[at] ?? 0) + 1
    }
  }
  return {
    names: new Map([...names].map(([pair, holders]) => [pair, Uint32Array.from(holders)])),
    sizes,
    largest: sizes.reduce((most, size) => Math.max(most, size), 0),
  }
}

function listNames(coverage: Named): string[] {
  return Array.from({ length: coverage.length }, (_, at) => coverage.namesAt(at)).flatMap((one) =>
    one ? [one.id, one.code] : [],
  )
}

function countShared(wanted: ReadonlySet<number>, { names, sizes }: PairIndex): Uint16Array {
  const shared = new Uint16Array(sizes.length)
  for (const pair of wanted) {
    for (const at of names.get(pair) ?? []) shared[at] = (shared[at] ?? 0) + 1
  }
  return shared
}

/** The pairs of neighbouring letters, each as one number. */
function listPairs(text: string): number[] {
  const letters = text.trim().toLowerCase()
  const pairs: number[] = []
  for (let k = 1; k < letters.length; k += 1)
    pairs.push(letters.charCodeAt(k - 1) * 0x1_0000 + letters.charCodeAt(k))
  return pairs
}
