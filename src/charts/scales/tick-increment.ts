/** A step that divides a range into about `count` parts: one, two or five times a power of ten. `perUnit` is one over it where it is a fraction, which keeps 0.1 exact. */
export type TickIncrement = { step: number } | { perUnit: number }

const FIFTY = Math.sqrt(50)
const TEN = Math.sqrt(10)
const TWO = Math.sqrt(2)

/** The round step for a range; `undefined` where a double cannot hold one. */
export function tickIncrement(low: number, high: number, count: number): TickIncrement | undefined {
  const rough = (high - low) / count
  const power = Math.floor(Math.log10(rough))
  const error = rough / 10 ** power
  const factor = error >= FIFTY ? 10 : error >= TEN ? 5 : error >= TWO ? 2 : 1
  const size = power < 0 ? 10 ** -power / factor : 10 ** power * factor
  if (!Number.isFinite(size) || size === 0) return undefined
  return power < 0 ? { perUnit: size } : { step: size }
}
