import type { SynonymMatch } from "../index/synonym-lookup.ts"
import { findTerm, prefixRange, type TermIndex } from "../index/term-index.ts"
import { foldText, splitWords, stemWord } from "../index/tokenize.ts"
import { STOP_WORDS } from "../tables/stop-words.data.ts"
import { WORD_SYNONYMS } from "../tables/synonyms.data.ts"
import { fillSlots } from "./fill-slots.ts"
import { isOptional } from "./is-optional.ts"
import type { Piece, Plan, PlanTools, Token } from "./query-plan.ts"
import { resolveWord } from "./resolve-word.ts"
import { countUsage, usage } from "./word-usage.ts"

const MAX_SLOTS = 12

/** A letter alone names nothing: "x" would find every name with an X-ray in it. */
const LETTER = /^[a-z]$/

/** Lays down what to look for. With `unfinished` the last word may be the beginning of one. */
export function planQuery(words: readonly string[], unfinished: boolean, tools: PlanTools): Plan {
  const pieces = joinPieces(
    dropAmounts(words)
      .flatMap((typed) => splitPieces(typed, tools.terms))
      .slice(0, 3 * MAX_SLOTS),
    tools.terms,
  )
  const useful = pieces.filter(({ folded }) => !STOP_WORDS.has(folded))
  if (!unfinished && useful.length > 0 && useful.every(({ folded }) => LETTER.test(folded)))
    return { slots: [], unknown: useful.map(({ typed }) => typed) }
  const kept = (useful.length > 0 ? useful : pieces).slice(0, MAX_SLOTS)
  const begun = takeBegunPhrase(pieces, useful, tools)
  const { tokens, phrases } = begun ?? findPhrases(kept, unfinished, tools)
  const slots = fillSlots(tokens, phrases, tools)
  const anyRequired = slots.some(({ required }) => required)
  return {
    slots: anyRequired ? slots : slots.map((slot) => ({ ...slot, required: true })),
    unknown: tokens
      .filter(
        ({ runs, stem }, at) =>
          runs.length === 0 &&
          !isOptional(stem) &&
          !WORD_SYNONYMS.has(stem) &&
          !phrases.some((p) => at >= p.from && at < p.to),
      )
      .map(({ typed }) => typed),
  }
}

const AMOUNT = /^(?:million|billion|trillion|thousand|percent)s?$/

/** "40 million" is what a figure is compared with: no name has it, and "40" alone would find those aged 40. */
function dropAmounts(words: readonly string[]): readonly string[] {
  const kept = words.filter(
    (word, at) => !(/^[\d.,]+$/.test(word) && AMOUNT.test(foldText(words[at + 1] ?? ""))),
  )
  return kept.length > 0 ? kept : words
}

type Phrased = { tokens: Token[]; phrases: SynonymMatch[] }

function findPhrases(pieces: readonly Piece[], unfinished: boolean, tools: PlanTools): Phrased {
  const tokens = pieces.map((piece, at) =>
    resolveWord(piece, unfinished && at === pieces.length - 1, tools),
  )
  return { tokens, phrases: tools.synonyms.find(tokens) }
}

/** "crude o": a single letter at the end counts where it goes on with a phrase, though it is a word of no meaning. */
function takeBegunPhrase(
  pieces: readonly Piece[],
  useful: readonly Piece[],
  tools: PlanTools,
): Phrased | undefined {
  const last = pieces.at(-1)
  if (last === undefined || last.folded.length > 1 || useful.at(-1) === last) return undefined
  // "population o" is asked for as "population" until more is typed.
  const whole = findPhrases(useful, false, tools)
  if (whole.phrases.some(({ to }) => to === whole.tokens.length)) return undefined
  const found = findPhrases([...useful, last].slice(-MAX_SLOTS), true, tools)
  return found.phrases.some(({ to }) => to === found.tokens.length) ? found : undefined
}

/** The number of an indicator of the Sustainable Development Goals: `3.2.1`, `1.a.2`. */
const GOAL_NUMBER = /^\d{1,2}\.[0-9a-z]\.\d{1,2}$/

/** A typed word is one piece where it is a publisher's code, else as many as it has words. */
function splitPieces(typed: string, terms: TermIndex): Piece[] {
  const folded = foldText(typed).replace(/^sdg(?=\d)/, "")
  if (folded.includes(".") && (/\p{L}/u.test(folded) || GOAL_NUMBER.test(folded))) {
    const [from, to] = prefixRange(terms, folded)
    if (from < to) return [{ typed, folded }]
  }
  return splitWords(folded).map((word) => ({ typed, folded: word }))
}

const SHORTEST_JOINED = 8
/** Words that this many names have are words by themselves. */
const OFTEN_ALONE = 5

/** Two words that names write as one: "under nourishment". */
function joinPieces(pieces: readonly Piece[], terms: TermIndex): Piece[] {
  const joined: Piece[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const [first, second] = [pieces[at], pieces[at + 1]]
    if (first === undefined) continue
    const folded = first.folded + (second?.folded ?? "")
    const term = second === undefined ? -1 : findTerm(terms, stemWord(folded))
    const isAlone = [first, second].every(
      (piece) => countUsage(terms, piece?.folded ?? "") >= OFTEN_ALONE,
    )
    if (folded.length >= SHORTEST_JOINED && !isAlone && term !== -1 && usage(terms, term) > 0) {
      joined.push({ typed: `${first.typed} ${second?.typed ?? ""}`, folded })
      at += 1
    } else joined.push(first)
  }
  return joined
}
