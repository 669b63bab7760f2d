import { countText } from "./count-text.ts"

/** `1st`, `2nd`, `3rd`, `11th`, `112th`. */
export function ordinal(position: number): string {
  const tens = position % 100
  const isTeen = tens > 10 && tens < 14
  const ending = isTeen ? undefined : ENDINGS[position % 10]
  return `${countText(position)}${ending ?? "th"}`
}

const ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" }
