import type { DocumentClaim } from "../results/claim.ts"

/** What was shown for each text that stood in the editor, so that undoing an edit brings its statements back. */
export type ClaimMemory = {
  note(text: string, claims: readonly DocumentClaim[]): void
  recall(text: string): readonly DocumentClaim[] | undefined
}

/** More steps back than this are seldom taken. */
const MAX_REMEMBERED = 100

/** A memory that forgets the texts that were noted longest ago. */
export function createClaimMemory(): ClaimMemory {
  const seen = new Map<string, readonly DocumentClaim[]>()
  return {
    note(text, claims) {
      seen.delete(text)
      seen.set(text, claims)
      const [oldest] = seen.keys()
      if (seen.size > MAX_REMEMBERED && oldest !== undefined) seen.delete(oldest)
    },
    recall: (text) => seen.get(text),
  }
}
