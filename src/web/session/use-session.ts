import { useSyncExternalStore } from "react"

import {
  readSession,
  readSignedIn,
  watchSession,
  type BrowserSession,
  type SignedInSession,
} from "./session-store.ts"

const none = () => null

/** The session of this browser; null on the server and until the page has become live. */
export function useSession(): BrowserSession | null {
  return useSyncExternalStore(watchSession, readSession, none)
}

/** The session when its token lets it use what needs a sign-in. */
export function useSignedIn(): SignedInSession | null {
  return useSyncExternalStore(watchSession, readSignedIn, none)
}
