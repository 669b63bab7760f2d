import { packDistances, unpackDistances } from "../../index/distances.ts"
import type { TermIndex } from "../../index/term-index.ts"
import { mergeRows, mergeNumbers } from "./merge-columns.ts"
import { GONE, type MergePlan } from "./merge-plan.ts"

/** The words of the next index in sorted order, and the new number of each word of both. */
type Words = { terms: string[]; ofBase: Int32Array; ofAdded: Int32Array }

/** Which indicators have each word: those of word `t` from `starts[t]` on, with the weight of the word where it has one. */
type Lists = { starts: Uint32Array; docs: Uint32Array; weights?: Uint8Array }

/** The words and their columns of the next index; a word that no indicator has any more is kept where `isKnown`. */
export function mergeTerms(
  base: TermIndex,
  added: TermIndex,
  { plan, isKnown }: { plan: MergePlan; isKnown: (word: string) => boolean },
) {
  const [strong, addedStrong] = [base, added]
  const [weak, addedWeak] = [unpackDefinitions(base), unpackDefinitions(added)]
  const isHeld = (term: number) =>
    hasIndicator(strong, term, plan) ||
    hasIndicator(weak, term, plan) ||
    isKnown(base.terms[term] ?? "")
  const words = mergeWords(base.terms, added.terms, isHeld)
  const lists = mergeLists(strong, addedStrong, { words, plan })
  const definitions = mergeLists(weak, addedWeak, { words, plan })
  const packed = packDistances(definitions.docs, definitions.starts)
  const names = mergeRows(
    { starts: base.nameStarts, values: renumber(base, words.ofBase) },
    { starts: added.nameStarts, values: renumber(added, words.ofAdded) },
    plan,
  )
  const isLarge = words.terms.length > 1 << 16
  return {
    terms: words.terms,
    isSame: words.terms.length === base.terms.length && words.ofBase.every(isOwn),
    columns: {
      starts: lists.starts,
      docs: lists.docs,
      weights: lists.weights ?? new Uint8Array(),
      definitionStarts: packed.starts,
      definitionBytes: packed.bytes,
      definitionCounts: packed.counts,
      nameStarts: names.starts,
      nameTerms: Uint16Array.from(names.values),
      nameTermsAbove: Uint8Array.from(isLarge ? names.values : [], (term) => term >>> 16),
      subjectLengths: mergeNumbers(base.subjectLengths, added.subjectLengths, plan),
    },
  }
}

function isOwn(number: number, at: number): boolean {
  return number === at
}

function unpackDefinitions(index: TermIndex): Lists {
  const { definitionBytes: bytes, definitionStarts: starts, definitionCounts: counts } = index
  const { numbers, starts: listStarts } = unpackDistances({ bytes, starts, counts })
  return { starts: listStarts, docs: numbers }
}

function hasIndicator({ starts, docs }: Lists, term: number, { newNumbers }: MergePlan): boolean {
  for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1)
    if (newNumbers[docs[at] ?? 0] !== GONE) return true
  return false
}

function mergeWords(
  base: readonly string[],
  added: readonly string[],
  isHeld: (term: number) => boolean,
): Words {
  const terms: string[] = []
  const ofBase = new Int32Array(base.length).fill(GONE)
  const ofAdded = new Int32Array(added.length)
  let next = 0
  const takeAdded = () => {
    ofAdded[next] = terms.length
    terms.push(added[next] ?? "")
    next += 1
  }
  for (const [term, word] of base.entries()) {
    while (next < added.length && (added[next] ?? "") < word) takeAdded()
    const isShared = added[next] === word
    if (!isShared && !isHeld(term)) continue
    ofBase[term] = terms.length
    if (isShared) takeAdded()
    else terms.push(word)
  }
  while (next < added.length) takeAdded()
  return { terms, ofBase, ofAdded }
}

function mergeLists(
  base: Lists,
  added: Lists,
  { words, plan }: { words: Words; plan: MergePlan },
): Lists {
  const count = words.terms.length
  const most = base.docs.length + added.docs.length
  const starts = new Uint32Array(count + 1)
  const docs = new Uint32Array(most)
  const weights = base.weights && new Uint8Array(most)
  const [inBase, inAdded] = [invert(words.ofBase, count), invert(words.ofAdded, count)]
  let length = 0
  const put = (list: Lists, at: number, doc: number) => {
    docs[length] = doc
    if (weights) weights[length] = list.weights?.[at] ?? 0
    length += 1
  }
  const addedDoc = (at: number) => plan.added[added.docs[at] ?? 0] ?? 0
  const putAdded = (from: number, to: number, before: number): number => {
    let at = from
    for (; at < to && addedDoc(at) < before; at += 1) put(added, at, addedDoc(at))
    return at
  }
  for (let term = 0; term < count; term += 1) {
    const [addedFrom, addedTo] = rangeOf(added, inAdded[term] ?? GONE)
    const [from, to] = rangeOf(base, inBase[term] ?? GONE)
    let next = addedFrom
    for (let at = from; at < to; at += 1) {
      const doc = plan.newNumbers[base.docs[at] ?? 0] ?? GONE
      if (doc === GONE) continue
      next = putAdded(next, addedTo, doc)
      put(base, at, doc)
    }
    putAdded(next, addedTo, Infinity)
    starts[term + 1] = length
  }
  return {
    starts,
    docs: docs.slice(0, length),
    ...(weights && { weights: weights.slice(0, length) }),
  }
}

function invert(numbers: Int32Array, count: number): Int32Array {
  const inverse = new Int32Array(count).fill(GONE)
  numbers.forEach((number, at) => {
    if (number !== GONE) inverse[number] = at
  })
  return inverse
}

function rangeOf({ starts }: Lists, term: number): [from: number, to: number] {
  return term === GONE ? [0, 0] : [starts[term] ?? 0, starts[term + 1] ?? 0]
}

/** The words of all names under their new numbers. Those of a removed indicator may have none; they are left out later. */
function renumber({ nameTerms, nameTermsAbove }: TermIndex, numbers: Int32Array): Uint32Array {
  return Uint32Array.from(
    nameTerms,
    (below, at) => numbers[below + ((nameTermsAbove[at] ?? 0) << 16)] ?? 0,
  )
}
