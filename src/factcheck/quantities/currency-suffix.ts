import { CURRENCY_SUFFIXES } from "./currencies.data.ts"
import { requiredWords } from "../grammar/required-words.ts"
import { indexWords } from "../grammar/word-index.ts"

/** A space between a number and what belongs to it, as a regular expression. */
export const SPACE = "[ \\u00a0\\u202f\\u2009]"

const SUFFIXES = CURRENCY_SUFFIXES.map(([form, code]) => ({
  form: new RegExp(`^${SPACE}?(?:${form})(?![\\p{L}])`, "iu"),
  code,
}))

const mayFitSuffixes = indexWords(CURRENCY_SUFFIXES.map(([form]) => requiredWords(form)))
/** Every name of a currency, with the spaces in it, ends within so many letters. */
const LONGEST = 60

/** The currency named right after a number, and how long its name is with the space before it. */
export function readCurrencySuffix(after: string): { code: string; length: number } | undefined {
  const mayFit = mayFitSuffixes(after.slice(0, LONGEST).toLowerCase())
  for (const [k, { form, code }] of SUFFIXES.entries()) {
    const match = mayFit.has(k) ? form.exec(after) : null
    if (match) return { code, length: match[0].length }
  }
  return undefined
}
