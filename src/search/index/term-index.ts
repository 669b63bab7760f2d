import type { IndexColumns } from "../store/index-data.ts"
import { packTexts, unpackTexts } from "../store/text-column.ts"
import { packDistances } from "./distances.ts"
import { createNumberList, type NumberList } from "./number-list.ts"
import { forEachInSlices, nextTurn } from "#domain/in-slices.ts"
import type { IndicatorFields } from "./indicator-fields.ts"
import { splitWords, stemWord } from "./tokenize.ts"

/** Weights of a word by where it stands; a byte each. */
const CODE_WEIGHT = 200
const REMAINDER_WEIGHT = 45
const TOPIC_WEIGHT = 22
/** The weight of a word that stands in the definition only. */
export const DEFINITION_WEIGHT = 10

/** Words of a subject that are counted apart from the rest of a name: their number is a byte. */
const LONGEST_SUBJECT = 255

type TermColumns = Pick<
  IndexColumns,
  | "termBytes"
  | "termOffsets"
  | "starts"
  | "docs"
  | "weights"
  | "definitionStarts"
  | "definitionBytes"
  | "definitionCounts"
  | "nameStarts"
  | "nameTerms"
  | "nameTermsAbove"
  | "subjectLengths"
>

/** The words of all indicators in sorted order, and which indicators have them; the columns say where. */
export type TermIndex = TermColumns & { size: number; terms: readonly string[] }

/** Opens the words of an index. */
export async function openTermIndex(columns: TermColumns, size: number): Promise<TermIndex> {
  const terms = await unpackTexts({ bytes: columns.termBytes, offsets: columns.termOffsets })
  return { ...columns, size, terms }
}

/** The words of an index that is being built. */
export type BuiltTerms = { terms: readonly string[]; columns: TermColumns }

/**
 * Builds the index in slices, so that the server answers meanwhile. `extra` words are known although no indicator has
 * them.
 */
export async function buildTermIndex(
  indicators: Iterable<IndicatorFields>,
  extra: readonly string[],
): Promise<BuiltTerms> {
  const collector = createCollector()
  for (const word of extra) collector.addTerm(word)
  await forEachInSlices(indicators, (fields, doc) => {
    collector.add(doc, fields)
  })
  return collector.finish()
}

type Collector = {
  addTerm(word: string): number
  add(doc: number, fields: IndicatorFields): void
  finish(): Promise<BuiltTerms>
}

/** What is noted of all indicators while an index is built; words are numbered in the order in which they come. */
type Collected = {
  termByStem: Map<string, number>
  /** Words of names, codes and topics: which word stands in which indicator, and how much it weighs there. */
  strong: { terms: NumberList; docs: NumberList; weights: NumberList }
  /** Words that stand in definitions only. */
  weak: { terms: NumberList; docs: NumberList }
  nameStarts: NumberList
  nameTerms: NumberList
  subjectLengths: NumberList
}

function createCollector(): Collector {
  const collected: Collected = {
    termByStem: new Map(),
    strong: {
      terms: createNumberList(),
      docs: createNumberList(),
      weights: createNumberList(),
    },
    weak: { terms: createNumberList(), docs: createNumberList() },
    nameStarts: createNumberList(),
    nameTerms: createNumberList(),
    subjectLengths: createNumberList(),
  }
  const { termByStem, strong, weak, nameStarts, nameTerms, subjectLengths } = collected
  const termByWord = new Map<string, number>()
  // The last indicator noted for each word, and where, so that it is noted only once for a word.
  const lastDoc = createNumberList()
  const lastAt = createNumberList()

  const termOf = (word: string): number => {
    const known = termByWord.get(word)
    if (known !== undefined) return known
    const stem = stemWord(word)
    let term = termByStem.get(stem)
    if (term === undefined) {
      term = termByStem.size
      termByStem.set(stem, term)
      lastDoc.push(0)
      lastAt.push(0)
    }
    termByWord.set(word, term)
    return term
  }
  const noteStrong = (term: number, doc: number, weight: number): void => {
    if (lastDoc.at(term) === doc + 1) {
      const at = lastAt.at(term)
      if (weight > strong.weights.at(at)) strong.weights.set(at, weight)
      return
    }
    lastDoc.set(term, doc + 1)
    lastAt.set(term, strong.terms.length())
    strong.terms.push(term)
    strong.docs.push(doc)
    strong.weights.push(weight)
  }
  const noteWeak = (term: number, doc: number): void => {
    if (lastDoc.at(term) === doc + 1) return
    lastDoc.set(term, doc + 1)
    weak.terms.push(term)
    weak.docs.push(doc)
  }

  return {
    addTerm: termOf,
    add(doc, fields) {
      const subject = splitWords(fields.subject).slice(0, LONGEST_SUBJECT).map(termOf)
      const remainder = splitWords(fields.remainder).map(termOf)
      nameStarts.push(nameTerms.length())
      for (const term of [...subject, ...remainder]) nameTerms.push(term)
      subjectLengths.push(subject.length)
      for (const term of subject) noteStrong(term, doc, subjectWeight(subject.length))
      for (const code of fields.codes) noteStrong(termOf(code), doc, CODE_WEIGHT)
      for (const term of remainder) noteStrong(term, doc, REMAINDER_WEIGHT)
      for (const word of splitWords(fields.topics)) noteStrong(termOf(word), doc, TOPIC_WEIGHT)
      for (const word of splitWords(fields.definition)) noteWeak(termOf(word), doc)
    },
    finish: () => packTerms(collected),
  }
}

/** Puts the words in sorted order and gives each the indicators that have it, in slices. */
async function packTerms(collected: Collected): Promise<BuiltTerms> {
  const { termByStem, strong, weak, nameStarts, nameTerms, subjectLengths } = collected
  const terms = [...termByStem.keys()]
  const order = [...terms.keys()].sort((a, b) => ((terms[a] ?? "") < (terms[b] ?? "") ? -1 : 1))
  await nextTurn()
  const rank = new Uint32Array(terms.length)
  order.forEach((term, at) => (rank[term] = at))
  const sortedTerms = order.map((term) => terms[term] ?? "")
  await nextTurn()
  const strongLists = groupByTerm(strong.terms, rank)
  await nextTurn()
  const docs = strongLists.place(strong.docs, new Uint32Array(strong.docs.length()))
  await nextTurn()
  const weights = strongLists.place(strong.weights, new Uint8Array(strong.docs.length()))
  await nextTurn()
  const weakLists = groupByTerm(weak.terms, rank)
  await nextTurn()
  const definitions = packDistances(
    weakLists.place(weak.docs, new Uint32Array(weak.docs.length())),
    weakLists.starts,
  )
  await nextTurn()
  nameStarts.push(nameTerms.length())
  const texts = packTexts(sortedTerms)
  const names = nameTerms.toArray().map((term) => rank[term] ?? 0)
  return {
    terms: sortedTerms,
    columns: {
      termBytes: texts.bytes,
      termOffsets: texts.offsets,
      starts: strongLists.starts,
      docs,
      weights,
      definitionStarts: definitions.starts,
      definitionBytes: definitions.bytes,
      definitionCounts: definitions.counts,
      nameStarts: nameStarts.toArray(),
      nameTerms: Uint16Array.from(names),
      nameTermsAbove: Uint8Array.from(terms.length > 1 << 16 ? names : [], (term) => term >>> 16),
      subjectLengths: Uint8Array.from(subjectLengths.toArray()),
    },
  }
}

/** The fewer words the subject has, the more each weighs: "GDP" says more in "GDP" than in a long name. */
function subjectWeight(length: number): number {
  return Math.min(255, Math.round(160 / (0.55 + 0.15 * length)))
}

type Grouping = {
  starts: Uint32Array
  place<T extends Uint32Array | Uint8Array>(from: NumberList, into: T): T
}

/** Counting sort by term; what was noted first stays first within a term. */
function groupByTerm(terms: NumberList, rank: Uint32Array): Grouping {
  const starts = new Uint32Array(rank.length + 1)
  const count = terms.length()
  for (let at = 0; at < count; at += 1) {
    const bucket = (rank[terms.at(at)] ?? 0) + 1
    starts[bucket] = (starts[bucket] ?? 0) + 1
  }
  for (let bucket = 0; bucket < rank.length; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
  }
  return {
    starts,
    place(from, into) {
      const next = starts.slice()
      for (let at = 0; at < count; at += 1) {
        const bucket = rank[terms.at(at)] ?? 0
        const position = next[bucket] ?? 0
        into[position] = from.at(at)
        next[bucket] = position + 1
      }
      return into
    },
  }
}

/** The words of an indicator's name, in order. */
export function namedTerms(
  index: Pick<TermIndex, "nameStarts" | "nameTerms" | "nameTermsAbove">,
  doc: number,
): Uint32Array {
  const { nameStarts, nameTerms, nameTermsAbove } = index
  const [from, to] = [nameStarts[doc], nameStarts[doc + 1]]
  const terms = Uint32Array.from(nameTerms.subarray(from, to))
  nameTermsAbove.subarray(from, to).forEach((above, at) => {
    terms[at] = (terms[at] ?? 0) + (above << 16)
  })
  return terms
}

/** The number of a word in the index; `-1` when it is not in it. */
export function findTerm(index: TermIndex, word: string): number {
  const at = lowerBound(index.terms, word)
  return index.terms[at] === word ? at : -1
}

/** The run of words that begin with the text: from the first number up to, but without, the second. */
export function prefixRange(index: TermIndex, text: string): [from: number, to: number] {
  return [lowerBound(index.terms, text), lowerBound(index.terms, `${text}\uffff`)]
}

function lowerBound(terms: readonly string[], text: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? "") < text) low = middle + 1
    else high = middle
  }
  return low
}
