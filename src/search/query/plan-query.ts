import { WORD_SYNONYMS } from "../tables/synonyms.data.ts"

import { CITY_WORDS } from "../tables/city-words.data.ts"
import { OPTIONAL_WORDS, STOP_WORDS } from "../tables/stop-words.data.ts"
import type { SynonymLookup, SynonymMatch } from "../index/synonym-lookup.ts"
import { findTerm, prefixRange, type TermIndex } from "../index/term-index.ts"
import { foldText, splitWords, stemWord } from "../index/tokenize.ts"
import type { TypoIndex } from "../index/typo-index.ts"

/** Words of the index that stand for one word of the query: a run of numbers and how well it fits. */
export type TermRun = { from: number; to: number; factor: number }

/** One way to say a part of the query: each of its words must be in a text. */
export type Phrasing = {
  words: readonly (readonly TermRun[])[]
  factor: number
  /** Whether these are the words that were typed; they come first. */
  isTyped: boolean
  /** Whether definitions count as well as names. */
  inDefinitions: boolean
}

/** A part of the query, a word or a phrase, that a text should have. */
export type Slot = {
  typed: readonly string[]
  alternatives: readonly Phrasing[]
  /** Codes of indicators meant first, best first. */
  codes: readonly string[]
  /** Codes of the same measures at other publishers. */
  alike: readonly string[]
  required: boolean
  /** Whether it is a single word that may be the beginning of one. */
  isBeginning: boolean
  /** Why a text fits that does not have the words, for instance `also known as CPI`. */
  reason: string | null
  /** What a misspelt word was read as. */
  correction: string | null
  /** What the words were taken for: a subject of the table or a corrected word. */
  meaning: string | null
}

export type Plan = {
  slots: readonly Slot[]
  /** Typed words that fit nothing in the index. */
  unknown: readonly string[]
}

export type PlanTools = {
  terms: TermIndex
  typos: TypoIndex
  synonyms: SynonymLookup
  /** Whether a word of the index is in a name or a phrase, not in definitions alone. */
  isNamed: (term: number) => boolean
}

const MOST_SLOTS = 12
const SHORTEST_PREFIX = 4
const MOST_CORRECTIONS = 3
/** What a word counts that says little: enough to tell near equals apart. */
const OPTIONAL_FACTOR = 0.4

type Token = {
  typed: string
  folded: string
  stem: string
  runs: readonly TermRun[]
  /** Whether it may be the beginning of a word. */
  isBeginning: boolean
  correction: string | null
}

/** Lays down what to look for. With `unfinished` the last word may be the beginning of one. */
export function planQuery(words: readonly string[], unfinished: boolean, tools: PlanTools): Plan {
  const pieces = joinPieces(
    dropAmounts(words)
      .flatMap((typed) => splitPieces(typed, tools.terms))
      .slice(0, 3 * MOST_SLOTS),
    tools.terms,
  )
  const useful = pieces.filter(({ folded }) => !STOP_WORDS.has(folded))
  const kept = (useful.length > 0 ? useful : pieces).slice(0, MOST_SLOTS)
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

/** "40 million" is what a figure is held against: no name has it, and "40" alone would find those aged 40. */
function dropAmounts(words: readonly string[]): readonly string[] {
  const kept = words.filter(
    (word, at) => !(/^[\d.,]+$/.test(word) && AMOUNT.test(foldText(words[at + 1] ?? ""))),
  )
  return kept.length > 0 ? kept : words
}

type Piece = { typed: string; folded: string }
type Phrased = { tokens: Token[]; phrases: SynonymMatch[] }

function findPhrases(pieces: readonly Piece[], unfinished: boolean, tools: PlanTools): Phrased {
  const tokens = pieces.map((piece, at) =>
    resolve(piece, unfinished && at === pieces.length - 1, tools),
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
  const found = findPhrases([...useful, last].slice(-MOST_SLOTS), true, tools)
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

/** A word is taken for a slip of the publisher when a word near it is in so many times as many names. */
const FAR_MORE = 10

/** A word that only a few names have, by a slip of their own, stands for the right one as well. */
function withRightWord(token: Token, exact: number, tools: PlanTools): Token {
  const { terms } = tools
  const isMeant =
    OPTIONAL_WORDS.has(token.stem) ||
    WORD_SYNONYMS.has(token.stem) ||
    tools.synonyms.isWord(token.stem)
  if (token.folded.length < SECOND_LOOK || isMeant) return token
  const corrected = correct(token, false, tools, token.stem)
  const least = FAR_MORE * Math.max(FEWEST_RIGHT, usage(terms, exact))
  const right = corrected.runs.filter(
    ({ from, factor }) => factor >= ONE_SLIP && usage(terms, from) >= least,
  )
  return right.length === 0 ? token : { ...corrected, runs: [...token.runs, ...right] }
}

/** What a word counts of which only the beginning was typed. */
const BEGUN = 0.8
const SECOND_LOOK = 6
const FEWEST_RIGHT = 5
/** What a word counts that was corrected in one place. */
const ONE_SLIP = 0.75

function resolve(piece: Piece, unfinished: boolean, tools: PlanTools): Token {
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

/** A word of several definitions is a word, not a slip, unless the right one is in so many times as many names. */
const SEVERAL = 3
const MANY_MORE = 20

/** The correction, but where it found nothing, and where the word is one by itself: "faster" is no "master". */
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

/** The words that begin so, without the one that is there already. */
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
    .slice(0, MOST_CORRECTIONS)
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

function countUsage(terms: TermIndex, word: string): number {
  const term = findTerm(terms, stemWord(word))
  return term === -1 ? 0 : usage(terms, term)
}

function usage(terms: TermIndex, term: number): number {
  return (terms.starts[term + 1] ?? 0) - (terms.starts[term] ?? 0)
}

function fillSlots(
  tokens: readonly Token[],
  phrases: readonly SynonymMatch[],
  tools: PlanTools,
): Slot[] {
  const slots: Slot[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phrases.find(({ from }) => from === at)
    if (phrase !== undefined) {
      slots.push(phraseSlot(tokens.slice(phrase.from, phrase.to), phrase, tools))
      at = phrase.to - 1
      continue
    }
    const token = tokens[at]
    const slot = token && wordSlot(token, tools)
    if (slot !== undefined && slot.alternatives.length > 0) slots.push(slot)
  }
  return slots
}

function phraseSlot(tokens: readonly Token[], match: SynonymMatch, { terms }: PlanTools): Slot {
  const { synonym, phrase } = match
  const literal = {
    words: tokens.map(({ runs }) => runs),
    factor: 1,
    isTyped: true,
    inDefinitions: true,
  }
  const meant = synonym.means
    // "total" is left out: a part that is asked for has no such word.
    .map((text) => exactWords(text, terms, OPTIONAL_WORDS))
    .filter((words) => !areTyped(words, tokens))
    .map((words) => ({ words, factor: 0.9, isTyped: false, inDefinitions: false }))
  return {
    typed: tokens.map(({ typed }) => typed),
    alternatives: [literal, ...meant].filter(({ words }) => words.every((runs) => runs.length > 0)),
    codes: synonym.codes,
    alike: synonym.alike,
    required: tokens.some(({ stem }) => !OPTIONAL_WORDS.has(stem)),
    isBeginning: false,
    reason: `also known as ${phrase}`,
    correction: findCorrection(tokens),
    meaning: synonym.label,
  }
}

/** Whether the words say no more than those that were typed. */
function areTyped(words: readonly TermRun[][], tokens: readonly Token[]): boolean {
  return (
    words.length === tokens.length &&
    words.every(([run], at) => {
      const typed = tokens[at]?.runs[0]
      return run !== undefined && run.from === typed?.from && typed.factor === 1
    })
  )
}

function findCorrection(tokens: readonly Token[]): string | null {
  return tokens.find(({ correction }) => correction !== null)?.correction ?? null
}

function wordSlot(token: Token, { terms }: PlanTools): Slot {
  const others = WORD_SYNONYMS.get(token.stem) ?? []
  const required = !isOptional(token.stem)
  const literal = {
    words: [token.runs],
    factor: required ? 1 : OPTIONAL_FACTOR,
    isTyped: true,
    inDefinitions: true,
  }
  const meant = others.map((text) => ({
    words: exactWords(text, terms),
    factor: 0.75,
    isTyped: false,
    inDefinitions: false,
  }))
  return {
    typed: [token.typed],
    alternatives: [literal, ...meant].filter(({ words }) => words.every((runs) => runs.length > 0)),
    codes: [],
    alike: [],
    required,
    isBeginning: token.isBeginning,
    reason: null,
    correction: token.correction,
    meaning: token.correction === null ? null : token.stem,
  }
}

/** A word that narrows little, or a city: its country is looked for, and it is hardly ever in a name. */
function isOptional(stem: string): boolean {
  return OPTIONAL_WORDS.has(stem) || CITY_STEMS.has(stem)
}

const CITY_STEMS = new Set([...CITY_WORDS.keys()].map(stemWord))

/** The words of a reviewed text as they stand in the index; a word it lacks gives an empty list. */
function exactWords(
  text: string,
  terms: TermIndex,
  besides: ReadonlySet<string> = STOP_WORDS,
): TermRun[][] {
  return splitWords(text)
    .filter((word) => !STOP_WORDS.has(word) && !besides.has(word))
    .map((word) => findTerm(terms, stemWord(word)))
    .map((term) => (term === -1 ? [] : [{ from: term, to: term + 1, factor: 1 }]))
}
