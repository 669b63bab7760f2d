/** The best score of each indicator for one slot of the plan. A board is emptied and used again. */
export type ScoreBoard = {
  /** Numbers of the indicators that have a score, in the order they came: the first `count()` of them. */
  docs: Uint32Array
  count(): number
  clear(): void
  /** Takes the score, 0 or more, if it is the best of the indicator so far. */
  raise(doc: number, score: number): void
  /** Adds to the score of an indicator that has one. */
  add(doc: number, score: number): void
  /** The score of an indicator; -1 where it has none. */
  getScore(doc: number): number
}

const NONE = -1

/** An empty board for an index of `size` indicators. */
export function createScoreBoard(size: number): ScoreBoard {
  const docs = new Uint32Array(size)
  const scores = new Float32Array(size).fill(NONE)
  let count = 0
  return {
    docs,
    count: () => count,
    clear() {
      for (let at = 0; at < count; at += 1) scores[docs[at] ?? 0] = NONE
      count = 0
    },
    raise(doc, score) {
      const before = scores[doc] ?? NONE
      if (before < 0) {
        docs[count] = doc
        count += 1
      }
      if (score > before) scores[doc] = score
    },
    add(doc, score) {
      scores[doc] = (scores[doc] ?? 0) + score
    },
    getScore: (doc) => scores[doc] ?? NONE,
  }
}
