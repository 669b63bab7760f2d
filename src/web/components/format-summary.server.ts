import type { SeriesSummary } from "#catalog/series-summary.ts"
import { isLine, sparklinePath, type Sparkline } from "#charts/scene/sparkline.ts"
import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"

import { latestPeriodText } from "./latest-period-text.ts"
import { SPARKLINE_HEIGHT, SPARKLINE_WIDTH } from "./sparkline/size.ts"

/** The latest figure of a series as pages show it. */
export type FormattedSummary = { value: string; period: string; spark: Sparkline | null }

/** Writes a summary out: the figure with its unit, its period, and a small line when two figures follow each other. */
export function formatSummary({ indicator, latest, recent }: SeriesSummary): FormattedSummary {
  return {
    value: formatHeadline(latest.value, unitFormat(indicator.unit, indicator.currency)),
    period: latestPeriodText(latest),
    spark: isLine(recent) ? sparklinePath(recent, SPARKLINE_WIDTH, SPARKLINE_HEIGHT) : null,
  }
}
