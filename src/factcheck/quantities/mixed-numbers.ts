import {
  FRACTION_WORD,
  MAGNITUDES,
  NUMBER_WORD,
  readFraction,
  readNumberWords,
} from "./number-words.ts"

/** "three and three quarter trillion", "fifty-two and a quarter million", "2 and a third billion", "48 and a half million". */
const MIXED = new RegExp(
  `\\b(?<whole>(?:${NUMBER_WORD})(?:[\\s-](?:${NUMBER_WORD}))?|\\d{1,3})\\s+and\\s+(?<upper>an?|one|two|three)[\\s-]+(?<lower>(?:(?<=\\d\\s+and\\s+an?\\s+)|(?!hal))(?:${FRACTION_WORD}))\\s+(?<size>thousand|million|billion|trillion)\\b`,
  "giu",
)

type Mixed = { start: number; end: number; value: number; step: number; currency: null }

/** Whole numbers with a fraction of a magnitude, as exact as the fraction. */
export function findMixedNumbers(text: string): Mixed[] {
  return [...text.matchAll(MIXED)].flatMap((match) => {
    const { whole = "", upper = "", lower = "", size = "" } = match.groups ?? {}
    const above = /^\d/.test(whole) ? Number(whole) : readNumberWords(whole)?.value
    const part = readFraction(upper, lower)
    const unit = readFraction("a", lower)
    const by = MAGNITUDES[size.toLowerCase()]
    if (above === undefined || part === undefined || unit === undefined || by === undefined)
      return []
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: Number(((above + part) * by).toPrecision(14)),
      step: unit * by,
      currency: null,
    }
  })
}
