/** The value below which this share of the times lies. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** A number with three decimals. */
export function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Numbers between 0 and 1, always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The middle of the values and between what it lies in 95 of 100 samples drawn from them with replacement. */
export type Estimate = { median: number; low: number; high: number }

const RESAMPLES = 2000

/** What repeated measurements say about their median (percentile bootstrap, always the same for the same values). */
export function estimateMedian(values: readonly number[]): Estimate {
  const next = seeded(11)
  const draw = () => values[Math.floor(next() * values.length)] ?? 0
  const medians = Array.from({ length: RESAMPLES }, () => quantile(values.map(draw), 0.5))
  const [low, high] = [quantile(medians, 0.025), quantile(medians, 0.975)]
  return { median: quantile(values, 0.5), low, high }
}

/** Whether the median stays below a limit, as far as these measurements can tell. */
export function verdictOf(
  { low, high }: Estimate,
  limit: number,
): "held" | "not held" | "not shown" {
  if (high < limit) return "held"
  return low > limit ? "not held" : "not shown"
}
