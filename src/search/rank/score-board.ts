/** The best score of each text for one thing that is looked for; emptied and used again. */
export type ScoreBoard = {
  /** Texts that have a score, in the order they came: the first `count()` of them. */
  docs: Uint32Array
  count(): number
  clear(): void
  /** Keeps the score, 0 or more, where it is the text's best. */
  raise(doc: number, score: number): void
  /** Adds to the score of a text that has one. */
  add(doc: number, score: number): void
  /** The text's score; -1 where it has none. */
  getScore(doc: number): number
}

const NONE = -1

/** A board for so many texts, empty. */
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
