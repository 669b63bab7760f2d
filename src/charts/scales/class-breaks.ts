const MAX_CLASSES = 6
/** How far a break may move to become round, as a share of a class. */
const LEEWAY = 0.3

/**
 * Round values that part figures into up to six classes with about as many members each, ascending. Where figures
 * lie on both sides of zero, zero is one of them. Empty when there are not two different figures.
 */
export function classBreaks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const below = sorted.filter((value) => value < 0)
  if (below.length === 0 || below.length === sorted.length) return findBreaks(sorted, MAX_CLASSES)
  const above = sorted.filter((value) => value >= 0)
  const share = Math.round((MAX_CLASSES * below.length) / sorted.length)
  const classes = Math.min(Math.max(share, 1), MAX_CLASSES - 1)
  return [...findBreaks(below, classes), 0, ...findBreaks(above, MAX_CLASSES - classes)].filter(
    (value, k, all) => k === 0 || value > (all[k - 1] ?? -Infinity),
  )
}

/** The class of a figure: how many breaks are not above it. */
export function findClass(value: number, breaks: readonly number[]): number {
  return breaks.filter((from) => from <= value).length
}

function findBreaks(sorted: readonly number[], most: number): number[] {
  const count = Math.min(most, new Set(sorted).size)
  const step = sorted.length / count
  const breaks: number[] = []
  for (let k = 1; k < count; k += 1) {
    const at = (shift: number) => sorted[Math.round(k * step + shift * step)] ?? 0
    const [low, high] = [at(-LEEWAY), at(LEEWAY)]
    const value = roundest(low, high, at(0))
    // A class without members would be a colour that is nowhere on the map.
    const last = breaks.at(-1) ?? sorted[0] ?? value
    if (value > last && sorted.some((figure) => figure >= last && figure < value))
      breaks.push(value)
  }
  return breaks
}

/** The number with the fewest figures from `low` to `high`; of those the one closest to `target`. */
function roundest(low: number, high: number, target: number): number {
  if (!(low < high)) return target
  const highest = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high))))
  for (let power = highest; power > highest - 6; power -= 1) {
    for (const factor of [5, 2, 1]) {
      const found = multiple(factor, power, target)
      if (found >= low && found <= high) return found
    }
  }
  return target
}

/** The multiple of `factor` times a power of ten that is closest to a number, without the traces of fractions. */
function multiple(factor: number, power: number, near: number): number {
  if (power >= 0) return Math.round(near / (factor * 10 ** power)) * factor * 10 ** power + 0
  const perUnit = 10 ** -power / factor
  return Math.round(near * perUnit) / perUnit + 0
}
