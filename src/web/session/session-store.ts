/** What the pages know of the signed-in person. */
export type SessionUser = {
  fullName: string
  email: string
  imageUrl: string | null
}

/** Who uses this browser: `token` and `user` are there once the address is verified. */
export type BrowserSession = { id: string; token?: string; user?: SessionUser }

/** A session that may call what needs a sign-in. */
export type SignedInSession = BrowserSession & { token: string }

/** Where the browser keeps the session. */
const SESSION_KEY = "session"

/** How many letters the top bar makes room for. */
const NAME_LENGTH = "--name-length"

/** Runs in the head before anything is painted, so that the top bar has its final width from the start. */
export const SESSION_SCRIPT = `try{var s=JSON.parse(localStorage.getItem("${SESSION_KEY}"));if(s.token){var d=document.documentElement;d.dataset.session="";d.style.setProperty("${NAME_LENGTH}",s.user.fullName.length)}}catch(e){}`

const listeners = new Set<() => void>()
let seen: { text: string | null; session: BrowserSession | null } = { text: null, session: null }

/** The session of this browser, the same object until it changes; null when there is none. */
export function readSession(): BrowserSession | null {
  const text = storedText()
  if (text !== seen.text) seen = { text, session: parse(text) }
  return seen.session
}

/** The session when it holds a token, else null. */
export function readSignedIn(): SignedInSession | null {
  const session = readSession()
  return session && isSignedIn(session) ? session : null
}

export function isSignedIn(session: BrowserSession): session is SignedInSession {
  return session.token !== undefined
}

/** Keeps a session; null forgets it. All open pages of this browser follow. */
export function storeSession(session: BrowserSession | null): void {
  const text = session && JSON.stringify(session)
  try {
    if (text === null) localStorage.removeItem(SESSION_KEY)
    else localStorage.setItem(SESSION_KEY, text)
  } catch {
    // Storage is refused: the session lasts as long as this page.
    unstored = text
  }
  markSession()
  for (const listener of listeners) listener()
}

/** Tells the style sheet whether somebody is signed in: the same mark that the script in the head sets before anything is painted. */
function markSession(): void {
  const session = readSignedIn()
  const { documentElement } = document
  documentElement.toggleAttribute("data-session", session !== null)
  const name = session?.user?.fullName
  if (name === undefined) documentElement.style.removeProperty(NAME_LENGTH)
  else documentElement.style.setProperty(NAME_LENGTH, String(name.length))
}

/** Calls back whenever the session changes, in this page or another; gives the function that stops it. */
export function watchSession(listener: () => void): () => void {
  const hear = () => {
    markSession()
    listener()
  }
  listeners.add(listener)
  addEventListener("storage", hear)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", hear)
  }
}

let unstored: string | null = null

function storedText(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY) ?? unstored
  } catch {
    return unstored
  }
}

// Anybody with the browser's console can write here, so nothing is taken for granted.
function parse(text: string | null): BrowserSession | null {
  if (text === null) return null
  try {
    const { id, token, user } = JSON.parse(text) as Partial<Record<keyof BrowserSession, unknown>>
    if (typeof id !== "string") return null
    return {
      id,
      ...(typeof token === "string" && { token }),
      ...(isUser(user) && { user }),
    }
  } catch {
    return null
  }
}

function isUser(value: unknown): value is SessionUser {
  return (
    typeof value === "object" &&
    value !== null &&
    "fullName" in value &&
    typeof value.fullName === "string"
  )
}
