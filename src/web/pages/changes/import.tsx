import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { wholeDays } from "../../components/whole-days.tsx"
import { Link } from "../../components/link/link.tsx"
import { NotFound } from "../../components/error-page/error-page.tsx"
import { hiddenMeta, pageMeta } from "../../components/head/page-meta.ts"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { servicesContext } from "../../services.server.ts"
import { dayText } from "#domain/time/day-text.ts"
import { vintageReason } from "#domain/time/vintage-text.ts"
import styles from "./changes.module.css"
import { loadImport, type ChangeLine, type ImportPageData } from "./load-changes.server.ts"

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await loadImport(context.get(servicesContext), params["import"] ?? "")
  return page ?? data(null, 404)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return hiddenMeta("Page not found")
  const { line, counts, address } = loaderData
  return pageMeta({
    title: `What changed with ${line.file}`,
    description: `${line.publisher}, ${line.title}. ${counts}`,
    address,
  })
}

/** What one import changed: counts, then the series with their last figure before and after. */
export default function ImportPage() {
  const page = useLoaderData<typeof loader>()
  return page ? <Changes page={page} /> : <NotFound />
}

function Changes({ page: { line, counts, changes, changed } }: { page: ImportPageData }) {
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <p className={styles.up}>
        <Link to="/changes">What changed in the last imports</Link>
      </p>
      <h1>{line.file}</h1>
      <p className={styles.lede}>
        Imported {wholeDays(`${dayText(line.day)}, ${vintageReason(line)}`)}, from{" "}
        <Link to={line.sourcePath}>
          {line.publisher}, {line.title}
        </Link>
        .
      </p>
      <p className={styles.lede}>{counts}</p>
      {changes.length > 0 && <ChangeTable changes={changes} />}
      {changes.length > 0 && changes.length < changed && (
        <p className={styles.lede}>
          The first {changes.length} of {line.changed} changed series.
        </p>
      )}
    </div>
  )
}

function ChangeTable({ changes }: { changes: readonly ChangeLine[] }) {
  return (
    <ScrollBox className={styles.scroll} label="Changed series">
      <table className={styles.table}>
        <caption>Changed series: the latest figure before and after</caption>
        <thead>
          <tr>
            <th scope="col">Indicator</th>
            <th scope="col">Country</th>
            <th scope="col" className={styles.number}>
              Before
            </th>
            <th scope="col" className={styles.number}>
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.path}>
              <th scope="row">
                <Link to={change.path}>{change.indicator}</Link>
              </th>
              <td>{change.country}</td>
              <td className={styles.number}>
                {change.pathBefore === null ? (
                  change.before
                ) : (
                  <Link to={change.pathBefore}>{change.before}</Link>
                )}
              </td>
              <td className={styles.number}>
                {change.after}
                {change.before === change.after && <small> earlier figures changed</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
