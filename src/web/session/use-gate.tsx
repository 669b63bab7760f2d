import { lazy, Suspense, useState, type ReactNode } from "react"

import type { Access } from "#domain/accounts/access.ts"

import { useSignedIn } from "./use-session.ts"

const AuthPrompt = lazy(async () => ({
  default: (await import("../components/auth-prompt/auth-prompt.tsx")).AuthPrompt,
}))

/**
 * For buttons that need a sign-in: `pass` runs the action when the feature is open or somebody is signed in,
 * else it asks to sign in; `prompt` is that window and belongs somewhere on the page.
 */
export function useGate(): {
  isSignedIn: boolean
  pass: (access: Access, action: () => void) => void
  prompt: ReactNode
} {
  const isSignedIn = useSignedIn() !== null
  const [isAsking, setAsking] = useState(false)
  return {
    isSignedIn,
    pass: (access, action) => {
      if (access === "public" || isSignedIn) action()
      else setAsking(true)
    },
    prompt: isAsking && (
      <Suspense>
        <AuthPrompt
          open
          onClose={() => {
            setAsking(false)
          }}
        />
      </Suspense>
    ),
  }
}
