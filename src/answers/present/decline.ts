import { answerPath } from "#domain/addresses/page-paths.ts"

import type { Answer } from "../answer.ts"
import { placeName } from "../read/decide-question.ts"
import type { Refusal } from "../read/question.ts"

/** What is answered to a question without figures: why, which word was not understood, and what may be asked instead. */
export function decline(query: string, refusal: Refusal, asOf: string | null): Answer {
  const { state, message, word } = refusal
  return {
    query,
    state,
    sentence: message,
    reading: null,
    question: null,
    operation: null,
    measure: null,
    periods: null,
    group: null,
    rows: [],
    value: null,
    valueUnit: null,
    difference: null,
    country: null,
    period: null,
    rank: null,
    count: null,
    truth: null,
    understood: [],
    method: null,
    alternatives: listInstead(query, refusal).map((asked) => ({
      reading: asked,
      path: answerPath(asked, asOf),
    })),
    path: answerPath(query, asOf),
    dataPath: null,
    chart: null,
    sources: [],
    asOf,
    vintage: null,
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
