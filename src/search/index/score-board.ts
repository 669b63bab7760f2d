/** The best score of each text for one thing that is looked for; emptied in one step and used again. */
export type ScoreBoard = {
  /** Texts that have a score, in the order they came: the first `count()` of them. */
  docs: Uint32Array
  count(): number
  clear(): void
  /** Keeps the score where it is the text's best. */
  raise(doc: number, score: number): void
  /** The text's score; -1 where it has none. */
  scoreOf(doc: number): number
}

/** A board for so many texts, empty. */
export function createScoreBoard(size: number): ScoreBoard {
  const docs = new Uint32Array(size)
  const scores = new Float32Array(size)
  const stamps = new Uint32Array(size)
  let stamp = 0
  let count = 0
  return {
    docs,
    count: () => count,
    clear() {
      count = 0
      stamp += 1
      if (stamp < 0xffffffff) return
      stamps.fill(0)
      stamp = 1
    },
    raise(doc, score) {
      if (stamps[doc] !== stamp) {
        stamps[doc] = stamp
        scores[doc] = score
        docs[count] = doc
        count += 1
      } else if (score > (scores[doc] ?? 0)) scores[doc] = score
    },
    scoreOf: (doc) => (stamps[doc] === stamp ? (scores[doc] ?? 0) : -1),
  }
}
