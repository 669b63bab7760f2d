/** A correlation over fewer places says nothing. */
const MIN_PLACES = 10

type Point = { x: number; y: number; isForecast: boolean }

/** How closely two measures go together, with how many places it rests on and what it does not say; empty for a few places. */
export function describeCorrelation(
  points: readonly Point[],
  isLog: { x: boolean; y: boolean },
): string {
  const r = measureCorrelation(points, isLog)
  if (r === undefined) return ""
  const scale = isLog.x || isLog.y ? " on the scales drawn" : ""
  const count = points.filter(({ isForecast }) => !isForecast).length
  return `Correlation r = ${r}${scale}, n = ${String(count)}. Each place counts the same, and a correlation says nothing about causes.`
}

/** The correlation of actual figures on the scales drawn; `undefined` for a few places, or where one measure does not vary. */
export function measureCorrelation(
  points: readonly Point[],
  isLog: { x: boolean; y: boolean },
): string | undefined {
  const actual = points.filter(({ isForecast }) => !isForecast)
  if (actual.length < MIN_PLACES) return undefined
  const r = correlate(
    actual.map(({ x }) => (isLog.x ? Math.log(x) : x)),
    actual.map(({ y }) => (isLog.y ? Math.log(y) : y)),
  )
  return Number.isFinite(r) ? r.toFixed(2).replace("-", "−") : undefined
}

/** Pearson's coefficient; not a number where one of the measures does not vary. */
export function correlate(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  let [both, ownX, ownY] = [0, 0, 0]
  for (const [k, x] of xs.entries()) {
    const [dx, dy] = [x - meanX, (ys[k] ?? 0) - meanY]
    both += dx * dy
    ownX += dx * dx
    ownY += dy * dy
  }
  return both / Math.sqrt(ownX * ownY)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
