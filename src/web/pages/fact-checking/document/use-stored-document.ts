import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router"

import { callApi } from "../../../session/call-api.ts"
import type { SignedInSession } from "../../../session/session-store.ts"
import {
  createAutosave,
  type Autosave,
  type AutosavedChange,
  type Kept,
  type SaveState,
} from "./autosave.ts"
import type { DocumentClaim } from "../results/claim.ts"
import { storeDraft, takeDraft } from "./document-draft.ts"

/** A document as the server keeps it. */
export type StoredDocument = {
  id: string
  title: string
  content: Record<string, unknown>
  claims: readonly DocumentClaim[]
  /** The day of the text; null before it was checked. */
  asOf: string | null
  /** Id of its published check. */
  published: string | null
}

type Loading = "loading" | "missing" | "failed" | "done"

/** The document of the address: fetched once, and kept a second after each change; a new one gets its address then. */
export function useStoredDocument(session: SignedInSession | null) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [id] = useState(() => query.get("id"))
  const account = session?.id ?? null
  const [draft] = useState(() => (account === null || id !== null ? {} : takeDraft(account, id)))
  const [loading, setLoading] = useState<Loading>(
    account === null || id === null ? "done" : "loading",
  )
  const [document, setDocument] = useState(() => withDraft(null, draft))
  const [title, setTitle] = useState(document?.title ?? "")
  const [saved, setSaved] = useState<{ state: SaveState; reason: string }>({
    state: "new",
    reason: "",
  })
  const [currentId, setCurrentId] = useState(id)
  const autosave = useRef<Autosave>(undefined)

  const begin = useEffectEvent((found: StoredDocument) => {
    const unsaved = account === null ? {} : takeDraft(account, id)
    const begun = withDraft(found, unsaved)
    setDocument(begun)
    setTitle(begun?.title ?? "")
    setSaved({ state: "saved", reason: "" })
    setLoading("done")
    if (Object.keys(unsaved).length > 0) autosave.current?.change(unsaved)
  })
  const created = useEffectEvent((made: string) => {
    setCurrentId(made)
    void navigate(`/fact-checking?id=${made}`, {
      replace: true,
      preventScrollReset: true,
      state: { sameDocument: true },
    })
  })
  useEffect(() => {
    if (account === null) return
    const leave = new AbortController()
    const saving = createAutosave({
      id,
      keep,
      onState: (state, reason) => {
        if (!leave.signal.aborted) setSaved({ state, reason })
      },
      onCreated: (made) => {
        if (!leave.signal.aborted) created(made)
      },
    })
    autosave.current = saving
    if (id !== null) {
      void load(id, leave.signal, setLoading).then((found) => found && begin(found))
    } else if (Object.keys(draft).length > 0) saving.change(draft)
    const stopKeeping = keepOnLeaving(saving, () => {
      storeDraft(account, saving.id(), saving.unsaved())
    })
    return () => {
      leave.abort()
      stopKeeping()
      saving.stop()
      // Another page of the site is open now: this one's last words are sent all the same.
      void saving.now().then(() => {
        storeDraft(account, saving.id(), saving.unsaved())
      })
    }
  }, [id, account, draft])
  const save = (change: AutosavedChange) => {
    autosave.current?.change(change)
  }
  return {
    document,
    title,
    loading,
    saved,
    save,
    /** The id under which the document is kept; `null` until it is. */
    id: currentId,
    /** Sends what waits at once. */
    flush: () => autosave.current?.now() ?? Promise.resolve(),
    rename: (text: string) => {
      setTitle(text)
      save({ title: text })
    },
  }
}

/** A document with what this tab holds beyond it; nothing when both are empty. */
function withDraft(found: StoredDocument | null, draft: AutosavedChange): StoredDocument | null {
  if (!found && Object.keys(draft).length === 0) return null
  const blank = { id: "", title: "", content: EMPTY, claims: [], asOf: null, published: null }
  return { ...blank, ...found, ...draft } as StoredDocument
}

const EMPTY = { type: "doc", content: [{ type: "paragraph" }] }

async function load(
  id: string,
  signal: AbortSignal,
  report: (loading: Loading) => void,
): Promise<StoredDocument | undefined> {
  const answer = await callApi<StoredDocument>(`/document/${encodeURIComponent(id)}`, { signal })
  if (signal.aborted) return undefined
  if (answer.error === undefined) return answer.data
  report(answer.status === 404 ? "missing" : "failed")
  return undefined
}

async function keep(id: string | null, change: AutosavedChange): Promise<Kept> {
  const path = id === null ? "/document" : `/document/${encodeURIComponent(id)}`
  const method = id === null ? "POST" : "PATCH"
  const answer = await callApi<StoredDocument>(path, { method, body: change })
  if (answer.error === undefined) return { id: answer.data.id }
  const { status, error: reason } = answer
  if (status === 404) return { id: null, isGone: true }
  const mayRetry = status === 0 || status === 429 || status >= 500
  return { id: null, isGone: false, mayRetry, reason }
}

/** Sends when the tab goes to the back or the connection returns; asks before unsaved words are thrown away. */
function keepOnLeaving(saving: Autosave, storeUnsaved: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const send = () => void saving.now()
  addEventListener("online", send, { signal })
  addEventListener("visibilitychange", send, { signal })
  addEventListener("pagehide", storeUnsaved, { signal })
  addEventListener(
    "beforeunload",
    (event) => {
      if (Object.keys(saving.unsaved()).length > 0) event.preventDefault()
    },
    { signal },
  )
  return () => {
    stop.abort()
  }
}
