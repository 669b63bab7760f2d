import { LRUCache } from "lru-cache"

import { AppError } from "#domain/errors.ts"

import type { RenderedPage } from "./rendered-page.ts"

/** The longest address that a page or file of this site may have; longer ones are refused. */
const MAX_ADDRESS = 4096

/** What addresses show, remembered until the data changes. */
export type PageStore = {
  /**
   * What an address shows: from the cache, else made once even when many ask at the same time.
   * @throws AppError "address-too-long" for an address longer than any of this site
   */
  find(address: string, make: () => Promise<RenderedPage>): Promise<RenderedPage>
  /** Whether the cache holds a page of an address, of whatever version. */
  has(address: string): boolean
  /** Only what is in the cache and shows the present version. */
  findCached(address: string): Promise<RenderedPage | undefined>
}

type PageStoreOptions = {
  maxBytes: number
  /** The version of all that the pages show. */
  version: () => Promise<number | string>
  /** Addresses whose page is made for each visitor anew. */
  isPersonal?: (address: string) => boolean
  /** Called with whether the page asked for was in the cache. */
  onLookup?: (isHit: boolean) => void
}

type Cached = { version: string; page: RenderedPage }

/** Makes an empty store. When it is full, the page that was read longest ago is dropped first. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { maxBytes, isPersonal = () => false, onLookup = () => undefined } = options
  const cache = new LRUCache<string, Cached>({ maxSize: maxBytes, sizeCalculation: sizeInCache })
  const making = new Map<string, Promise<RenderedPage>>()

  function findVersion(address: string, version: string): RenderedPage | undefined {
    const cached = cache.get(address)
    return cached?.version === version ? cached.page : undefined
  }

  async function make(
    address: string,
    version: string,
    draw: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const key = `${version} ${address}`
    const drawing = draw()
    if (!isPersonal(address)) making.set(key, drawing)
    try {
      const page = await drawing
      if (page.cacheable) cache.set(address, { version, page })
      return page
    } finally {
      making.delete(key)
    }
  }

  return {
    async find(address, draw) {
      if (address.length > MAX_ADDRESS) {
        throw new AppError("address-too-long")
      }
      const version = String(await options.version())
      const cached = findVersion(address, version)
      onLookup(cached !== undefined)
      return cached ?? making.get(`${version} ${address}`) ?? make(address, version, draw)
    },
    has: (address) => cache.has(address),
    async findCached(address) {
      const cached = findVersion(address, String(await options.version()))
      if (cached) onLookup(true)
      return cached
    },
  }
}

// The compressed forms come on top of the plain one; half of it covers both for text. The address
// counts too, because a redirect has no body.
function sizeInCache({ page }: Cached, address: string): number {
  return address.length + Math.ceil(page.body.plainLength * 1.5)
}
