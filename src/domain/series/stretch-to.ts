import type { PeriodIndex } from "../time/period.ts"
import { valueAt, type Observations } from "./series.ts"

/** The same figures over another range of periods; null in each period that has none. */
export function stretchTo(
  observations: Observations,
  { start, end }: { start: PeriodIndex; end: PeriodIndex },
): Observations {
  const values = Array.from({ length: Math.max(0, end - start + 1) }, (_, k) =>
    valueAt(observations, start + k),
  )
  return { ...observations, start, values }
}
