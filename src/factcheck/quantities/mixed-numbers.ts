import {
  FRACTION_WORD,
  MAGNITUDES,
  NUMBER_WORD,
  readFraction,
  readNumberWords,
} from "./number-words.ts"

/** "three and three quarter trillion", "fifty-two and a quarter million", "2 and a third billion", "eleven and a half per cent". */
const MIXED = new RegExp(
  `\\b(?<whole>(?:${NUMBER_WORD})(?:[\\s-](?:${NUMBER_WORD}))?|\\d{1,3})\\s+and\\s+(?<upper>an?|one|two|three)[\\s-]+(?:(?<lower>${FRACTION_WORD})(?=[\\s-]+(?:per\\s?cent|percentage|points?|times|years?)\\b|\\s?%)|(?<part>(?:(?<=\\d\\s+and\\s+an?\\s+)|(?!hal))(?:${FRACTION_WORD}))\\s+(?<size>thousand|million|billion|trillion)\\b)`,
  "giu",
)

type Mixed = { start: number; end: number; value: number; step: number; currency: null }

/** Whole numbers with a fraction, of a magnitude or not, as exact as the fraction. */
export function findMixedNumbers(text: string): Mixed[] {
  return [...text.matchAll(MIXED)].flatMap((match) => {
    const {
      whole = "",
      upper = "",
      part: ofSize = "",
      lower = ofSize,
      size = "",
    } = match.groups ?? {}
    const above = /^\d/.test(whole) ? Number(whole) : readNumberWords(whole)?.value
    const part = readFraction(upper, lower)
    const unit = readFraction("a", lower)
    if (above === undefined || part === undefined || unit === undefined) return []
    const by = MAGNITUDES[size.toLowerCase()] ?? 1
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: Number(((above + part) * by).toPrecision(14)),
      step: unit * by,
      currency: null,
    }
  })
}
