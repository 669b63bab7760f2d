import Minus from "lucide-react/icons/minus"
import TrendingDown from "lucide-react/icons/trending-down"
import TrendingUp from "lucide-react/icons/trending-up"

import { findExtremes, figureBefore, type PeriodValue } from "#charts/model/extremes.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { isDoubtful, withoutDoubtful } from "#domain/series/doubtful-values.ts"
import {
  formatChange,
  formatHeadline,
  NO_DATA,
  type UnitFormat,
} from "#domain/format/number-format.ts"
import { periodLabel } from "#domain/time/period.ts"
import { countValues, sliceObservations, type Observations } from "#domain/series/series.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { DefinitionRow } from "../../../components/definition-row.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import styles from "../indicator.module.css"
import type { SeriesData } from "../page-data.ts"

const COUNTED: Readonly<Record<Frequency, readonly [one: string, many: string]>> = {
  yearly: ["year", "years"],
  quarterly: ["quarter", "quarters"],
  monthly: ["month", "months"],
}

/** Characters that fit beside the chart at the largest size. */
const LONG = 9

/** The number first: latest figure of the years shown with its change, highest, lowest and average; forecasts and doubtful figures only where nothing else is shown. */
export function HeadlineCard({ series }: { series: SeriesData }) {
  const { format } = series
  const credible = selectCredible(series)
  const observations = selectActual(credible, series)
  const extremes = findExtremes(observations)
  if (!extremes) {
    return (
      <section className={`card ${styles.headline ?? ""}`}>
        <h2 className={styles.headlineTitle}>{NO_DATA}</h2>
        <p>There is no figure in the years shown.</p>
      </section>
    )
  }
  const period = (point: PeriodValue) => periodLabel(observations.frequency, point.index)
  const { last, highest, lowest, average, count } = extremes
  const value = formatHeadline(last.value, format)
  const [one, many] = COUNTED[observations.frequency]
  return (
    <section className={`card ${styles.headline ?? ""}`} aria-label="Latest figure">
      <h2 className={styles.headlineTitle}>
        {period(last)}
        {isForecast(series, last) && ", forecast"}
        {isDoubtful(series.doubtful, last.index) && ", doubtful"}
      </h2>
      <p className={styles.headlineValue} data-long={value.length > LONG || undefined}>
        {value}
      </p>
      {format.kind === "plain" && series.indicator.shownUnit !== "" && (
        <p className="muted">{series.indicator.shownUnit}</p>
      )}
      <Change observations={credible} format={format} last={last} />
      <dl className={styles.facts}>
        <DefinitionRow label="Highest">
          {formatHeadline(highest.value, format)} <span>{period(highest)}</span>
        </DefinitionRow>
        <DefinitionRow label="Lowest">
          {formatHeadline(lowest.value, format)} <span>{period(lowest)}</span>
        </DefinitionRow>
        <DefinitionRow label="Average">
          {formatHeadline(average, format)} <span>{countNoun(count, one, many)}</span>
        </DefinitionRow>
      </dl>
    </section>
  )
}

/** The values without the doubtful ones; where all shown are doubtful, they are shown as such. */
function selectCredible({ observations, doubtful }: SeriesData): Observations {
  const credible = withoutDoubtful(observations, doubtful)
  return countValues(credible) > 0 ? credible : observations
}

function selectActual(observations: Observations, { forecastFrom }: SeriesData): Observations {
  if (forecastFrom === null || forecastFrom <= observations.start) return observations
  return sliceObservations(observations, observations.start, forecastFrom - 1)
}

function isForecast({ forecastFrom }: SeriesData, { index }: PeriodValue): boolean {
  return forecastFrom !== null && index >= forecastFrom
}

function Change({
  observations,
  format,
  last,
}: {
  observations: Observations
  format: UnitFormat
  last: PeriodValue
}) {
  const before = figureBefore(observations, last.index)
  const change = before ? formatChange(before.value, last.value, format) : ""
  if (!before || change === "") return null
  const shape =
    last.value > before.value ? TrendingUp : last.value < before.value ? TrendingDown : Minus
  return (
    <p className={styles.headlineChange}>
      <Icon of={shape} size={18} />
      <span>
        <b>{change}</b> on {periodLabel(observations.frequency, before.index)}
      </span>
    </p>
  )
}
