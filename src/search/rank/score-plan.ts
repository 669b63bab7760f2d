import type { Plan, Slot } from "../query/query-plan.ts"
import { createScoreBoard } from "./score-board.ts"
import { createSlotScorer, type SlotScorer } from "./score-words.ts"
import type { TermIndex } from "../index/term-index.ts"

/** The indicators that fit a plan best, by their number in the index, the best first. */
export type Candidates = {
  docs: readonly number[]
  scores: readonly number[]
  /** The slots that each of them fits, as bits. */
  masks: readonly number[]
  /** The share of the question that the best one fits, from 0 to 1. Words that fit nothing count as asked for. */
  share: number
  /** The same, but a corrected word counts by half on both sides, unless its correction is a mere guess. */
  believedShare: number
}

export type Scorer = {
  /** The indicators that fit most of the plan. */
  score(plan: Plan, options: ScoreOptions): Candidates
}

type ScoreOptions = {
  limit: number
  inDefinitions: boolean
  /** What is added to the score of an indicator's words; never more than its merit. */
  meritFor: (doc: number) => number
  /** Which indicators may be found at all; absent where all may. */
  isAllowed?: ((doc: number) => boolean) | undefined
}

/** What a word is worth besides its rarity; a word that is unknown is taken for a fairly rare one. */
const WORD_WORTH = 4
const UNKNOWN_WORTH = WORD_WORTH + 6
/**
 * From this score on, as a share of the word's rarity, a word counts in full: in a name it does, in a definition not.
 */
const FULLY_THERE = 0.27
/** Indicators that fit less than this share of what the best one fits are left out. */
const NEARLY_ALL = 0.75
const FIT_WEIGHT = 0.5
/** The beginning of a word with fewer letters only narrows down what the other words find. */
const TELLING_BEGINNING = 3
/** A beginning says hardly more when the words that begin so are in more names than this. */
const MANY_NAMES = 100_000
/** Where nothing else is asked for, such a beginning is looked for in the indicators of the highest merit: this many. */
const MAX_BY_MERIT = 20_000
/** How much a corrected word counts, compared with one that was typed right. */
const CORRECTED = 0.5

/** A slot with its number in the plan and what it weighs. */
type Weighed = {
  slot: Slot
  bit: number
  worth: number
  full: number
  isTelling: boolean
  isVague: boolean
}

/** Scores indicators in buffers that are reused, so only one search may run at a time. */
export function createScorer(
  index: TermIndex,
  docsByCode: ReadonlyMap<string, readonly number[]>,
  merit: Float32Array,
): Scorer {
  const { size } = index
  const slots = createSlotScorer(index, docsByCode)
  const board = createScoreBoard(size)
  const ofHighestMerit = highest(merit, MAX_BY_MERIT)
  const total = new Float32Array(size)
  const fit = new Float32Array(size)
  const masks = new Uint16Array(size)
  const touched = new Uint32Array(size)
  let count = 0
  let best = 0
  let isAllowed: ScoreOptions["isAllowed"]

  function clear(): void {
    for (let at = 0; at < count; at += 1) masks[touched[at] ?? 0] = 0
    count = 0
    best = 0
  }

  /** Adds what the board has for one slot. */
  function addBoard({ bit, worth, full }: Weighed): void {
    const found = board.count()
    for (let k = 0; k < found; k += 1) {
      const doc = board.docs[k] ?? 0
      if (isAllowed && !isAllowed(doc)) continue
      const score = board.getScore(doc)
      if (masks[doc] === 0) {
        touched[count] = doc
        count += 1
        total[doc] = 0
        fit[doc] = 0
      }
      masks[doc] = (masks[doc] ?? 0) | bit
      total[doc] = (total[doc] ?? 0) + score
      const fits = (fit[doc] ?? 0) + worth * Math.min(1, score / full)
      fit[doc] = fits
      best = Math.max(best, fits)
    }
  }

  /**
   * Adds up the slots. Once the slots that are left are worth too little to bring up another indicator, they are looked
   * for only in those found before. `floor` is the least that the best one is known to have.
   */
  function addUp(weighed: readonly Weighed[], inDefinitions: boolean, floor: number): void {
    clear()
    let left = worthOfAll(weighed)
    for (const one of weighed) {
      const isTooLittle = !one.isTelling || left < NEARLY_ALL * Math.max(floor, best)
      const gate = count > 0 && isTooLittle ? masks : one.isVague ? ofHighestMerit : undefined
      slots.score(one.slot, { inDefinitions, gate }, board)
      if (gate === ofHighestMerit && board.count() === 0) {
        slots.score(one.slot, { inDefinitions, gate: undefined }, board)
      }
      addBoard(one)
      left -= one.isTelling ? one.worth : 0
    }
  }

  return {
    score(plan, { limit, inDefinitions, meritFor, isAllowed: allowed }) {
      isAllowed = allowed
      const weighed = weigh(plan, slots)
      // Indicators without the slot that is worth most can fit at most all others, mostly too little: they come second.
      addUp(weighed, inDefinitions, Infinity)
      if (worthOfAll(weighed.slice(1)) >= NEARLY_ALL * best) addUp(weighed, inDefinitions, best)
      const chosen = createTopList(limit)
      for (const doc of touched.subarray(0, count)) {
        const fits = fit[doc] ?? 0
        if (fits < NEARLY_ALL * best) continue
        const byWords = (total[doc] ?? 0) + FIT_WEIGHT * fits
        if (byWords + (merit[doc] ?? 0) <= chosen.least()) continue
        chosen.offer(doc, byWords + meritFor(doc))
      }
      const { docs, scores } = chosen.list()
      const asked = plan.slots.reduce(
        (sum, slot) => sum + measureWorth(slot, slots.rarity).worth,
        0,
      )
      const unknown = UNKNOWN_WORTH * plan.unknown.length
      const all = asked + unknown
      return {
        docs,
        scores,
        masks: docs.map((doc) => masks[doc] ?? 0),
        share: all === 0 ? 0 : best / all,
        believedShare: all === 0 ? 0 : best / (worthOfRequired(weighed) + unknown),
      }
    },
  }
}

/** The slots of a plan, those worth most first and short beginnings after all that must be there. */
function weigh(plan: Plan, { rarity, countUsage: usageOf }: SlotScorer): Weighed[] {
  return plan.slots
    .map((slot, number) => {
      const { worth, full } = measureWorth(slot, rarity)
      const certain = slot.correction === null ? 1 : CORRECTED
      const isTelling = !slot.isBeginning || (slot.typed.at(-1)?.length ?? 0) >= TELLING_BEGINNING
      const isVague = !isTelling || (slot.isBeginning && usageOf(slot) > MANY_NAMES)
      return { slot, bit: 1 << number, worth: certain * worth, full, isTelling, isVague }
    })
    .sort(
      (a, b) =>
        Number(a.worth === 0) - Number(b.worth === 0) ||
        Number(b.isTelling) - Number(a.isTelling) ||
        b.worth - a.worth,
    )
}

function worthOfRequired(weighed: readonly Weighed[]): number {
  return Math.max(
    0.01,
    weighed.reduce(
      (sum, { slot, worth }) => sum + (isDoubtful(slot) ? worth / CORRECTED : worth),
      0,
    ),
  )
}

/** What two slips leave of a word that counts 1. */
const TWO_SLIPS = 0.6
const SHORT_WORD = 4

/** Whether a word was only guessed: a short one, or one with two slips, that is of no subject. */
function isDoubtful({ correction, codes, typed, alternatives }: Slot): boolean {
  if (correction === null || codes.length > 0) return false
  const factor = alternatives[0]?.words[0]?.[0]?.factor ?? 1
  return factor < TWO_SLIPS || (typed[0]?.length ?? 0) <= SHORT_WORD
}

/** The worth of all slots that tell indicators apart. */
function worthOfAll(weighed: readonly Weighed[]): number {
  return weighed.reduce((sum, { isTelling, worth }) => sum + (isTelling ? worth : 0), 0)
}

/** Marks the indicators with the `many` highest values; `undefined` where that is all of them. */
function highest(values: Float32Array, many: number): Uint16Array | undefined {
  if (values.length <= many) return undefined
  const least = values.slice().sort()[values.length - many] ?? 0
  return Uint16Array.from(values, (value) => (value >= least ? 1 : 0))
}

/** How much of the plan a slot is: rare words are worth more, words that may be missing nothing. */
function measureWorth(slot: Slot, rarity: Float32Array): { worth: number; full: number } {
  const terms = slot.alternatives[0]?.words.map((runs) => rarity[runs[0]?.from ?? 0] ?? 0) ?? []
  const rarest = Math.max(0, ...terms)
  return {
    worth: slot.required ? WORD_WORTH + rarest : 0,
    full: Math.max(0.01, FULLY_THERE * rarest),
  }
}

/** Collects the best indicators offered, by score and then by number. */
function createTopList(limit: number): {
  offer(doc: number, score: number): void
  /** The score that the next one must exceed. */
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
