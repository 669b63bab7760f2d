import { callApi } from "./call-api.ts"
import { readSignedIn, storeSession } from "./session-store.ts"

/** Ends the session: at once in this browser, and on the server as soon as it hears of it. */
export function signOut(): void {
  const session = readSignedIn()
  storeSession(null)
  if (session) void callApi("/customer/auth/logout", { method: "POST", token: session.token })
}
