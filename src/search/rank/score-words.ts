import type { Phrasing, Slot, TermRun } from "../query/query-plan.ts"
import { createScoreBoard, type ScoreBoard } from "./score-board.ts"
import { DEFINITION_WEIGHT, type TermIndex } from "../index/term-index.ts"

/** What an indicator scores that the reviewed table names for the phrase. */
const PREFERRED = 6
/** A phrase counts a little more than its words, as all of them had to be there. */
const TOGETHER = 0.15

/** Where a slot is looked for. */
export type Reach = {
  inDefinitions: boolean
  /** By number of the indicator: 0 for those that are passed over. */
  gate: Uint16Array | undefined
}

export type SlotScorer = {
  /** Empties the board and puts the best score of every indicator that fits the slot on it. */
  score(slot: Slot, reach: Reach, board: ScoreBoard): void
  rarity: Float32Array
  /** How often the words that were typed for a slot are in names. */
  countUsage(slot: Slot): number
}

/** Scores indicators for the slots of a plan on boards that are reused, so only one search may run at a time. */
export function createSlotScorer(
  index: TermIndex,
  docsByCode: ReadonlyMap<string, readonly number[]>,
): SlotScorer {
  const rarity = rarities(index)
  const marks = new Uint16Array(index.size)
  const phraseBoards = [createScoreBoard(index.size), createScoreBoard(index.size)] as const

  /** Puts on the board what a word gives each indicator. */
  function scoreWord(
    runs: readonly TermRun[],
    factor: number,
    { inDefinitions, gate }: Reach,
    board: ScoreBoard,
  ): void {
    for (const run of runs) {
      // Beginnings of words are looked for in names only: definitions hold nearly every word.
      const withDefinitions = inDefinitions && run.to - run.from === 1
      for (let term = run.from; term < run.to; term += 1) {
        const weight = (rarity[term] ?? 0) * run.factor * factor * 0.01
        raiseNames(index, { term, weight }, gate, board)
        if (withDefinitions)
          raiseDefinitions(index, { term, weight: DEFINITION_WEIGHT * weight }, gate, board)
      }
    }
  }

  /** Indicators that have every word of the alternative, with the sum of what the words give. */
  function scoreAlternative(
    { words, factor, inDefinitions }: Phrasing,
    { inDefinitions: mayBeInDefinitions, gate }: Reach,
    into: ScoreBoard,
  ): void {
    const reach = { inDefinitions: mayBeInDefinitions && inDefinitions, gate }
    const depth = words.length
    const [only] = words
    if (depth === 1 && only !== undefined) {
      scoreWord(only, factor, reach, into)
      return
    }
    const share = factor / depth
    const bonus = 1 + TOGETHER * (depth - 1)
    let before: ScoreBoard | undefined
    // The rarest word comes first, the others are looked for where it is.
    const rarestFirst = words.toSorted((a, b) => sumUsage(index, a) - sumUsage(index, b))
    for (const [at, runs] of rarestFirst.entries()) {
      const board = phraseBoards[at % 2 === 0 ? 0 : 1]
      board.clear()
      if (before === undefined) scoreWord(runs, share, reach, board)
      else {
        mark(before, 1)
        scoreWord(runs, share, { ...reach, gate: marks }, board)
        mark(before, 0)
        addScores(board, before)
      }
      before = board
    }
    const together = before
    if (together === undefined) return
    forEachOn(together, (doc) => {
      into.raise(doc, together.getScore(doc) * bonus)
    })
  }

  function mark(board: ScoreBoard, value: 0 | 1): void {
    forEachOn(board, (doc) => {
      marks[doc] = value
    })
  }

  return {
    rarity,
    countUsage: ({ alternatives }) => sumUsage(index, alternatives[0]?.words.flat() ?? []),
    score(slot, reach, board) {
      board.clear()
      for (const alternative of slot.alternatives) scoreAlternative(alternative, reach, board)
      for (const code of [...slot.codes, ...slot.alike]) {
        for (const doc of docsByCode.get(code.toLowerCase()) ?? []) {
          if (reach.gate?.[doc] !== 0) board.raise(doc, PREFERRED)
        }
      }
    },
  }
}

function forEachOn(board: ScoreBoard, work: (doc: number) => void): void {
  const count = board.count()
  for (let k = 0; k < count; k += 1) work(board.docs[k] ?? 0)
}

/** Adds to every score on a board the indicator's score on another. */
function addScores(board: ScoreBoard, before: ScoreBoard): void {
  forEachOn(board, (doc) => {
    board.add(doc, before.getScore(doc))
  })
}

/** How often the words of the runs are in names. */
function sumUsage(index: TermIndex, runs: readonly TermRun[]): number {
  return runs.reduce(
    (sum, { from, to }) => sum + (index.starts[to] ?? 0) - (index.starts[from] ?? 0),
    0,
  )
}

type WeightedTerm = { term: number; weight: number }

function raiseNames(
  { starts, docs, weights }: TermIndex,
  { term, weight }: WeightedTerm,
  gate: Reach["gate"],
  board: ScoreBoard,
): void {
  const end = starts[term + 1] ?? 0
  for (let at = starts[term] ?? 0; at < end; at += 1) {
    const doc = docs[at] ?? 0
    if (gate !== undefined && gate[doc] === 0) continue
    board.raise(doc, (weights[at] ?? 0) * weight)
  }
}

function raiseDefinitions(
  { definitionStarts, definitionBytes }: TermIndex,
  { term, weight }: WeightedTerm,
  gate: Reach["gate"],
  board: ScoreBoard,
): void {
  const end = definitionStarts[term + 1] ?? 0
  let at = definitionStarts[term] ?? 0
  let doc = 0
  while (at < end) {
    let byte = definitionBytes[at] ?? 0
    at += 1
    let distance = byte & 127
    for (let shift = 7; byte >= 128; shift += 7) {
      byte = definitionBytes[at] ?? 0
      at += 1
      distance |= (byte & 127) << shift
    }
    doc += distance
    if (gate?.[doc] !== 0) board.raise(doc, weight)
  }
}

/** Rare words tell indicators apart better than frequent ones. */
function rarities(index: TermIndex): Float32Array {
  return Float32Array.from(index.terms, (_, term) => {
    const inNames = (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0)
    const count = inNames > 0 ? inNames : (index.definitionCounts[term] ?? 0)
    return Math.log(1 + index.size / (1 + count))
  })
}
