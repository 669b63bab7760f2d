import type { Refusal } from "./question.ts"

/** That a question is not answered, with the sentence that says why and the word at fault, if it is one. */
export function refuse(message: string, word: string | null = null): Refusal {
  return { state: "declined", word, message, alternatives: [] }
}
