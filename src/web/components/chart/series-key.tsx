import { type ChartType } from "#charts/model/chart-spec.ts"
import { CHART_TRAITS, type MarkForm } from "#charts/model/chart-traits.ts"

import styles from "./series-key.module.css"

const SWATCHES: Readonly<Record<MarkForm, string | undefined>> = {
  bars: styles.bar,
  lines: undefined,
}

/** How a dataset is drawn, in small: a line with a round or, dashed, a square point; a full or a hatched bar. */
export function SeriesKey({
  second = false,
  chartType = "line",
}: {
  second?: boolean
  chartType?: ChartType
}) {
  const names = [styles.key, second && styles.second, SWATCHES[CHART_TRAITS[chartType].marks]]
  return <i aria-hidden="true" className={names.filter(Boolean).join(" ")} />
}
