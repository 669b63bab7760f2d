import type { ComparedView } from "#charts/query/compared-view.ts"
import { isDoubtful } from "#domain/series/doubtful-values.ts"
import { formatColumn, NO_DATA } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"
import { periodLabel, parsePeriod } from "#domain/time/period.ts"
import { joinSeries } from "#charts/model/join-series.ts"
import { markDoubtful, markForecast } from "#charts/text/series-text.ts"

import tableStyles from "../../components/chart/data-table.module.css"

/** The figures of both datasets side by side, newest first. */
export function CompareTable({ view }: { view: ComparedView }) {
  const { first, second } = view
  const { frequency } = first.plotted.observations
  const other = second ?? {
    ...first,
    plotted: { ...first.plotted, observations: makeEmpty(frequency) },
  }
  const rows = joinSeries(first.plotted.observations, other.plotted.observations).toReversed()
  const heading = ({ title, plotted }: typeof first) =>
    [title, plotted.unit].filter((part) => part !== "").join(", ")
  const write = (value: number | null, period: string, { plotted, series }: typeof first) => {
    if (value === null) return NO_DATA
    const text = formatColumn(value, plotted.format)
    const index = parsePeriod(period)?.index ?? 0
    const marked = index >= (series.forecastFrom ?? Infinity) ? markForecast(text) : text
    return isDoubtful(series.doubtful, index) ? markDoubtful(marked) : marked
  }
  const label = (period: string) => {
    const read = parsePeriod(period)
    return read ? periodLabel(read.frequency, read.index) : period
  }
  return (
    <table className={tableStyles.table}>
      <caption className="sr-only">{`${view.title}, ${view.subtitle}`}</caption>
      <thead>
        <tr>
          <th scope="col">{PERIOD_HEADINGS[frequency]}</th>
          <th scope="col" className={tableStyles.num}>
            {heading(first)}
          </th>
          {second && (
            <th scope="col" className={tableStyles.num}>
              {heading(second)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ period, value, value2 }) => (
          <tr key={period}>
            <th scope="row">{label(period)}</th>
            <td className={tableStyles.num}>{write(value, period, first)}</td>
            {second && <td className={tableStyles.num}>{write(value2, period, second)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** No figures, beside a dataset that is not compared with another one yet. */
function makeEmpty(frequency: Frequency): Observations {
  return { frequency, start: 0, values: [] }
}
