import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { Link } from "../../components/link/link.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { ShowAll } from "../../components/show-all/show-all.tsx"
import { servicesContext } from "../../services.server.ts"
import { loadSources, type PublisherGroup } from "./load-sources.server.ts"
import { PublisherFold } from "./publisher-fold.tsx"
import { SourceRows } from "./source-rows.tsx"
import styles from "./sources.module.css"

/** Of a publisher with many sources the first few are shown; a fold of one or two would only hide them. */
const SHOWN = 8
const MAX_WITHOUT_FOLD = 10

export function loader({ context }: LoaderFunctionArgs) {
  return loadSources(context.get(servicesContext))
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Data sources",
    description: "Every publisher of figures on this site, with licence, credit and last import.",
    address: loaderData?.address,
  })
}

/** Every source by publisher: its licence, how much is held of it and when it was last imported. */
export default function SourcesPage() {
  const { groups } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>Data sources</h1>
      <p className={styles.lede}>
        Figures are shown as their publishers gave them. Each source has its own terms and its own
        credit line: both are on its page.{" "}
        <Link to="/changes">What changed in the last imports</Link>
      </p>
      {groups.length === 0 && <p className={styles.lede}>No data has been imported yet.</p>}
      <div className={styles.groups}>
        {groups.map((group, k) => (
          <Publisher key={group.publisher} group={group} id={`publisher-${String(k + 1)}`} />
        ))}
      </div>
    </div>
  )
}

function Publisher({ group, id }: { group: PublisherGroup; id: string }) {
  const { publisher, licence, sources } = group
  const isFolded = sources.length > MAX_WITHOUT_FOLD
  return (
    <section aria-labelledby={id}>
      <div>
        <h2 id={id}>{publisher}</h2>
        {licence !== "" && <p className={styles.licence}>{licence}</p>}
      </div>
      <PublisherFold publisher={publisher} count={sources.length} />
      <div>
        <SourceRows sources={sources} shown={isFolded ? SHOWN : sources.length} />
        {isFolded && <ShowAll count={sources.length} />}
      </div>
    </section>
  )
}
