import { isBetterHigh } from "#factcheck/is-better-high.ts"

/** "Better" and "worse" as the side that they are of a measure; `undefined` where people would not agree. */
export function turnBetter(text: string, measure: string): string | undefined {
  if (!/\{(?:better|worse)\}/.test(text)) return text
  const isHigh = isBetterHigh(measure)
  if (isHigh === undefined) return undefined
  const [better, worse] = isHigh ? ["{above}", "{below}"] : ["{below}", "{above}"]
  return text.replaceAll("{better}", better).replaceAll("{worse}", worse)
}
