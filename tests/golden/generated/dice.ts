/** Pseudo-random choices that a seed settles, so that the same statements are generated each time. */
export type Dice = {
  /** At least `low`, below `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** One of a list, which must not be empty. */
  pick<T>(list: readonly T[]): T
}

/** Mulberry32: short, and good enough to vary sentences. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + next() * (high - low)
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1))
  return { between, whole, pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T }
}
