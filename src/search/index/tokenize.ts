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
  const plain = text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
  return ARABIC.test(plain) ? foldArabic(plain) : plain
}

const ARABIC = /[\u0621-\u064a]/

/** Letters that people write for one another: the last ones of many words, and the stroke that only widens. */
function foldArabic(text: string): string {
  return text
    .replace(/\u0640/g, "")
    .replace(/\u0649/g, "\u064a")
    .replace(/\u0629/g, "\u0647")
}

const WITHOUT_ARTICLE = /^\u0648?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=..)/

/** A folded Arabic word without "the", also where "and", "in", "as" or "for" are written together with it. */
export function withoutArticle(word: string): string {
  return ARABIC.test(word) ? word.replace(WITHOUT_ARTICLE, "") : word
}

/** Words of a text in order, folded but not stemmed. `US$` is one word, `2.15` too. */
export function splitWords(text: string): string[] {
  const folded = foldText(text).replace(/\bus\s?\$/g, " usd ")
  const words = folded.match(/\p{N}+\.\p{N}+|[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.slice(0, LONGEST_WORD))
}

/** One form of a folded word for singular and plural, British and American spelling, and a few other languages. */
export function stemWord(word: string): string {
  if (ARABIC.test(word)) return withoutArticle(word)
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
