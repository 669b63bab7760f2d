import { tidy } from "../read/marks.ts"
import { PLAIN_WORDS } from "../words/plain-words.data.ts"
import { sayTimes } from "./say-times.ts"

const REPLACED = PLAIN_WORDS.map(
  ([pattern, words]) =>
    [new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, "gu"), words] as const,
)

/** A folded question in the words that the tables know, where people have others for them. */
export function sayPlainly(folded: string): string {
  return sayTimes(REPLACED.reduce((text, [form, words]) => tidy(text.replace(form, words)), folded))
}
