import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { hiddenMeta, pageMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { servicesContext } from "../../services.server.ts"
import { ConceptPage } from "./concept-page.tsx"
import styles from "./concept.module.css"
import { loadConcept } from "./load-concept.server.ts"

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { concept = "", country = "" } = params
  const services = context.get(servicesContext)
  const outcome = await loadConcept(services, { concept, country })
  if ("redirect" in outcome) return redirect(outcome.redirect, 301)
  return data(outcome, outcome.missing === null ? 200 : 404)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const page = loaderData?.page
  if (!page) {
    const title = loaderData?.missing.title ?? "No such measure"
    return hiddenMeta(title)
  }
  const meta = pageMeta({
    title: `${page.concept}, ${page.country}: all publishers`,
    description: `${page.concept}, ${page.country}. ${page.summary}`,
    address: page.address,
  })
  // One publisher alone says no more here than on the page of its indicator.
  const isShared = new Set(page.publishers.map(({ name }) => name)).size > 1
  return isShared ? meta : [...meta, { name: "robots", content: "noindex" }]
}

/** A measure of a country by all its publishers. */
export default function Concept() {
  const { page, missing } = useLoaderData<typeof loader>()
  if (page !== null) return <ConceptPage page={page} />
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>{missing.title}</h1>
      <p>{missing.sentence}</p>
      <ul className={styles.nearest}>
        {missing.links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
