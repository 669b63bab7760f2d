import type { Span } from "../claims/claim-types.ts"

/** Two figures of a text and what it says of them wrongly; no data are needed to see it. */
export type Contradiction = Span & {
  sentence: Span
  /** The figures in the order of the text. */
  first: Span
  second: Span
  said: WrongOrder | WrongSum
  /** What it says of the two, where its own words say it only beside them. */
  statement?: string
}

/** A word that compares the figures the wrong way round: "up from", "higher than". */
export type WrongOrder = {
  kind: "order"
  word: string
  /** How the first figure stands to the second. */
  actual: "more" | "less"
}

/** A multiple or a change in per cent that the two figures do not come to. */
export type WrongSum = {
  kind: "sum"
  /** The author's words: "nine times as much", "a gain of 27%". */
  words: string
  /** What the second figure is to the first: 5.04 times, or a change of -27 per cent. */
  actual: { kind: "multiple" | "change"; value: number }
}

/** What was found in a sentence, with offsets of the whole text. */
export function placeInText(found: Omit<Contradiction, "sentence">, sentence: Span): Contradiction {
  return {
    ...found,
    ...shift(found, sentence.start),
    first: shift(found.first, sentence.start),
    second: shift(found.second, sentence.start),
    sentence,
  }
}

/** A stretch of a text moved on by a number of characters. */
export function shift({ start, end }: Span, by: number): Span {
  return { start: start + by, end: end + by }
}
