import { listMovementWords, listOvertakingWords, listWordsBesideNames } from "./join-verbs.ts"
import { SMALL_WORDS, WORDS_OF_FOCUS, WORDS_OF_STATEMENTS } from "./small-words.data.ts"

/** Words that say how a figure is stated, not what it is of. */
export const STATING_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...WORDS_OF_STATEMENTS,
  ...listWordsBesideNames(),
])

/** Words that leave the measure in focus what it is: "the rate", "Germany manages", "five years earlier it was". */
export const FOCUS_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...WORDS_OF_FOCUS,
  ...listMovementWords(),
  ...listOvertakingWords(),
])
