/** A verdict with what says how firm it is; checks that were kept before know nothing of that. */
export type WordedVerdict = { status: string; robustness?: { isFirm: boolean } | null }

/** The verdict as a word; a statement that is right only by the choice of how to count is not called correct alone. */
export function verdictWord({ status, robustness }: WordedVerdict): string {
  return status === "correct" && robustness?.isFirm === false ? "correct but not firm" : status
}
