import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { isStored, type StoredClaim } from "./merge-claims.ts"

/** A verdict that became another with new data. */
export type VerdictChange = {
  /** The author's words. */
  words: string
  from: CheckedClaim["status"]
  to: CheckedClaim["status"]
  message: string
  /** When it was found, in ISO 8601. */
  at: string
}

/** How many changes of one check are stored at most. */
const MAX_KEPT = 100

/** The verdicts that differ between the stored claims and the same claims by newer data. */
export function findChanges(
  stored: readonly unknown[],
  merged: readonly StoredClaim[],
  at: Date,
): VerdictChange[] {
  return stored.filter(isStored).flatMap((before, k) => {
    const after = merged[k]
    if (!after || after.status === before.status) return []
    const message = typeof after["message"] === "string" ? after["message"] : ""
    const { originalText: words, status: from } = before
    return [{ words, from, to: after.status, message, at: at.toISOString() }]
  })
}

/** Puts the newer changes before the older ones and drops what is too many. */
export function keepChanges(
  newer: readonly VerdictChange[],
  kept: readonly VerdictChange[],
): VerdictChange[] {
  return [...newer, ...kept].slice(0, MAX_KEPT)
}
