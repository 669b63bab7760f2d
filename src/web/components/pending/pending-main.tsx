import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react"
import { useLocation, useNavigation } from "react-router"

import { readHeldLoad, watchHeldLoad } from "../../session/hold-failed-loads.ts"
import styles from "./pending.module.css"

/** A page that comes sooner needs no sign that it is coming. */
const PATIENCE_MS = 300

type Shape = "results" | "chart" | "posts" | "jobs" | "page"

const ROWS: Readonly<Record<Shape, readonly string[]>> = {
  results: ["box", "row", "row", "row", "row", "line", "line", "line", "line", "line", "line"],
  chart: ["title", "line", "plot", "line", "line"],
  posts: ["title", "card", "card", "card"],
  jobs: ["title", "row", "row", "row", "row", "row"],
  page: ["title", "row", "row", "row"],
}

/** The content of every page; in its place bars in the shape of the next one, where that takes long to come. */
export function PendingMain({ children }: { children: ReactNode }) {
  const pending = usePending()
  const shape = pending === "same" ? null : pending
  return (
    <main
      id="main"
      tabIndex={-1}
      aria-busy={pending !== null || undefined}
      className={[styles.main, shape && styles.replaced].filter(Boolean).join(" ")}
    >
      {pending !== null && (
        <p className="sr-only" role="status">
          Loading ...
        </p>
      )}
      {shape && (
        <div className={`container ${styles.bars ?? ""}`} aria-hidden="true">
          {ROWS[shape].map((row, k) => (
            <span key={k} className={styles[row]} />
          ))}
        </div>
      )}
      {children}
    </main>
  )
}

/** What is being waited for: another page, or the same one with other options. */
function usePending(): Shape | "same" | null {
  const { pathname } = useLocation()
  const next = useNavigation().location
  const isHeld = useSyncExternalStore(watchHeldLoad, readHeldLoad, () => null) !== null
  const [slow, setSlow] = useState<string>()
  const key = next?.key
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => {
      setSlow(key)
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [key])
  if (!next || slow !== key || isHeld) return null
  if (next.pathname === "/results") return "results"
  if (next.pathname === pathname) return "same"
  return SHAPES.find(([form]) => form.test(next.pathname))?.[1] ?? "page"
}

const SHAPES: readonly (readonly [form: RegExp, shape: Shape])[] = [
  [/^\/(?:indicators|advanced)\//, "chart"],
  [/^\/blog\/?$/, "posts"],
  [/^\/careers\/?$/, "jobs"],
]
