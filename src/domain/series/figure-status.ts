import type { PeriodIndex } from "../time/period.ts"
import type { DoubtfulFigure } from "./decide-doubtful.ts"
import { isDoubtful } from "./doubtful-values.ts"

/** What is said of a figure: it is actual, its publisher projects it, or it cannot be right as published. */
export type FigureStatus = "actual" | "forecast" | "doubtful"

/** The status of the figure of a period; a doubtful forecast is doubtful. */
export function statusAt(
  index: PeriodIndex,
  {
    forecastFrom,
    doubtful,
  }: { forecastFrom: PeriodIndex | null; doubtful?: readonly DoubtfulFigure[] | undefined },
): FigureStatus {
  if (isDoubtful(doubtful, index)) return "doubtful"
  return forecastFrom !== null && index >= forecastFrom ? "forecast" : "actual"
}
