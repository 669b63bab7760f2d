/** A bar of the small chart in percent of its box; a missing figure has none. */
export type EvidenceBar = {
  period: string
  value: number | null
  x: number
  y: number
  height: number
  /** Whether it is one of the points that decide. */
  isMarked: boolean
}

export type EvidenceShape = {
  bars: readonly EvidenceBar[]
  width: number
  /** Where zero is. */
  zero: number
  /** Round figures on the value axis, lowest first. */
  ticks: readonly { value: number; y: number }[]
  /** The stated figure as a bar of its own, beside what the data says. */
  claimed: { x: number; y: number; height: number } | null
}

/** A period of a series with its figure; null where none was published. */
export type EvidencePoint = { period: string; value: number | null }

const SHOWN = 11
/** More bars than this would be too thin to be told apart. */
const MAX_BARS = 60
const FILL = 0.72
/** Room above for the label of the stated figure, so that it stands on no bar. */
const HEADROOM = 1.18

/** Lays out the periods around that of the claim, with the stated figure over its bar. */
export function evidenceBars(
  points: readonly EvidencePoint[],
  claim: { period: string | null; value: number | null; marked?: readonly string[] },
): EvidenceShape {
  const shown = around(atTheirStep(points), claim.period, claim.marked ?? [])
  const values = shown.flatMap(({ value }) => (value === null ? [] : [value]))
  const all = claim.value === null ? values : [...values, claim.value]
  const bottom = Math.min(0, ...all) * HEADROOM
  const highest = Math.max(0, ...all)
  const top = highest + (HEADROOM - 1) * (highest - bottom)
  const span = top - bottom || 1
  const slot = 100 / Math.max(shown.length, 1)
  const at = (value: number) => ((top - value) / span) * 100
  const box = (value: number) => ({
    y: at(Math.max(value, 0)),
    height: (Math.abs(value) / span) * 100,
  })
  const left = (k: number) => k * slot + (slot * (1 - FILL)) / 2
  const index = shown.findIndex(({ period }) => period === claim.period)
  return {
    bars: shown.map(({ period, value }, k) => {
      const isMarked = period === claim.period || claim.marked?.includes(period) === true
      return { period, value, isMarked, x: left(k), ...box(value ?? 0) }
    }),
    width: slot * FILL,
    zero: at(0),
    ticks: listRoundValues(bottom, top).map((value) => ({ value, y: at(value) })),
    claimed: index === -1 || claim.value === null ? null : { x: left(index), ...box(claim.value) },
  }
}

/** Two to six round figures of a range: one, two or five times a power of ten apart. */
function listRoundValues(low: number, high: number): number[] {
  const rough = (high - low) / 5
  if (!(rough > 0)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((size) => size * power >= rough) ?? 10) * power
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)]
  // Sums of tenths leave a trace.
  return Array.from({ length: last - first + 1 }, (_, k) =>
    Number(((first + k) * step).toPrecision(12)),
  )
}

/** Figures that are published every few years alone stand side by side; a gap in any others stays one. */
function atTheirStep(points: readonly EvidencePoint[]): readonly EvidencePoint[] {
  const held = points.flatMap(({ value }, k) => (value === null ? [] : [k]))
  const [first = 0, second = 0] = held
  const step = second - first
  const isEven = step > 1 && held.length > 2 && held.every((k, n) => k === first + n * step)
  return isEven ? held.flatMap((k) => points[k] ?? []) : points
}

/** The last periods up to those of the claim and a few after them; all of a longer span. */
function around(
  points: readonly EvidencePoint[],
  period: string | null,
  marked: readonly string[],
): readonly EvidencePoint[] {
  const at = [period, ...marked].flatMap((wanted) => {
    const index = points.findIndex((point) => point.period === wanted)
    return index === -1 ? [] : [index]
  })
  if (at.length === 0) return points.slice(-SHOWN)
  const end = Math.min(points.length, Math.max(...at) + 3)
  const start = Math.min(end - SHOWN, Math.min(...at))
  return points.slice(Math.max(0, start, end - MAX_BARS), end)
}
