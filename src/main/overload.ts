/** Tells when the process has more to do than it can: then a quick refusal helps more than a late answer. */
export type Overload = {
  isOverloaded(): boolean
  stop(): void
}

type OverloadOptions = {
  clock: () => number
  /** Calls again and again; gives how to stop that. */
  every: (ms: number, call: () => void) => () => void
  /** A look that comes so late counts as overload. */
  maxLagMs: number
}

const LOOK_MS = 50
/** How much of the lag before still counts, so that one slow answer is not yet overload. */
const MEMORY = 0.6

/** Looks at how late a timer comes: what waits for the event loop waits as long. */
export function watchOverload({ clock, every, maxLagMs }: OverloadOptions): Overload {
  let last = clock()
  let lag = 0
  const stop = every(LOOK_MS, () => {
    const now = clock()
    lag = MEMORY * lag + (1 - MEMORY) * Math.max(0, now - last - LOOK_MS)
    last = now
  })
  return {
    // A loop that is stuck right now has not told its lag yet.
    isOverloaded: () => Math.max(lag, clock() - last - LOOK_MS - maxLagMs) > maxLagMs,
    stop,
  }
}
