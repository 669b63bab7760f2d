import { AppError } from "#domain/errors.ts"

import { createPageCache, type RenderedPage } from "./page-cache.ts"

/** Longer addresses are refused: nothing of this site needs them. */
const MAX_ADDRESS = 4096

export type KeptPages = {
  /**
   * What an address shows: kept, else made once even when many ask at the same time.
   * @throws AppError "too-large" for an address longer than any of this site
   */
  find(address: string, make: () => Promise<RenderedPage>): Promise<RenderedPage>
  /** Only what is kept and shows the present version. */
  findKept(address: string): Promise<RenderedPage | undefined>
}

type KeptOptions = {
  maxBytes: number
  /** The version of all that the pages show. */
  version: () => Promise<number | string>
  /** Addresses that each visitor has made for himself. */
  isPersonal?: (address: string) => boolean
  /** Told whether what was asked for was kept. */
  note?: (isHit: boolean) => void
}

/** Keeps what addresses show until the data changes. */
export function createKeptPages(options: KeptOptions): KeptPages {
  const { isPersonal = () => false, note = () => undefined } = options
  const cache = createPageCache(options.maxBytes)
  const making = new Map<string, Promise<RenderedPage>>()

  async function make(
    address: string,
    version: string,
    draw: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const key = `${version} ${address}`
    const page = draw()
    if (!isPersonal(address)) making.set(key, page)
    try {
      const made = await page
      if (made.cacheable) cache.set(address, version, made)
      return made
    } finally {
      making.delete(key)
    }
  }

  return {
    async find(address, draw) {
      if (address.length > MAX_ADDRESS) {
        throw new AppError("too-large", "The address is too long.")
      }
      const version = String(await options.version())
      const kept = cache.get(address, version)
      note(kept !== undefined)
      return kept ?? making.get(`${version} ${address}`) ?? make(address, version, draw)
    },
    async findKept(address) {
      // Who asks for something else must not wait for the database.
      if (!cache.has(address)) return undefined
      const kept = cache.get(address, String(await options.version()))
      if (kept) note(true)
      return kept
    },
  }
}
