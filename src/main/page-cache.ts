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
  get(key: string): RenderedPage | undefined
  set(key: string, page: RenderedPage): void
  bytes(): number
}

/** Pages by address, the least recently read leave first when the bytes run out. Keys carry the data version, so nothing stale is ever read. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, RenderedPage>()
  let bytes = 0
  const drop = (key: string, page: RenderedPage) => {
    pages.delete(key)
    bytes -= sizeOf(page)
  }
  return {
    get(key) {
      const page = pages.get(key)
      if (page) {
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    set(key, page) {
      const before = pages.get(key)
      if (before) drop(key, before)
      if (sizeOf(page) > maxBytes) return
      pages.set(key, page)
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
