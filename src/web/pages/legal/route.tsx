import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { pageMeta } from "../../components/head/page-meta.ts"
import { Prose } from "../../components/prose/prose.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./legal.module.css"
import { loadLegal } from "./load-legal.server.ts"

export function loader({ context }: LoaderFunctionArgs) {
  const page = loadLegal(context.get(servicesContext))
  if (!page) failWith(503)
  return page
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Legal",
    description: `Cookie policy, privacy policy and terms of service of ${BRAND}.`,
    address: loaderData?.address,
  })
}

/** Cookies, privacy and terms on one page, with a list of anchors beside them. */
export default function LegalPage() {
  const { title, lede, sections } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.legal ?? ""}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
      </header>
      <nav className={styles.toc} aria-label="On this page">
        <ul className={styles.anchors}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, heading, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </div>
  )
}
