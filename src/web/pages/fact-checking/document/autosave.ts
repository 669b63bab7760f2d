import type { DocumentClaim } from "../results/claim.ts"

/** What is kept of a document; what is left out stays as it is. */
export type AutosavedChange = {
  title?: string
  content?: unknown
  claims?: readonly DocumentClaim[]
  asOf?: string
  checkedVersion?: number
}

/** How a change fared: kept under an id, refused because the document is gone, or not kept. */
export type Kept =
  | { id: string }
  | { id: null; isGone: true }
  | { id: null; isGone: false; mayRetry: boolean; reason: string }

export type SaveState = "new" | "saving" | "saved" | "retrying" | "refused"

export type Autosave = {
  /** Notes a change; it is sent a moment later, together with what follows. */
  change(change: AutosavedChange): void
  /** Sends what waits at once. */
  now(): Promise<void>
  /** The document that is changed; `null` until there is one. */
  id(): string | null
  /** What has not been kept yet; empty when all has. */
  unsaved(): AutosavedChange
  /** No more is sent by itself. */
  stop(): void
}

type Options = {
  /** The document to change; `null` until there is one. */
  id: string | null
  keep: (id: string | null, change: AutosavedChange) => Promise<Kept>
  onState: (state: SaveState, reason: string) => void
  /** Called with the id of a document that was made. */
  onCreated: (id: string) => void
  delayMs?: number
  retryMs?: number
}

/**
 * Keeps a document while it is written: one request after the other, so that a second change never makes a second
 * document. What fails goes along with the next try; a document that is gone meanwhile is made anew.
 */
export function createAutosave(options: Options): Autosave {
  const { keep, onState, onCreated, delayMs = 1000, retryMs = 5000 } = options
  let known = options.id
  let whole: AutosavedChange = {}
  let waiting: AutosavedChange = {}
  let underWay: AutosavedChange = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let chain = Promise.resolve()
  let isStopped = false

  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void now(), ms)
  }
  const now = () => {
    clearTimeout(timer)
    chain = chain.then(send)
    return chain
  }
  async function send(): Promise<void> {
    if (Object.keys(waiting).length === 0) return
    underWay = waiting
    waiting = {}
    const kept = await keep(known, underWay)
    if (kept.id !== null) {
      underWay = {}
      if (known === null) onCreated(kept.id)
      known = kept.id
      onState(Object.keys(waiting).length > 0 ? "saving" : "saved", "")
      return
    }
    waiting = { ...underWay, ...waiting }
    underWay = {}
    if (kept.isGone) {
      waiting = { ...whole, ...waiting }
      if (known !== null) {
        known = null
        await send()
      }
      return
    }
    onState(kept.mayRetry ? "retrying" : "refused", kept.reason)
    if (kept.mayRetry) later(retryMs)
  }
  return {
    change(change) {
      whole = { ...whole, ...change }
      waiting = { ...waiting, ...change }
      onState("saving", "")
      later(delayMs)
    },
    now,
    id: () => known,
    unsaved: () => ({ ...underWay, ...waiting }),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
