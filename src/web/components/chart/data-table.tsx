import type { DataPoint } from "#charts/scene/scene.ts"

import type { Frequency } from "#domain/time/frequency.ts"

import styles from "./data-table.module.css"

/** What the first column of a table is called. */
export const PERIOD_HEADINGS: Readonly<Record<Frequency, string>> = {
  yearly: "Year",
  quarterly: "Quarter",
  monthly: "Month",
}

/** The same numbers as a table, newest first, in full precision. A change over a gap names the period it is measured from. */
export function DataTable({
  caption,
  periodHeading,
  valueHeading,
  dataPoints,
}: {
  caption: string
  periodHeading: string
  valueHeading: string
  dataPoints: readonly DataPoint[]
}) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{periodHeading}</th>
          <th scope="col" className={styles.num}>
            {valueHeading}
          </th>
          <th scope="col" className={styles.num}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {dataPoints
          .map((dataPoint, k) => (
            <Row key={dataPoint.period} dataPoint={dataPoint} before={dataPoints[k - 1]} />
          ))
          .toReversed()}
      </tbody>
    </table>
  )
}

function Row({ dataPoint, before }: { dataPoint: DataPoint; before: DataPoint | undefined }) {
  const { period, value, change, since } = dataPoint
  const isFromPeriodBefore = before?.period === since
  return (
    <tr>
      <th scope="row">{period}</th>
      <td className={styles.num}>{value}</td>
      <td className={styles.num}>
        {change === "" || isFromPeriodBefore ? change : `${change} on ${since}`}
      </td>
    </tr>
  )
}
