import { indexPatterns } from "#factcheck/read-text.ts"

import { tidy } from "../read/marks.ts"
import { PLAIN_WORDS } from "../words/plain-words.data.ts"
import { sayTimes } from "./say-times.ts"

const REPLACED = PLAIN_WORDS.map(
  ([pattern, words]) =>
    [new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d-])`, "gu"), words] as const,
)

let findLikely: ReturnType<typeof indexPatterns> | undefined

/** A folded question in the words that the tables know, where people have others for them. */
export function sayPlainly(folded: string): string {
  // All names of measures come through here at the first question: few of them hold a word of a pattern.
  findLikely ??= indexPatterns(PLAIN_WORDS.map(([pattern]) => pattern))
  let text = tidy(folded)
  let likely = findLikely(text)
  for (const [k, [form, words]] of REPLACED.entries()) {
    if (!likely.has(k)) continue
    const replaced = tidy(text.replace(form, words))
    if (replaced === text) continue
    text = replaced
    likely = findLikely(text)
  }
  return sayTimes(text)
}
