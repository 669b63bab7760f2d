import { CURRENCY_SUFFIXES } from "./currencies.data.ts"
import { mayMatch, requiredWords } from "../grammar/required-words.ts"

/** A space between a number and what belongs to it, as a regular expression. */
export const SPACE = "[ \\u00a0\\u202f\\u2009]"

const SUFFIXES = CURRENCY_SUFFIXES.map(([form, code]) => ({
  words: requiredWords(form),
  form: new RegExp(`^${SPACE}?(?:${form})(?![\\p{L}])`, "iu"),
  code,
}))

/** The currency named right after a number, and how long its name is with the space before it. */
export function readCurrencySuffix(after: string): { code: string; length: number } | undefined {
  const lower = after.toLowerCase()
  for (const { words, form, code } of SUFFIXES) {
    const match = mayMatch(words, lower) ? form.exec(after) : null
    if (match) return { code, length: match[0].length }
  }
  return undefined
}
