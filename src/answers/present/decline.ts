import { answerPath } from "#domain/addresses/page-paths.ts"

import { UNANSWERED, type Answer } from "../answer.schema.ts"
import { foldQuestion } from "../read/fold-question.ts"
import { placeName } from "./place-name.ts"
import type { Refusal } from "../read/question.ts"
import { REFUSALS } from "./refusals.ts"

/** What is answered to a question without figures: why, which word was not understood, and what may be asked instead. */
export function decline(query: string, refusal: Refusal, asOf: string | null): Answer {
  const { state, message } = refusal
  const word = refusal.word === null ? null : findTyped(query, refusal.word)
  return {
    query,
    state,
    sentence: refusal.word === null ? message : nameTyped(message, refusal.word, word),
    ...UNANSWERED,
    alternatives: listInstead(query, refusal).map((asked) => ({
      reading: asked,
      path: answerPath(asked, asOf),
    })),
    path: answerPath(query, asOf),
    asOf,
    word,
  }
}

/** The question with each place that its word may mean, and others that were thought of. */
function listInstead(query: string, { word, alternatives, questions = [] }: Refusal): string[] {
  const named = alternatives.map((code) => {
    const name = placeName(code)
    return word === null ? name : replaceWord(query, word, name)
  })
  return [...named, ...questions]
}

function replaceWord(query: string, word: string, name: string): string {
  const at = query.toLowerCase().indexOf(word.toLowerCase())
  return at === -1 ? name : query.slice(0, at) + name + query.slice(at + word.length)
}

/** The most words of a question that are one word to a table. */
const LONGEST_WORD = 4

/** A word that was not understood as its asker typed it; `null` where it stands for another one that was typed. */
function findTyped(query: string, word: string): string | null {
  const words = query.split(/\s+/)
  const folded = foldQuestion(word)
  const typed = words
    .flatMap((_, start) =>
      Array.from({ length: LONGEST_WORD }, (__, k) => words.slice(start, start + k + 1).join(" ")),
    )
    .find((part) => foldQuestion(part) === folded)
  if (typed !== undefined) return typed.replace(/^[^\p{L}\d]+|(?:['’]s)?[^\p{L}\p{M}\d]*$/gu, "")
  return foldQuestion(query).includes(folded) ? word : null
}

/** A sentence about a word with the word as it was typed: one that nobody typed would be looked for in vain. */
function nameTyped(message: string, word: string, typed: string | null): string {
  if (typed !== null) return message.replace(`“${word}”`, `“${typed}”`)
  return message === REFUSALS.unknownWord(word) ? REFUSALS.unreadPart : message
}
