import type { Sentence } from "../claims/sentence.ts"

/** "Start with income.", "Who is growing fastest?": what the figures behind a sentence without one are of. */
const OPENS: readonly (readonly [words: RegExp, measure: string])[] = [
  [
    /(?<!\b(?:low|lower|middle|upper|high)[\s-])(?<!,\s[a-z]+\sand\s)\b(?:incomes?(?!\s+(?:tax|group|inequality|support|level|categor))|living\s+standards|how\s+(?:rich|poor|wealthy))\b/i,
    "income-per-head",
  ],
  [
    /\b(?:who|which\s+(?:of\s+them|one|country|economy))\s+(?:is\s+growing|grows|grew)\b/i,
    "growth",
  ],
]

/** The measure that a sentence without a figure opens, where it does. */
export function findOpenedMeasure({ text, measures, quantities }: Sentence): string | undefined {
  if (quantities.length > 0) return undefined
  const opened = OPENS.find(([words]) => words.test(text))?.[1]
  return measures.length === 0 || opened === "growth" ? opened : undefined
}
