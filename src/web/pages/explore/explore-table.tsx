import { Link } from "../../components/link/link.tsx"
import styles from "./explore.module.css"
import type { ExploreTable } from "./page-data.ts"

/** Every figure of a composition as a table. */
export function ExploreTableView({ table, caption }: { table: ExploreTable; caption: string }) {
  const { rowHeading, columns, rows } = table
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{rowHeading}</th>
          {columns.map(({ heading, unit }) => (
            <th scope="col" key={heading}>
              {heading}
              {unit !== "" && <small>{unit}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, path, cells }) => (
          <tr key={label}>
            <th scope="row">{path === null ? label : <Link to={path}>{label}</Link>}</th>
            {cells.map((cell, k) => (
              <td key={k}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
