import type { Alternative, Slot, TermRun } from "./plan-query.ts"
import { createScoreBoard, type ScoreBoard } from "./score-board.ts"
import { DEFINITION_WEIGHT, type TermIndex } from "./term-index.ts"

/** What an indicator scores that the reviewed table names for the phrase. */
const PREFERRED = 6
/** A phrase counts a little more than its words, as all of them had to be there. */
const TOGETHER = 0.15

export type SlotScorer = {
  /** Puts the best score of every text that fits the slot on the board, which is emptied before. */
  score(slot: Slot, inDefinitions: boolean, board: ScoreBoard): void
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

  function scoreWord(
    runs: readonly TermRun[],
    factor: number,
    inDefinitions: boolean,
    board: ScoreBoard,
  ): void {
    board.clear()
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
    const share = factor / depth
    const bonus = 1 + TOGETHER * (depth - 1)
    let before: ScoreBoard | undefined
    words.forEach((runs, at) => {
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

  return {
    rarity,
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
