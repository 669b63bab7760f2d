import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { DEFAULT_NEXT } from "#domain/addresses/next-path.ts"

import { useToast } from "../components/toast/toast-context.ts"
import { readSignedIn } from "./session-store.ts"

/** Sends a visitor who is signed in from a page for signed-out visitors to the search, and says why. */
export function useSignedOutOnly(): void {
  const navigate = useNavigate()
  const toast = useToast()
  const isDone = useRef(false)
  useEffect(() => {
    // Once, on arrival: signing in on this page leads somewhere else.
    if (isDone.current) return
    isDone.current = true
    if (!readSignedIn()) return
    toast(ACCOUNT_MESSAGES.alreadySignedIn, "info")
    void navigate(DEFAULT_NEXT, { replace: true })
  }, [navigate, toast])
}
