import { LRUCache } from "lru-cache"

import type { LimitName } from "../limits.data.ts"

/** So many are remembered; the counters know the others. */
const MAX_REMEMBERED = 10_000

/** The wide networks that have used up a limit in its present window, as far as this process knows. */
export type FullNetworks = {
  has(name: LimitName, network: string, window: number): boolean
  add(name: LimitName, network: string, window: number): void
}

export function createFullNetworks(): FullNetworks {
  const windows = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  return {
    // Peeked, so that one that is only asked about is forgotten as if nobody had asked.
    has: (name, network, window) => windows.peek(`${name} ${network}`) === window,
    add(name, network, window) {
      windows.set(`${name} ${network}`, window)
    },
  }
}
