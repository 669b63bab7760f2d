import type { ReactNode } from "react"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { sourceFeedPath } from "#domain/addresses.ts"

import { Link } from "../../components/link/link.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { dayText } from "#domain/day-text.ts"
import { loadSources, type SourceLine } from "./load-sources.server.ts"
import styles from "./sources.module.css"

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

/** Every source: who published it, under which terms, how old it is and how much is held of it. */
export default function SourcesPage() {
  const { sources } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>Data sources</h1>
      <p className={styles.lede}>
        Figures are shown as their publishers gave them. Each source has its own terms: please
        credit the publisher in the words below.{" "}
        <Link to="/changes">What changed in the last imports</Link>
      </p>
      {sources.length === 0 && <p className={styles.lede}>No data has been imported yet.</p>}
      <div className={styles.list}>
        {sources.map((source) => (
          <SourceCard key={source.id} source={source} />
        ))}
      </div>
    </div>
  )
}

function SourceCard({ source }: { source: SourceLine }) {
  const { title, publisher, licence, licenceUrl, counts } = source
  const heading = `source-${source.id}`
  return (
    <article className="card" id={source.id} aria-labelledby={heading}>
      <p className={styles.publisher}>
        {publisher}
        {source.redistribute === "no" && <Tag>Charts and tables only</Tag>}
      </p>
      <h2 id={heading}>{title}</h2>
      <p className={styles.counts}>
        <b>{counts.indicators}</b> {counts.indicators === "1" ? "indicator" : "indicators"},{" "}
        <b>{counts.series}</b> series, <b>{counts.figures}</b>{" "}
        {counts.figures === "1" ? "figure" : "figures"}
      </p>
      <dl className={styles.facts}>
        <Fact label="Credit">{source.attribution}</Fact>
        <Fact label="Licence">
          {licenceUrl === null ? licence : <a href={licenceUrl}>{licence}</a>}
        </Fact>
        <Fact label="Terms">{source.terms}</Fact>
        {source.url !== "" && (
          <Fact label="Official address">
            <a href={source.url}>{source.url}</a>
          </Fact>
        )}
        <Fact label="Last import">
          {dayText(source.importedOn)},{" "}
          {source.vintageStated ? "data as of" : "no date given by the publisher, retrieved"}{" "}
          {dayText(source.vintage)} (<a href={sourceFeedPath(source.id)}>feed</a>)
        </Fact>
      </dl>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
