import { CURRENCY_PREFIXES, CURRENCY_SUFFIXES } from "./currencies.data.ts"

/** A space between a number and what belongs to it, as a regular expression. */
export const SPACE = "[ \\u00a0\\u202f\\u2009]"

const SUFFIXES = CURRENCY_SUFFIXES.map(([form, code]) => ({ form: suffixPattern(form), code }))
/** The most characters that the name of a currency behind an amount takes, with the spaces in it. */
const LONGEST_SUFFIX = 60
const ANY_SUFFIX = suffixPattern(CURRENCY_SUFFIXES.map(([form]) => form).join("|"))

function suffixPattern(form: string): RegExp {
  return new RegExp(`^${SPACE}?(?:${form})(?![\\p{L}])`, "iu")
}

/** The currency named right after a number, and how long its name is with the space before it. */
export function readCurrencySuffix(after: string): { code: string; length: number } | undefined {
  // Most numbers are not of money: one test tells.
  if (!ANY_SUFFIX.test(after)) return undefined
  for (const { form, code } of SUFFIXES) {
    const match = form.exec(after)
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
      readCurrencySuffix(text.slice(index + amount.length, index + amount.length + LONGEST_SUFFIX))
        ?.code ?? [],
  )
  const [code, ...others] = new Set([...before, ...behind])
  return others.length === 0 ? (code ?? null) : null
}

/** The currency of a sign before an amount; `null` where the table has none. */
export function readPrefix(sign: string): string | null {
  return PREFIXES.find(({ form }) => form.test(sign))?.code ?? null
}
