import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { contactPath } from "#domain/addresses/page-paths.ts"

import { Link } from "../../components/link/link.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./leaders.module.css"

export function loader({ context }: LoaderFunctionArgs) {
  const { content, publicUrl } = context.get(servicesContext)
  const page = content.texts().leaders
  if (!page) failWith(503)
  return { ...page.head, address: `${publicUrl}/leaders` }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Leaders",
    description: loaderData?.lede ?? "",
    address: loaderData?.address,
  })
}

/** The training modules for people who decide with figures. */
export default function LeadersPage() {
  const { title, lede, modules } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={`container ${styles.head ?? ""}`}>
        <h1>{title}</h1>
        <p>{lede}</p>
        <ButtonLink look="primary" to={contactPath("A session for leaders")}>
          Ask for a session
        </ButtonLink>
      </div>
      <section className={`container ${styles.section ?? ""}`} aria-labelledby="modules">
        <h2 id="modules">Training modules</h2>
        <ol className={styles.modules}>
          {modules.map((module) => (
            <li key={module.title}>
              <h3>{module.title}</h3>
              <p>{module.text}</p>
              <p className={styles.outcome}>{module.outcome}</p>
              {module.read !== "" && (
                <p>
                  <Link to={module.read} aria-label={`Read first: ${module.title}`}>
                    Read first
                  </Link>
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
