import type { LimitName } from "../limits.data.ts"

/** So many are remembered; the counters know the others. */
const MAX_REMEMBERED = 10_000

/** The wide networks that have used up a limit in its present window, as far as this process knows. */
export type FullNetworks = {
  has(name: LimitName, network: string, window: number): boolean
  add(name: LimitName, network: string, window: number): void
}

export function createFullNetworks(): FullNetworks {
  const windows = new Map<string, number>()
  return {
    has: (name, network, window) => windows.get(`${name} ${network}`) === window,
    add(name, network, window) {
      const id = `${name} ${network}`
      windows.delete(id)
      windows.set(id, window)
      const [oldest] = windows.keys()
      if (windows.size > MAX_REMEMBERED && oldest !== undefined) windows.delete(oldest)
    },
  }
}
