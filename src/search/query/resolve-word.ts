import { findTerm, prefixRange } from "../index/term-index.ts"
import { stemWord } from "../index/tokenize.ts"
import { OPTIONAL_WORDS } from "../tables/stop-words.data.ts"
import { WORD_SYNONYMS } from "../tables/synonyms.data.ts"
import { isOptional } from "./is-optional.ts"
import type { Piece, PlanTools, TermRun, Token } from "./query-plan.ts"
import { usage } from "./word-usage.ts"

const SHORTEST_PREFIX = 4
const MAX_CORRECTIONS = 3
/** How much a word counts of which only the beginning was typed. */
const BEGUN = 0.8
/** The fewest letters of a word that is in names but may still be a slip of the publisher. */
const SHORTEST_SLIP = 6
/** A rarer word counts as being in this many names, so that the right one is always in a good number of them. */
const MIN_NAMES = 5
/** How much a word counts that was corrected in one letter. */
const ONE_SLIP = 0.75

/**
 * Finds the words of the index that a typed word stands for: the word itself, those that begin with it, or the nearest
 * ones where it is in no name. No runs where nothing is near.
 */
export function resolveWord(piece: Piece, unfinished: boolean, tools: PlanTools): Token {
  const { folded } = piece
  const stem = stemWord(folded)
  const exact = findTerm(tools.terms, stem)
  const exactRuns = exact === -1 ? [] : [{ from: exact, to: exact + 1, factor: 1 }]
  const isInNames = exact !== -1 && tools.isNamed(exact)
  const token = { ...piece, stem, isBeginning: unfinished, correction: null }
  if (!unfinished && isAbbreviation(piece, tools)) return { ...token, runs: exactRuns }
  if (isInNames && !unfinished) return withRightWord({ ...token, runs: exactRuns }, exact, tools)
  const begun = resolveBeginning(folded, isInNames ? exact : -1, unfinished, tools)
  if (begun !== undefined) {
    const runs = isInNames ? [...exactRuns, ...begun] : begun
    return { ...token, isBeginning: true, runs }
  }
  if (isInNames) return { ...token, runs: exactRuns }
  return guess({ ...token, runs: exactRuns }, unfinished, tools)
}

/** A word is taken for a slip of the publisher when a word near it is in at least this many times as many names. */
const FAR_MORE = 10

/** A word that only a few names have, by a slip of their own, stands for the right one as well. */
function withRightWord(token: Token, exact: number, tools: PlanTools): Token {
  const { terms } = tools
  const isMeant =
    OPTIONAL_WORDS.has(token.stem) ||
    WORD_SYNONYMS.has(token.stem) ||
    tools.synonyms.isWord(token.stem)
  if (token.folded.length < SHORTEST_SLIP || isMeant) return token
  const corrected = correct(token, false, tools, token.stem)
  const least = FAR_MORE * Math.max(MIN_NAMES, usage(terms, exact))
  const right = corrected.runs.filter(
    ({ from, factor }) => factor >= ONE_SLIP && usage(terms, from) >= least,
  )
  return right.length === 0 ? token : { ...corrected, runs: [...token.runs, ...right] }
}

/** A word that is in no name; one that narrows little is not worth a guess, and one whose meaning is known needs none. */
function guess(token: Token, unfinished: boolean, tools: PlanTools): Token {
  if (isOptional(token.stem) || WORD_SYNONYMS.has(token.stem)) return { ...token, runs: [] }
  const { typed, folded } = token
  return preferCorrection(correct({ typed, folded }, unfinished, tools), token, tools)
}

/** `CAB` must not find cabbages: what is written or known as an abbreviation stands for nothing but itself. */
function isAbbreviation({ typed, folded }: Piece, { synonyms }: PlanTools): boolean {
  return /^[A-Z]{2,4}$/.test(typed) || synonyms.isAcronym(folded.toUpperCase())
}

/** A word that is in at least this many definitions is hardly a slip. */
const SEVERAL = 3
/** Such a word is a slip only where the right one is in at least this many times as many names as it is in definitions. */
const MANY_MORE = 20

/** The correction, unless it found nothing or the typed word is a word by itself: "faster" does not mean "master". */
function preferCorrection(corrected: Token, typed: Token, { terms }: PlanTools): Token {
  if (corrected.runs.length === 0) return typed.runs.length > 0 ? typed : corrected
  const exact = typed.runs[0]?.from ?? -1
  const definitions = exact === -1 ? 0 : (terms.definitionCounts[exact] ?? 0)
  if (definitions > 0 && !corrected.stem.startsWith(typed.stem.charAt(0))) return typed
  const right = Math.max(...corrected.runs.map(({ from }) => usage(terms, from)))
  return definitions >= SEVERAL && right < MANY_MORE * definitions ? typed : corrected
}

/** The words that begin as typed, but for the exact one; `undefined` when it is too short or no name has any. */
function resolveBeginning(
  folded: string,
  exact: number,
  unfinished: boolean,
  tools: PlanTools,
): TermRun[] | undefined {
  if (folded.length < (unfinished ? 1 : SHORTEST_PREFIX)) return undefined
  const [from, to] = prefixRange(tools.terms, folded)
  return hasNamed(from, to, tools) ? runsBeside(exact, from, to) : undefined
}

/** The run of words with a common beginning, without the exact word, which is there already. */
function runsBeside(exact: number, from: number, to: number): TermRun[] {
  const isInside = exact >= from && exact < to
  const before = { from, to: isInside ? exact : to, factor: BEGUN }
  const after = { from: exact + 1, to, factor: BEGUN }
  return (isInside ? [before, after] : [before]).filter((run) => run.from < run.to)
}

function hasNamed(from: number, to: number, { isNamed }: PlanTools): boolean {
  for (let term = from; term < to; term += 1) if (isNamed(term)) return true
  return false
}

function correct(piece: Piece, unfinished: boolean, tools: PlanTools, besides?: string): Token {
  const { terms, typos, isNamed } = tools
  const stem = stemWord(piece.folded)
  const text = unfinished ? piece.folded : stem
  const near = typos
    .near(text, unfinished)
    .filter(({ word }) => isNamed(word) && terms.terms[word] !== besides)
    .filter(({ word, distance }) => distance < 2 || isCommon(word, tools))
    .filter(({ word }) => beginsAlike(text, terms.terms[word] ?? ""))
  const nearest = near[0]?.distance
  const best = near
    .filter(({ distance }) => distance === nearest)
    .toSorted((a, b) => usage(terms, b.word) - usage(terms, a.word) || a.word - b.word)
    .slice(0, MAX_CORRECTIONS)
  const first = best[0]
  if (first === undefined || nearest === undefined) {
    return { ...piece, stem, runs: [], isBeginning: unfinished, correction: null }
  }
  const word = terms.terms[first.word] ?? ""
  const factor = ONE_SLIP ** nearest
  return {
    ...piece,
    stem: word,
    runs: best.map((one) => ({ from: one.word, to: one.word + 1, factor })),
    isBeginning: false,
    correction: `${piece.typed} read as ${word}`,
  }
}

/** The first letter may be left out or have changed places; hardly anybody types another: "president" is no "resident". */
function beginsAlike(typed: string, word: string): boolean {
  return word.startsWith(typed.charAt(0)) || word.charAt(1) === typed.charAt(0)
}

/** Two slips in a word are believed only where it is one that many names have, or one of the reviewed table. */
const OFTEN_NAMED = 5

function isCommon(term: number, { terms, synonyms }: PlanTools): boolean {
  return usage(terms, term) >= OFTEN_NAMED || synonyms.isWord(terms.terms[term] ?? "")
}
