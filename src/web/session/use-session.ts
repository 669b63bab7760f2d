import { useSyncExternalStore } from "react"

import {
  readSession,
  readSignedIn,
  watchSession,
  type Session,
  type SignedIn,
} from "./session-store.ts"

const none = () => null

/** The session of this browser; null on the server and until the page has become live. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, readSession, none)
}

/** The session when its token lets it use what needs a sign-in. */
export function useSignedIn(): SignedIn | null {
  return useSyncExternalStore(watchSession, readSignedIn, none)
}
