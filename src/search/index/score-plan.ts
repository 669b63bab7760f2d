import type { Plan, Slot } from "./plan-query.ts"
import { createScoreBoard } from "./score-board.ts"
import { createSlotScorer } from "./score-words.ts"
import type { TermIndex } from "./term-index.ts"

/** Texts that fit a plan best, best first. */
export type Candidates = {
  docs: readonly number[]
  scores: readonly number[]
  /** Slots that each text fits, as bits. */
  masks: readonly number[]
  /** What the best one has of all that was asked for, between 0 and 1; words that fit nothing count. */
  share: number
}

export type Scorer = {
  /** The texts that fit most of the plan. */
  score(plan: Plan, options: ScoreOptions): Candidates
}

type ScoreOptions = {
  limit: number
  inDefinitions: boolean
  /** What is added to what the words of a text give. */
  merit: (doc: number) => number
  /** By text: what its merit is at most, so that it need not be asked for where it cannot help. */
  mostMerit: Float32Array
}

/** What a word is worth besides its rarity; a word that is unknown is taken for a fairly rare one. */
const WORD_WORTH = 4
const UNKNOWN_WORTH = WORD_WORTH + 6
/** Score, as a share of the rarity of a word, from which it is fully there: in the name, not in the definition alone. */
const FULLY_THERE = 0.27
/** Texts that have less than this share of what the best has are left out. */
const NEARLY_ALL = 0.75
const FIT_WEIGHT = 0.5
/** A beginning of fewer letters says so little that even words that may be missing narrow it down. */
const TELLING_BEGINNING = 3
/** What a corrected word counts of a right one. */
const CORRECTED = 0.5

/** Scores texts in buffers that are used again and again: one search at a time. */
export function createScorer(
  index: TermIndex,
  docsByCode: ReadonlyMap<string, readonly number[]>,
): Scorer {
  const { size } = index
  const slots = createSlotScorer(index, docsByCode)
  const board = createScoreBoard(size)
  const total = new Float32Array(size)
  const fit = new Float32Array(size)
  const masks = new Uint16Array(size)
  const touched = new Uint32Array(size)

  /** Adds up the slots; gives the texts that fit any of them and what the best of them has. */
  function addUp(plan: Plan, inDefinitions: boolean): { hits: Uint32Array; best: number } {
    let count = 0
    let best = 0
    plan.slots.forEach((slot, number) => {
      const isNarrowed = best > 0 || (slot.typed.at(-1)?.length ?? 0) < TELLING_BEGINNING
      const isDone =
        count > 0 && isNarrowed && slots.scoreAmong(touched.subarray(0, count), slot, board)
      if (!isDone) slots.score(slot, inDefinitions, board)
      const bit = 1 << number
      const { worth, full } = worthOf(slot, slots.rarity)
      const certain = slot.correction === null ? 1 : CORRECTED
      const found = board.count()
      for (let k = 0; k < found; k += 1) {
        const doc = board.docs[k] ?? 0
        const score = board.scoreOf(doc)
        if (masks[doc] === 0) {
          touched[count] = doc
          count += 1
          total[doc] = 0
          fit[doc] = 0
        }
        masks[doc] = (masks[doc] ?? 0) | bit
        total[doc] = (total[doc] ?? 0) + score
        const fits = (fit[doc] ?? 0) + certain * worth * Math.min(1, score / full)
        fit[doc] = fits
        best = Math.max(best, fits)
      }
    })
    return { hits: touched.subarray(0, count), best }
  }

  return {
    score(plan, { limit, inDefinitions, merit, mostMerit }) {
      const { hits, best } = addUp(plan, inDefinitions)
      const chosen = createTopList(limit)
      for (const doc of hits) {
        const fits = fit[doc] ?? 0
        if (fits < NEARLY_ALL * best) continue
        const byWords = (total[doc] ?? 0) + FIT_WEIGHT * fits
        if (byWords + (mostMerit[doc] ?? 0) <= chosen.least()) continue
        chosen.offer(doc, byWords + merit(doc))
      }
      const { docs, scores } = chosen.list()
      const found = docs.map((doc) => masks[doc] ?? 0)
      for (const doc of hits) masks[doc] = 0
      const asked = plan.slots.reduce((sum, slot) => sum + worthOf(slot, slots.rarity).worth, 0)
      const all = asked + UNKNOWN_WORTH * plan.unknown.length
      return { docs, scores, masks: found, share: all === 0 ? 0 : best / all }
    },
  }
}

/** How much of the plan a slot is: rare words are worth more, words that may be missing nothing. */
function worthOf(slot: Slot, rarity: Float32Array): { worth: number; full: number } {
  const terms = slot.alternatives[0]?.words.map((runs) => rarity[runs[0]?.from ?? 0] ?? 0) ?? []
  const rarest = Math.max(0, ...terms)
  return {
    worth: slot.required ? WORD_WORTH + rarest : 0,
    full: Math.max(0.01, FULLY_THERE * rarest),
  }
}

/** Keeps the best texts offered, by score and then by number. */
function createTopList(limit: number): {
  offer(doc: number, score: number): void
  /** The score that a text must be above to be kept. */
  least(): number
  list(): { docs: number[]; scores: number[] }
} {
  const docs: number[] = []
  const scores: number[] = []
  const least = () => scores[limit - 1] ?? -Infinity
  return {
    least,
    offer(doc, score) {
      if (score <= least()) return
      let at = docs.length === limit ? limit - 1 : docs.length
      while (at > 0 && (scores[at - 1] ?? 0) < score) {
        docs[at] = docs[at - 1] ?? 0
        scores[at] = scores[at - 1] ?? 0
        at -= 1
      }
      docs[at] = doc
      scores[at] = score
    },
    list: () => ({ docs, scores }),
  }
}
