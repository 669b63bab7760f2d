import type { DataPoint } from "#charts/scene/scene.ts"

import { Link } from "../link/link.tsx"
import styles from "./data-table.module.css"

/** What rows of a table lead to; a row is known by its place among the data points. */
export type RowFacts = {
  /** `2022`, `2022-Q3`: the anchor of the row. */
  findId(at: number): string
  /** The page of the figure. */
  findPath(at: number): string
  /** Copies the sentence of the figure and its source; absent where figures may not be passed on. */
  onCopy?: ((at: number) => void) | undefined
}

/** The figures of a chart as a table, the newest first, in full precision. A change over a gap names the period it is measured from. */
export function DataTable({
  caption,
  periodHeading,
  valueHeading,
  dataPoints,
  facts,
}: {
  caption: string
  periodHeading: string
  valueHeading: string
  dataPoints: readonly DataPoint[]
  /** The addresses of the figures; without them, as where something else than figures is drawn, rows have none. */
  facts?: RowFacts | undefined
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
          {facts?.onCopy && (
            <th scope="col" className="needs-script">
              <span className="sr-only">Copy</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {dataPoints
          .map((dataPoint, k) => (
            <Row
              key={dataPoint.period}
              dataPoint={dataPoint}
              before={dataPoints[k - 1]}
              at={dataPoint.at ?? k}
              facts={facts}
            />
          ))
          .toReversed()}
      </tbody>
    </table>
  )
}

function Row({
  dataPoint,
  before,
  at,
  facts,
}: {
  dataPoint: DataPoint
  before: DataPoint | undefined
  at: number
  facts: RowFacts | undefined
}) {
  const { period, value, change, since, y } = dataPoint
  const isFromPeriodBefore = before?.period === since
  // A gap has no figure that could be quoted.
  const path = y === null ? undefined : facts?.findPath(at)
  return (
    <tr id={facts?.findId(at)}>
      <th scope="row">{path === undefined ? period : <Link to={path}>{period}</Link>}</th>
      <td className={styles.num}>{value}</td>
      <td className={styles.num}>
        {change === "" || isFromPeriodBefore ? change : `${change} on ${since}`}
      </td>
      {facts?.onCopy && (
        <td className={`needs-script ${styles.num ?? ""}`}>
          {path !== undefined && (
            <button
              type="button"
              className={styles.copy}
              aria-label={`Copy ${period} with its source`}
              onClick={() => {
                facts.onCopy?.(at)
              }}
            >
              Copy
            </button>
          )}
        </td>
      )}
    </tr>
  )
}
