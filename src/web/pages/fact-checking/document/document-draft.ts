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
    return text === null ? {} : (JSON.parse(text) as AutosavedChange)
  } catch {
    return {}
  }
}
