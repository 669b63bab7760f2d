import { useEffect, useState } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"

import { useHydrated } from "../../components/use-hydrated.ts"
import { useNext } from "../../session/use-next.ts"

/**
 * The token of the link or of the code: `undefined` until the page is live, null when there is none. It is taken
 * out of the address and the history at once, so that neither holds it afterwards.
 */
export function useResetToken(): string | null | undefined {
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const path = useNext().withNext("/reset-password")
  const { state } = useLocation() as { state: { token?: unknown } | null }
  const named = query.get("token")
  const handed = typeof state?.token === "string" ? state.token : null
  const [kept, setKept] = useState<string | null>(null)
  const given = isHydrated ? (named ?? handed) : null
  if (given !== null && given !== kept) setKept(given)
  useEffect(() => {
    if (given !== null) void navigate(path, { replace: true, state: null })
  }, [given, navigate, path])
  if (!isHydrated) return undefined
  return given ?? kept
}
