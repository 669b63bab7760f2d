import { useEffect, useMemo, useSyncExternalStore } from "react"
import { useLocation } from "react-router"

import { useSignedIn } from "../use-session.ts"
import {
  NOTHING_KEPT,
  parseKept,
  withSearch,
  withView,
  type ViewHistory,
  type KeptView,
} from "./kept-views.ts"

const listeners = new Set<() => void>()

/** What this browser keeps of what the signed-in person looked at, and the way to change it; nothing for visitors. */
export function useKept(): {
  kept: ViewHistory
  change: (make: (kept: ViewHistory) => ViewHistory) => void
} {
  const id = useSignedIn()?.id ?? null
  const text = useSyncExternalStore(
    watch,
    () => (id === null ? null : readText(id)),
    () => null,
  )
  const kept = useMemo(() => parseKept(text), [text])
  return {
    kept,
    change: (make) => {
      if (id !== null) changeKept(id, make)
    },
  }
}

/** Notes the view at this address as opened by the person who is signed in; `null` notes nothing. */
export function useNoteView(view: Pick<KeptView, "title" | "datasetId"> | null): void {
  const id = useSignedIn()?.id
  const { pathname, search } = useLocation()
  const path = `${pathname}${search}`
  const { title, datasetId } = view ?? {}
  useEffect(() => {
    if (id === undefined || title === undefined) return
    const at = new Date().toISOString()
    const noted = { path, title, at, ...(datasetId !== undefined && { datasetId }) }
    changeKept(id, (kept) => withView(kept, noted))
  }, [id, path, title, datasetId])
}

/** Notes a search of the person who is signed in. */
export function useNoteSearch(text: string): void {
  const id = useSignedIn()?.id
  useEffect(() => {
    if (id === undefined || text === "") return
    changeKept(id, (kept) => withSearch(kept, { text, at: new Date().toISOString() }))
  }, [id, text])
}

/** Forgets everything that this browser keeps of a person, whose account is gone. */
export function forgetKept(id: string): void {
  changeKept(id, () => NOTHING_KEPT)
}

function changeKept(id: string, make: (kept: ViewHistory) => ViewHistory): void {
  const kept = make(parseKept(readText(id)))
  try {
    const isEmpty = kept.views.length + kept.searches.length === 0
    if (isEmpty) localStorage.removeItem(keyFor(id))
    else localStorage.setItem(keyFor(id), JSON.stringify(kept))
  } catch {
    // Storage is refused or full: nothing is kept.
  }
  for (const listener of listeners) listener()
}

/** Of each person by themselves: another who signs in here does not see them. */
function keyFor(id: string): string {
  return `kept:${id}`
}

function readText(id: string): string | null {
  try {
    return localStorage.getItem(keyFor(id))
  } catch {
    return null
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    removeEventListener("storage", listener)
  }
}
