import type { MeasureMention, Quantity } from "./claim-types.ts"

/** "70% did not live in cities": the figure is of those of whom the measure is not said. */
const OF_OTHERS =
  /\b(?:lack(?:s|ed|ing)?|never)\b|(?:\bnot|n['’]t)\b(?!\s+(?:only|just|merely|even)\b)/i
/** "was not 7.7%", "did not reach $100 billion"; "no more than" and "not only" are not denials. */
const NOT_THAT =
  /(?:\bnot|\bnever|n['’]t)\s+(?:(?!(?:only|just|merely|even|more|less|fewer|far|over|under|above|below|exceed|quite|yet|until)\b)[a-z]+\s+){0,2}[^\w\s]?$/i

/** Whether the text says that a figure is not what was measured, so that nothing is stated that could be checked. */
export function isDenied(
  text: string,
  quantity: Quantity,
  mention: MeasureMention | undefined,
): boolean {
  if (NOT_THAT.test(text.slice(Math.max(0, quantity.start - 30), quantity.start))) return true
  if (mention === undefined || mention.start < quantity.end || quantity.unit !== "percent")
    return false
  const between = text.slice(quantity.end, mention.start)
  return !/[;:,]|\d/.test(between) && OF_OTHERS.test(between)
}
