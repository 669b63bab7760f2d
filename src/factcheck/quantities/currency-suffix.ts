import { CURRENCY_PREFIXES, CURRENCY_SUFFIXES } from "./currencies.data.ts"
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

/** Signs by themselves: what has to stand behind one in a text is left out. */
const PREFIXES = CURRENCY_PREFIXES.map(([form, code]) => ({
  form: new RegExp(`^(?:${form.replace(/\(\?=[^)]*\)/g, "")})$`),
  code,
}))
const PREFIXED = new RegExp(
  `(?<![\\p{L}\\d])(?<sign>${CURRENCY_PREFIXES.map(([form]) => form).join("|")})${SPACE}?\\d`,
  "gu",
)
const AMOUNT = new RegExp(
  `(?<![\\d.,])\\d[\\d.,]{0,30}(?:${SPACE}?(?:thousand|million|billion|trillion|k|m|mn|bn|tn))?(?=${SPACE}\\p{L})`,
  "giu",
)

/** The currency of every amount of a text that names one, where it is the same for all; else `null`. */
export function findOnlyCurrency(text: string): string | null {
  const before = [...text.matchAll(PREFIXED)].map(({ groups }) =>
    readPrefix(groups?.["sign"] ?? ""),
  )
  const behind = [...text.matchAll(AMOUNT)].flatMap(
    ({ index, 0: amount }) =>
      readCurrencySuffix(text.slice(index + amount.length, index + amount.length + LONGEST))
        ?.code ?? [],
  )
  const [code, ...others] = new Set([...before, ...behind])
  return others.length === 0 ? (code ?? null) : null
}

/** The currency of a sign before an amount; `null` where the table has none. */
export function readPrefix(sign: string): string | null {
  return PREFIXES.find(({ form }) => form.test(sign))?.code ?? null
}
