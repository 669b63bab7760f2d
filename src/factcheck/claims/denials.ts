import type { MeasureMention, Quantity, Span } from "./claim-types.ts"

/** "It is not true that", "contrary to claims that", "it is a myth that": what follows is said to be false. */
const SAID_TO_BE_FALSE =
  /(?:(?:\b(?:not|hardly)|n['’]t)\s+(?:(?!only)[a-z]+ly\s+)?(?:true|correct|the\s+case)|(?<!\b(?:not|hardly|no)\s+(?:an?\s+)?)\b(?:false|untrue|incorrect|(?:wrong|false|untrue|incorrect|inaccurate)\s+to\s+(?:say|claim|think|suggest)|(?:an?\s+(?:[a-z]+\s+)?)?(?:myth|lie|fallacy|misconception|falsehood))|\bden(?:y|ies|ied)|\bno\s+truth\s+in\s+the\s+[a-z]+|\bcontrary\s+to\s+(?:the\s+|some\s+|popular\s+)?(?:claims?|reports?|beliefs?|rumou?rs?|suggestions?))\s+that\b(?:,?\s+in\s+(?:[a-z]+\s+)?\d{4},)?[^;:,—]*|\b(?:claim|idea|notion|assertion|suggestion)\s+that\b[^;:]*?\bis\s+(?:[a-z]+ly\s+)?(?:false|untrue|wrong|incorrect|an?\s+(?:[a-z]+\s+)?myth)\b/i

/** The words of a sentence that it says are false, up to the end of their clause. */
export function findDenied(text: string): Span | undefined {
  const match = /\bthat\b/i.test(text) ? SAID_TO_BE_FALSE.exec(text) : null
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

/** "70% did not live in cities": the figure counts those who are not in the measure. */
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
