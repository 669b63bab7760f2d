import { AMERICAN, IRREGULAR, TRANSLATED } from "../tables/spelling.data.ts"

/** Characters of a search text that count. */
export const LONGEST_TEXT = 200
const DASHES = /[\u2010-\u2015\u2212]/g
const LONGEST_WORD = 40

/**
 * A search text as it may be used: at most 200 characters of letters, marks, digits, hyphen, slash,
 * dot and comma with single spaces. Anything else counts as a space, so no text can fail.
 */
export function cleanText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .normalize("NFKC")
    .replace(DASHES, "-")
    .replace(/[^\p{L}\p{M}\p{N}\s\-/.,]+/gu, " ")
    .replace(/\s+/gu, " ")
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .trim()
}

/** Lower case without diacritics: the form in which words are compared. */
export function foldText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase()
  return text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
}

/** Words of a text in order, folded but not stemmed. `US$` is one word, `2.15` too. */
export function splitWords(text: string): string[] {
  const folded = foldText(text).replace(/\bus\s?\$/g, " usd ")
  const words = folded.match(/\p{N}+\.\p{N}+|[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.slice(0, LONGEST_WORD))
}

/** One form of a folded word for singular and plural, British and American spelling, and a few other languages. */
export function stemWord(word: string): string {
  const singular = makeSingular(word)
  const english = TRANSLATED.get(singular) ?? AMERICAN.get(singular)
  return english ?? singular.replace(/isation$/, "ization")
}

function makeSingular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length <= 3 || !word.endsWith("s")) return word
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2)
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1)
}

/** Words of a text in the form the index keeps them. */
export function tokenize(text: string): string[] {
  return splitWords(text).map(stemWord)
}

/** A publisher's code as it is compared: letters and digits only. */
export function codeKey(code: string): string {
  return foldText(code).replace(/[^\p{L}\p{N}]+/gu, "")
}
