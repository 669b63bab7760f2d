import type { Reading } from "#charts/scene.ts"

import type { Frequency } from "#domain/frequency.ts"

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
  readings,
}: {
  caption: string
  periodHeading: string
  valueHeading: string
  readings: readonly Reading[]
}) {
  const rows = readings.map((reading, k) => ({
    ...reading,
    isStep: readings[k - 1]?.period === reading.since,
  }))
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
        {rows.toReversed().map(({ period, value, change, since, isStep }) => (
          <tr key={period}>
            <th scope="row">{period}</th>
            <td className={styles.num}>{value}</td>
            <td className={styles.num}>
              {change === "" || isStep ? change : `${change} on ${since}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
