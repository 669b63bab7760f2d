/** A page that was asked for and did not come: why, and what can be done about it. */
export type HeldLoad = { fault: "offline" | "server"; retry: () => void; drop: () => void }

let held: HeldLoad | null = null
const watchers = new Set<() => void>()

export function readHeldLoad(): HeldLoad | null {
  return held
}

export function watchHeldLoad(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Lets a page stay when the next one cannot be loaded: its request waits until the reader tries again, the connection
 * is back, or another page is asked for. Without this the router would put a page of its own in its place.
 */
export function holdFailedLoads(): void {
  const plain = window.fetch.bind(window)
  window.fetch = (input, init) =>
    isPageData(input) ? load(() => plain(input, init), init?.signal) : plain(input, init)
}

function isPageData(input: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return origin === location.origin && pathname.endsWith(".data")
}

async function load(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (;;) {
    const response = await ask().catch((error: unknown) => {
      if (signal?.aborted) throw error
      return null
    })
    if (response && response.status < 500) return response
    await untilTriedAgain(response ? "server" : "offline", signal)
  }
}

function untilTriedAgain(
  fault: HeldLoad["fault"],
  signal: AbortSignal | null | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      show(null)
      window.removeEventListener("online", retry)
      signal?.removeEventListener("abort", stop)
    }
    const retry = () => {
      end()
      resolve()
    }
    const stop = () => {
      end()
      reject(new DOMException("Another page was asked for.", "AbortError"))
    }
    const drop = () => {
      show(null)
    }
    window.addEventListener("online", retry)
    signal?.addEventListener("abort", stop)
    show({ fault, retry, drop })
  })
}

function show(next: HeldLoad | null): void {
  held = next
  for (const watcher of watchers) watcher()
}
