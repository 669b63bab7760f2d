import { useLocation, useSearchParams } from "react-router"

import { nextPath } from "#domain/addresses/next-path.ts"

/** Where to go after signing in: what the address names, else the page the visitor came from, else the search. */
export function useNext(): {
  next: string
  /** Appends the same `next` to the address of another of these pages. */
  withNext: (path: string) => string
} {
  const [query] = useSearchParams()
  const { state } = useLocation() as { state: { from?: unknown } | null }
  const named = query.get("next")
  const from = typeof state?.from === "string" ? state.from : null
  // The dashboard is where people are sent anyway; coming from it does not mean going back there.
  const previous = from !== null && !/^\/dashboard(?:[/?#]|$)/.test(from) ? from : null
  const next = nextPath(named ?? previous)
  return {
    next,
    withNext: (path) =>
      named === null
        ? path
        : `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`,
  }
}
