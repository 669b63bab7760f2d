import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { pageMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { servicesContext } from "../../services.server.ts"
import styles from "./changes.module.css"
import { ImportTable } from "./import-table.tsx"
import { loadChanges } from "./load-changes.server.ts"

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
        Earlier figures are kept: add <code>asOf=</code> and a day to the address of any page to see
        them. Imports that changed nothing are left out. <Link to="/sources">Data sources</Link>
      </p>
      {imports.length === 0 ? (
        <p className={styles.lede}>No data has been imported yet.</p>
      ) : (
        <ImportTable imports={imports} hasSource />
      )}
    </div>
  )
}
