import type { ValueAxis } from "./value-axis.ts"

/** Parts below and above zero that two scales share; few enough to be read. */
const MAX_PARTS = 6
const STEPS = [1, 2, 2.5, 4, 5, 10]

type Range = readonly [low: number, high: number]

/**
 * Two axes of different units whose zeros and gridlines lie on the same heights, so that neither line is lifted
 * against the other. `undefined` when one of them has no figure.
 */
export function alignAxes(
  first: readonly (number | null)[],
  second: readonly (number | null)[],
): [ValueAxis, ValueAxis] | undefined {
  const ranges = [rangeWithZero(first), rangeWithZero(second)] as const
  if (!ranges[0] || !ranges[1]) return undefined
  const pair = [ranges[0], ranges[1]] as const
  let best: { axes: [ValueAxis, ValueAxis]; use: number } | undefined
  for (const parts of splits(pair)) {
    const axes = pair.map((range) => axisFor(range, parts)) as [ValueAxis, ValueAxis]
    const use = measureUse(pair[0], axes[0]) + measureUse(pair[1], axes[1])
    // A little better is not worth more lines.
    if (!best || use > best.use + 0.02) best = { axes, use }
  }
  return best?.axes
}

function rangeWithZero(values: readonly (number | null)[]): Range | undefined {
  let low = 0
  let high = 0
  let count = 0
  for (const value of values) {
    if (value === null) continue
    count += 1
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  if (count === 0) return undefined
  return low === high ? [0, 1] : [low, high]
}

/** Every way to lay three to six parts around zero that has room for both ranges; four parts first. */
function splits(ranges: readonly Range[]): { below: number; above: number }[] {
  const needsBelow = ranges.some(([low]) => low < 0)
  const needsAbove = ranges.some(([, high]) => high > 0)
  const found: { below: number; above: number }[] = []
  for (const total of [4, 5, 3, MAX_PARTS]) {
    for (let below = 0; below <= total; below += 1) {
      const above = total - below
      if (below > 0 === needsBelow && above > 0 === needsAbove) found.push({ below, above })
    }
  }
  return found
}

function axisFor(
  [low, high]: Range,
  { below, above }: { below: number; above: number },
): ValueAxis {
  const needed = Math.max(above > 0 ? high / above : 0, below > 0 ? -low / below : 0)
  const { step, power } = roundAbove(needed)
  const ticks = Array.from(
    { length: below + above + 1 },
    (_, k) =>
      // Written as text, ten times a tenth stays one.
      Number(`${String((k - below) * step)}e${String(power)}`) + 0,
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

function roundAbove(needed: number): { step: number; power: number } {
  const power = Math.floor(Math.log10(needed))
  const target = needed / 10 ** power
  const step = STEPS.find((candidate) => candidate >= target * (1 - 1e-12)) ?? 10
  return { step, power }
}

function measureUse([low, high]: Range, axis: ValueAxis): number {
  return (high - low) / (axis.high - axis.low)
}
