import { answerPath } from "#domain/addresses/page-paths.ts"

import { UNANSWERED, type Answer } from "../answer.schema.ts"
import { placeName } from "./place-name.ts"
import type { Refusal } from "../read/question.ts"

/** What is answered to a question without figures: why, which word was not understood, and what may be asked instead. */
export function decline(query: string, refusal: Refusal, asOf: string | null): Answer {
  const { state, message, word } = refusal
  return {
    query,
    state,
    sentence: message,
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
