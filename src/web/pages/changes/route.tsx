import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { pageMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { servicesContext } from "../../services.server.ts"
import { dayText } from "#domain/day-text.ts"
import styles from "./changes.module.css"
import { loadChanges, type ImportLine } from "./load-changes.server.ts"

export function loader({ context }: LoaderFunctionArgs) {
  return loadChanges(context.get(servicesContext))
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "What changed in the last imports",
    description: "The files imported last, with how many series each brought, changed and left.",
    address: loaderData?.address,
  })
}

/** The last imports that changed something, with counts. */
export default function ChangesPage() {
  const { imports } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>What changed in the last imports</h1>
      <p className={styles.lede}>
        Figures of before are kept: every page shows them with <code>asOf=</code> and a day in its
        address. Imports that changed nothing are left out. <Link to="/sources">Data sources</Link>
      </p>
      {imports.length === 0 ? (
        <p className={styles.lede}>No data has been imported yet.</p>
      ) : (
        <ImportTable imports={imports} />
      )}
    </div>
  )
}

function ImportTable({ imports }: { imports: readonly ImportLine[] }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Imports">
      <table className={styles.table}>
        <caption className="sr-only">
          The last imports with the number of series each concerned
        </caption>
        <thead>
          <tr>
            <th scope="col">Imported</th>
            <th scope="col">File</th>
            <th scope="col">Source</th>
            <th scope="col">Data as of</th>
            {["New", "Changed", "Unchanged", "Older"].map((head) => (
              <th scope="col" key={head} className={styles.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imports.map((line) => (
            <tr key={line.path}>
              <td className={styles.day}>{dayText(line.day)}</td>
              <th scope="row">
                <Link to={line.path}>{line.file}</Link>
              </th>
              <td className={styles.source}>
                {line.publisher}, {line.title}
              </td>
              <td className={styles.day}>
                {dayText(line.vintage)}
                {!line.vintageStated && <small>day of retrieval</small>}
              </td>
              <td className={styles.number}>{line.new}</td>
              <td className={styles.number}>{line.changed}</td>
              <td className={styles.number}>{line.unchanged}</td>
              <td className={styles.number}>{line.older}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
