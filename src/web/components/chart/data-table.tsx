import type { Reading } from "#charts/scene.ts"

import type { Frequency } from "#domain/frequency.ts"

import { useMarkup } from "../use-markup.ts"
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
  const markup = useMarkup(rowsHtml(readings))
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
      <tbody dangerouslySetInnerHTML={markup} />
    </table>
  )
}

/** Rows as text: hundreds of cells that never change one by one are no work for React, here and in the browser. */
function rowsHtml(readings: readonly Reading[]): string {
  const num = ` class="${styles.num ?? ""}"`
  const rows = readings.map(({ period, value, change, since }, k) => {
    const isStep = readings[k - 1]?.period === since
    const step = change === "" || isStep ? change : `${change} on ${since}`
    return `<tr><th scope="row">${escapeText(period)}</th><td${num}>${escapeText(value)}</td><td${num}>${escapeText(step)}</td></tr>`
  })
  return rows.toReversed().join("")
}

function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;")
}
