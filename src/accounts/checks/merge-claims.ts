import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FoundBefore } from "#factcheck/create-fact-checker.ts"

/** A verdict that the data has changed: what it was, and the day of the change, `YYYY-MM-DD`. */
export type PreviousVerdict = {
  status: CheckedClaim["status"]
  actualValue: number | null
  day: string
}

/** A stored claim: the check's answer and what the pages keep beside it. */
export type StoredClaim = Pick<CheckedClaim, "originalText" | "status"> &
  Record<string, unknown> & { before?: PreviousVerdict | null }

/**
 * Stored claims with the verdicts of newer data. One whose status became another remembers what it was, until it is
 * the same again; one that the text no longer holds stays as it is.
 */
export function mergeClaims(
  stored: readonly unknown[],
  fresh: readonly CheckedClaim[],
  day: string,
): StoredClaim[] {
  const left = [...fresh]
  return stored.filter(isStored).map((claim) => {
    const k = left.findIndex(({ originalText }) => originalText === claim.originalText)
    const [found] = k === -1 ? [] : left.splice(k, 1)
    if (!found) return claim
    return { ...claim, ...found, before: findChange(claim, found, day) }
  })
}

/** A model proposes at most this many claims for a text; an author's browser may have stored more. */
const MAX_FOUND = 40
const LONGEST_STATEMENT = 1000

/** Those of stored claims that a language model found and whose figure the author has not replaced since. */
export function foundByModel(stored: readonly unknown[]): FoundBefore[] {
  return stored.filter(isStored).filter(isFound).slice(0, MAX_FOUND)
}

function isFound(stored: StoredClaim): stored is StoredClaim & FoundBefore {
  const { foundBy, statement, claim, accepted } = stored
  return (
    foundBy === "language-model" &&
    typeof statement === "string" &&
    statement.length <= LONGEST_STATEMENT &&
    typeof claim === "object" &&
    claim !== null &&
    (accepted ?? null) === null
  )
}

function findChange(claim: StoredClaim, found: CheckedClaim, day: string): PreviousVerdict | null {
  const before = claim.before ?? null
  if (before !== null) return before.status === found.status ? null : before
  if (claim.status === found.status) return null
  return { status: claim.status, actualValue: readActualValue(claim), day }
}

function readActualValue({ evidence }: StoredClaim): number | null {
  const value = (evidence as { actualValue?: unknown } | null | undefined)?.actualValue
  return typeof value === "number" ? value : null
}

/** Whether a stored value is a claim. */
export function isStored(value: unknown): value is StoredClaim {
  return (
    typeof value === "object" &&
    value !== null &&
    "originalText" in value &&
    typeof value.originalText === "string" &&
    "status" in value &&
    typeof value.status === "string"
  )
}
