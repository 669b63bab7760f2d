import type { Alternative, Slot, TermRun } from "./plan-query.ts"
import { createScoreBoard, type ScoreBoard } from "./score-board.ts"
import { DEFINITION_WEIGHT, nameWeight, type TermIndex } from "./term-index.ts"

/** What an indicator scores that the reviewed table names for the phrase. */
const PREFERRED = 6
/** A phrase counts a little more than its words, as all of them had to be there. */
const TOGETHER = 0.15

/** About so many words make up a name. */
const WORDS_A_NAME = 10

export type SlotScorer = {
  /** Puts the best score of every text that fits the slot on the board, which is emptied before. */
  score(slot: Slot, inDefinitions: boolean, board: ScoreBoard): void
  /**
   * The same for the beginning of a word, looked for in the names of the given texts alone; `false`, with the board
   * empty, where that takes longer than going through all texts that have such words, or finds nothing.
   */
  scoreAmong(docs: Uint32Array, slot: Slot, board: ScoreBoard): boolean
  rarity: Float32Array
}

/** Scores texts for the parts of a plan on boards that are used again and again: one search at a time. */
export function createSlotScorer(
  index: TermIndex,
  docsByCode: ReadonlyMap<string, readonly number[]>,
): SlotScorer {
  const rarity = rarities(index)
  const wordBoard = createScoreBoard(index.size)
  const phraseBoards = [createScoreBoard(index.size), createScoreBoard(index.size)] as const

  /** Keeps on the board what a word gives each text. */
  function scoreWord(
    runs: readonly TermRun[],
    factor: number,
    inDefinitions: boolean,
    board: ScoreBoard,
  ): void {
    for (const run of runs) {
      // Beginnings of words are looked for in names only: definitions hold nearly every word.
      const withDefinitions = inDefinitions && run.to - run.from === 1
      for (let term = run.from; term < run.to; term += 1) {
        const weight = (rarity[term] ?? 0) * run.factor * factor * 0.01
        const end = index.starts[term + 1] ?? 0
        for (let at = index.starts[term] ?? 0; at < end; at += 1) {
          board.raise(index.docs[at] ?? 0, (index.weights[at] ?? 0) * weight)
        }
        if (withDefinitions) raiseDefinitions(index, term, DEFINITION_WEIGHT * weight, board)
      }
    }
  }

  /** Texts that have every word of the alternative, with the sum of what each gives. */
  function scoreAlternative(
    { words, factor, inDefinitions }: Alternative,
    mayBeInDefinitions: boolean,
    into: ScoreBoard,
  ): void {
    const depth = words.length
    const [only] = words
    if (depth === 1 && only !== undefined) {
      scoreWord(only, factor, mayBeInDefinitions && inDefinitions, into)
      return
    }
    const share = factor / depth
    const bonus = 1 + TOGETHER * (depth - 1)
    let before: ScoreBoard | undefined
    words.forEach((runs, at) => {
      wordBoard.clear()
      scoreWord(runs, share, mayBeInDefinitions && inDefinitions, wordBoard)
      const isLast = at === depth - 1
      const board = isLast ? into : phraseBoards[at % 2 === 0 ? 0 : 1]
      if (!isLast) board.clear()
      const count = wordBoard.count()
      for (let k = 0; k < count; k += 1) {
        const doc = wordBoard.docs[k] ?? 0
        const earlier = before === undefined ? 0 : before.scoreOf(doc)
        if (earlier < 0) continue
        board.raise(doc, (earlier + wordBoard.scoreOf(doc)) * (isLast ? bonus : 1))
      }
      before = board
    })
  }

  /** Keeps on the board what the words of its name that are in one of the runs give a text. */
  function scoreName(doc: number, runs: readonly TermRun[], factor: number, board: ScoreBoard) {
    const from = index.nameStarts[doc] ?? 0
    const to = index.nameStarts[doc + 1] ?? 0
    for (let at = from; at < to; at += 1) {
      const term = index.nameTerms[at] ?? 0
      for (const run of runs) {
        if (term < run.from || term >= run.to) continue
        const weight = (rarity[term] ?? 0) * run.factor * factor * 0.01
        board.raise(doc, nameWeight(index, doc, at - from) * weight)
      }
    }
  }

  return {
    rarity,
    scoreAmong(docs, slot, board) {
      board.clear()
      const [only, ...others] = slot.alternatives
      const [runs, ...more] = only?.words ?? []
      if (!only || !runs || others.length + more.length + slot.codes.length > 0) return false
      const isBeginning = runs.some(({ from, to }) => to - from > 1)
      if (!isBeginning || usageOf(index, runs) < WORDS_A_NAME * docs.length) return false
      for (const doc of docs) scoreName(doc, runs, only.factor, board)
      return board.count() > 0
    },
    score(slot, inDefinitions, board) {
      board.clear()
      for (const alternative of slot.alternatives) {
        scoreAlternative(alternative, inDefinitions, board)
      }
      for (const code of [...slot.codes, ...slot.alike]) {
        for (const doc of docsByCode.get(code.toLowerCase()) ?? []) board.raise(doc, PREFERRED)
      }
    },
  }
}

/** How often the words of the runs are in names. */
function usageOf(index: TermIndex, runs: readonly TermRun[]): number {
  return runs.reduce(
    (sum, { from, to }) => sum + (index.starts[to] ?? 0) - (index.starts[from] ?? 0),
    0,
  )
}

function raiseDefinitions(
  { definitionStarts, definitionBytes }: TermIndex,
  term: number,
  score: number,
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
    board.raise(doc, score)
  }
}

/** Rare words tell texts apart better than frequent ones. */
function rarities(index: TermIndex): Float32Array {
  return Float32Array.from(index.terms, (_, term) => {
    const inNames = (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0)
    const count = inNames > 0 ? inNames : (index.definitionCounts[term] ?? 0)
    return Math.log(1 + index.size / (1 + count))
  })
}
