import type { DocumentClaim } from "../results/claim.ts"
import type { AutosavedChange } from "./autosave.ts"

const buildKey = (account: string, id: string | null) => `fact-check ${account} ${id ?? "new"}`

/** Keeps for this tab what the server has not taken yet, so that signing in again or reloading loses nothing. */
export function storeDraft(account: string, id: string | null, draft: AutosavedChange): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(buildKey(account, id))
    else sessionStorage.setItem(buildKey(account, id), JSON.stringify(draft))
  } catch {
    // Storage is refused or full: the text stays in the page as long as that is open.
  }
}

/** Takes the draft of a document out of the tab's storage; empty when there is none. */
export function takeDraft(account: string, id: string | null): AutosavedChange {
  try {
    const text = sessionStorage.getItem(buildKey(account, id))
    sessionStorage.removeItem(buildKey(account, id))
    return text === null ? {} : readDraft(JSON.parse(text))
  } catch {
    return {}
  }
}

/** What a version of this page stored, perhaps an older one: fields of another kind are left out. */
function readDraft(stored: unknown): AutosavedChange {
  if (typeof stored !== "object" || stored === null) return {}
  const { title, content, claims, asOf, checkedVersion } = stored as Record<string, unknown>
  return {
    ...(typeof title === "string" && { title }),
    ...(content !== undefined && { content }),
    ...(Array.isArray(claims) && { claims: claims as DocumentClaim[] }),
    ...(typeof asOf === "string" && { asOf }),
    ...(typeof checkedVersion === "number" && { checkedVersion }),
  }
}
