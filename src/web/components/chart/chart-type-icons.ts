import ChartColumn from "lucide-react/icons/chart-column"
import ChartLine from "lucide-react/icons/chart-line"

import type { ChartType } from "#charts/model/chart-spec.ts"

import type { IconShape } from "../icon/icon.tsx"

/** What stands beside the name of a chart type. */
export const CHART_TYPE_ICONS: Readonly<Record<ChartType, IconShape>> = {
  bar: ChartColumn,
  line: ChartLine,
}
