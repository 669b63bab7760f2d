import * as z from "zod"

import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import type { VerdictChange } from "./find-changes.ts"
import type { PreviousVerdict } from "./merge-claims.ts"

/** A claim of a published check: what the engine answered when it was stored, and the verdict before new data. */
export type StoredCheckedClaim = CheckedClaim & { before?: PreviousVerdict | null }

const statusSchema = z.enum(["correct", "incorrect", "unverified", "incomplete", "unavailable"])

/** What every version of the engine has stored and all readers rely on; the rest stays as it was stored. */
const claimSchema = z.looseObject({
  originalText: z.string(),
  status: statusSchema,
  message: z.string(),
  claim: z.looseObject({ statedValue: z.number().nullable() }),
  evidence: z.looseObject({
    seriesId: z.string().nullable(),
    period: z.string().nullable(),
    actualValue: z.number().nullable(),
  }),
})

const publishedClaim = z.custom<StoredCheckedClaim>((value) => claimSchema.safeParse(value).success)

const changeSchema = z.object({
  words: z.string(),
  from: statusSchema,
  to: statusSchema,
  message: z.string(),
  at: z.string(),
})

/** The claims of a stored check; what is not a claim is left out. */
export function readPublishedClaims(stored: readonly unknown[]): StoredCheckedClaim[] {
  return stored.flatMap((value) => publishedClaim.safeParse(value).data ?? [])
}

/** The changes of verdicts of a stored check; what is not a change is left out. */
export function readVerdictChanges(stored: readonly unknown[]): VerdictChange[] {
  return stored.flatMap((value) => changeSchema.safeParse(value).data ?? [])
}
