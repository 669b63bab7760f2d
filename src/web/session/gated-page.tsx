import { lazy, Suspense, useEffect, useState, type ReactNode } from "react"
import { useLocation, useNavigate } from "react-router"

import { loginPath } from "#domain/addresses/page-paths.ts"

import { useHydrated } from "../components/use-hydrated.ts"
import styles from "./gated-page.module.css"
import type { SignedInSession } from "./session-store.ts"
import { useSignedIn } from "./use-session.ts"

const AuthPrompt = lazy(async () => ({
  default: (await import("../components/auth-prompt/auth-prompt.tsx")).AuthPrompt,
}))

/**
 * The shell of a page that needs a sign-in. The server sends the heading only, the same for everybody; with a
 * session the browser puts the content in, without one it asks to sign in.
 */
export function GatedPage({
  heading,
  what,
  open,
  children,
}: {
  heading: string
  /** Ends the sentence "Please sign in to see …". */
  what: string
  /** What comes nearest and needs no sign-in; for browsers without script, which cannot sign in. */
  open?: { path: string; text: string }
  children: (session: SignedInSession) => ReactNode
}) {
  const session = useSignedIn()
  const isHydrated = useHydrated()
  // A visitor from another page of this site is live already when this one is first drawn.
  const [isEntry] = useState(!isHydrated)
  const [hadSession, setHadSession] = useState(false)
  if (session && !hadSession) setHadSession(true)
  if (session)
    return <Suspense fallback={<Shell heading={heading} />}>{children(session)}</Suspense>
  // The code that ended the session decides where to go; this page only stops showing what needs it.
  if (hadSession) return <Shell heading={heading} what={what} ended />
  return (
    <>
      <Shell heading={heading} what={what} open={open} />
      {isHydrated && (isEntry ? <ToLogin /> : <Ask />)}
    </>
  )
}

function Shell({
  heading,
  what,
  open,
  ended = false,
}: {
  heading: string
  what?: string
  open?: { path: string; text: string } | undefined
  ended?: boolean
}) {
  const { pathname, search } = useLocation()
  const sentence = what !== undefined && (
    <p>
      Please sign in to see {what}. <a href={loginPath(`${pathname}${search}`)}>Sign in</a>
    </p>
  )
  return (
    <div className={`container container-narrow ${styles.shell ?? ""}`}>
      <h1>{heading}</h1>
      {ended ? (
        sentence
      ) : (
        <noscript>
          {sentence}
          <p>
            Signing in needs JavaScript.
            {open && (
              <>
                {" "}
                Without it: <a href={open.path}>{open.text}</a>
              </>
            )}
          </p>
        </noscript>
      )}
    </div>
  )
}

function usePath(): string {
  const { pathname, search, hash } = useLocation()
  return `${pathname}${search}${hash}`
}

/** A visitor who opened the address itself goes to the sign-in page and comes back. */
function ToLogin() {
  const navigate = useNavigate()
  const path = usePath()
  useEffect(() => {
    void navigate(loginPath(path), { replace: true })
  }, [navigate, path])
  return null
}

/** A visitor from inside the site is asked first; Cancel leads back to where they were. */
function Ask() {
  const navigate = useNavigate()
  return (
    <Suspense>
      <AuthPrompt
        open
        onClose={() => {
          void navigate(-1)
        }}
      />
    </Suspense>
  )
}
