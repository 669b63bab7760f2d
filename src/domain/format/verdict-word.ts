/** A verdict with what says how firm it is; checks that were kept before know nothing of that. */
export type WordedVerdict = { status: string; robustness?: { isFirm: boolean } | null }

/** Whether a statement is correct only by the choice of a year, a publisher or a form. */
export function isByChoice({ status, robustness }: WordedVerdict): boolean {
  return status === "correct" && robustness?.isFirm === false
}

/** The verdict as a word; a statement that is right only by choice is not called correct alone. */
export function verdictWord(verdict: WordedVerdict): string {
  return isByChoice(verdict) ? "correct but not firm" : verdict.status
}
