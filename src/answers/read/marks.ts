import type { AskedPeriod, AskedQuantity } from "./mentions.ts"
import type { NameMeaning } from "./place-names.ts"

/**
 * A question on its way to being read: what was understood stands in its text as a mark, `{@a}` for the first place or
 * `{highest}` for a word of an order. What is left at the end was not understood.
 */
export type Marked = {
  text: string
  names: readonly NameMeaning[]
  periods: readonly AskedPeriod[]
  quantities: readonly AskedQuantity[]
}

const A = "a".charCodeAt(0)

/** The mark of the k-th thing of a kind: `@` a place or group, `~` a period, `%` a number, `=` a measure by its whole name. */
export function makeMark(kind: "@" | "~" | "%" | "=", k: number): string {
  return ` {${kind}${String.fromCharCode(A + k)}} `
}

/** Which one of its kind a letter of a mark stands for. */
export function readLetter(letter: string): number {
  return letter.charCodeAt(0) - A
}

/** Text with single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
