import { measureById } from "./grammar/find-measures.ts"
import { LESS_IS_BETTER, MORE_IS_BETTER } from "./grammar/measures/better-measures.data.ts"

/** Whether more of a measure is better, for texts and for questions; `undefined` where people would not agree. */
export function isBetterHigh(measure: string): boolean | undefined {
  if (measureById(measure) === undefined) return undefined
  if (MORE_IS_BETTER.has(measure)) return true
  if (LESS_IS_BETTER.has(measure)) return false
  // What is better of all is so of women, of men and of the young.
  const ofAll = measure.replace(/^(?:female|male|youth)-/, "")
  return ofAll === measure ? undefined : isBetterHigh(ofAll)
}
