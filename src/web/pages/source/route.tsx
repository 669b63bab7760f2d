import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { capitalize } from "#domain/format/capitalize.ts"
import { shorten } from "#domain/text/shorten.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx"
import { DefinitionRow } from "../../components/definition-row.tsx"
import { NotFound } from "../../components/error-page/error-page.tsx"
import { hiddenMeta, pageMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { StaleTag, Tag } from "../../components/tag/tag.tsx"
import { servicesContext } from "../../services.server.ts"
import { ImportTable } from "../changes/import-table.tsx"
import { FrequencyTable } from "./frequency-table.tsx"
import { IndicatorLines } from "./indicator-lines.tsx"
import { loadSource, type SourcePageData } from "./load-source.server.ts"
import styles from "./source.module.css"

export const handle = { keys: ["filter", "page"] }

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext)
  const page = await loadSource(services, params["source"] ?? "", url.searchParams)
  return page ?? data(null, 404)
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return hiddenMeta("Page not found")
  const { at, of } = page.pages
  const part = at === 1 ? "" : `, page ${String(at)} of ${String(of)}`
  return [
    ...pageMeta({
      title: `${shorten(page.title, LONGEST_TITLE)}${part}`,
      description: `${page.publisher}: ${page.totals.indicators} and ${page.totals.valueCount} of ${page.title}, with licence, credit and imports.`,
      address: page.address,
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: `Imports of ${page.title}`,
      href: page.feed,
    },
  ]
}

/** One source: its terms, how much is held of it, what its imports changed, and its indicators. */
export default function SourcePage() {
  const page = useLoaderData<typeof loader>()
  return page ? <Source page={page} /> : <NotFound />
}

const LONGEST_TITLE = 40

function Source({ page }: { page: SourcePageData }) {
  const { title, publisher, totals, isClosed, imports } = page
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <Breadcrumb>
        <Link to="/sources">Data sources</Link>
        <span>{publisher}</span>
      </Breadcrumb>
      <h1>{title}</h1>
      <p className={styles.totals}>
        {totals.indicators}, {totals.series}, {totals.valueCount}{" "}
        {page.standstill !== "" && <StaleTag>{capitalize(page.standstill)}</StaleTag>}{" "}
        {isClosed && <Tag>Charts and tables only</Tag>}
      </p>
      <div className={styles.about}>
        <Terms page={page} />
        <FrequencyTable lines={page.frequencies} />
      </div>
      <section aria-labelledby="imports">
        <h2 id="imports">Last imports</h2>
        <ImportTable imports={imports} hasSource={false} />
        <p className={styles.feed}>
          <a href={page.feed}>Atom feed of the imports</a>
        </p>
      </section>
      <IndicatorLines page={page} />
    </div>
  )
}

function Terms({ page }: { page: SourcePageData }) {
  const { publisher, attribution, licence, licenceUrl, terms, url, schedule, lastImport } = page
  return (
    <section className="card" aria-labelledby="terms">
      <h2 id="terms">Terms and origin</h2>
      <dl className={styles.facts}>
        <DefinitionRow label="Publisher">{publisher}</DefinitionRow>
        <DefinitionRow label="Credit">{attribution}</DefinitionRow>
        <DefinitionRow label="Licence">
          {licenceUrl === null ? licence : <a href={licenceUrl}>{licence}</a>}
        </DefinitionRow>
        <DefinitionRow label="Terms">{terms}</DefinitionRow>
        {url !== "" && (
          <DefinitionRow label="Official address">
            <a href={url}>{url}</a>
          </DefinitionRow>
        )}
        <DefinitionRow label="Schedule">{schedule}</DefinitionRow>
        <DefinitionRow label="Last import">{wholeDays(lastImport)}</DefinitionRow>
      </dl>
    </section>
  )
}
