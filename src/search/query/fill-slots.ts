import type { SynonymMatch } from "../index/synonym-lookup.ts"
import { findTerm, type TermIndex } from "../index/term-index.ts"
import { splitWords, stemWord } from "../index/tokenize.ts"
import { OPTIONAL_WORDS, STOP_WORDS } from "../tables/stop-words.data.ts"
import { WORD_SYNONYMS } from "../tables/synonyms.data.ts"
import { isOptional } from "./is-optional.ts"
import type { PlanTools, Slot, TermRun, Token } from "./query-plan.ts"

/** How much a word counts that says little: enough to decide between near equals. */
const OPTIONAL_FACTOR = 0.4

/** Makes a slot of each phrase and of each word outside of them; words that fit nothing have none. */
export function fillSlots(
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
    phrase,
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
    phrase: null,
    correction: token.correction,
    meaning: token.correction === null ? null : token.stem,
  }
}

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
