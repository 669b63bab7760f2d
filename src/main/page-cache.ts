import type { EncodedBody } from "./encoded-body.ts"

/** A rendered page, whole, ready to be sent. */
export type RenderedPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  etag: string
  body: EncodedBody
  /** Whether it is the same for everybody until the data changes. */
  cacheable: boolean
  /** Set for bytes that compression would not make smaller. */
  isPacked?: boolean
}

export type PageCache = {
  /** Whether something is kept for an address, of whatever version. */
  has(address: string): boolean
  /** The page of an address, unless it shows another version than this. */
  get(address: string, version: string): RenderedPage | undefined
  set(address: string, version: string, page: RenderedPage): void
  bytes(): number
}

type Kept = { version: string; page: RenderedPage }

/** Pages by address, the least recently read leave first when the bytes run out. Each carries the version it shows, so nothing stale is ever read. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, Kept>()
  let bytes = 0
  const drop = (address: string, { page }: Kept) => {
    pages.delete(address)
    bytes -= sizeOf(page)
  }
  return {
    has: (address) => pages.has(address),
    get(address, version) {
      const kept = pages.get(address)
      if (kept?.version !== version) return undefined
      pages.delete(address)
      pages.set(address, kept)
      return kept.page
    },
    set(address, version, page) {
      const before = pages.get(address)
      if (before) drop(address, before)
      if (sizeOf(page) > maxBytes) return
      pages.set(address, { version, page })
      bytes += sizeOf(page)
      for (const [oldest, old] of pages) {
        if (bytes <= maxBytes) break
        drop(oldest, old)
      }
    },
    bytes: () => bytes,
  }
}

// The compressed forms come on top of the plain one; half of it covers both for text.
function sizeOf(page: RenderedPage): number {
  return Math.ceil(page.body.plainLength * 1.5)
}
