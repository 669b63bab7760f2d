import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import type { ComparedView } from "#charts/query/compared-view.ts"
import { compareTarget } from "#charts/query/compare-query.ts"
import { readComparison } from "#charts/views/read-comparison.ts"
import { comparePath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { withOwnKeys } from "#domain/places/query-aliases.ts"
import { COMPARE_KEYS } from "#domain/addresses/address-keys.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { pageDescription } from "../../components/head/page-description.ts"
import { wholeDays } from "../../components/whole-days.tsx"
import { servicesContext } from "../../services.server.ts"
import {
  ComparePlots,
  DISCLAIMER,
  Legend,
  writeNotes,
  buildPaints,
  listSources,
} from "../compare/compare-figure.tsx"
import compare from "../compare/compare.module.css"
import { CompareTable } from "../compare/compare-table.tsx"
import { buildPreview } from "../compare/discovery.server.ts"
import { findClosedSource } from "../compare/find-closed-source.ts"
import { findCompared } from "../compare/load-compare.server.ts"
import type { Compared } from "../compare/page-data.ts"
import { NO_DATASET } from "../indicator/missing/no-dataset-words.ts"
import { readAsOf } from "../indicator/series-data.server.ts"
import { BrandLink } from "../chart/brand-link.tsx"
import styles from "../chart/chart.module.css"
import clientAddress from "../chart/embed-client.ts?worker&url"
import { FRAME_KEYS } from "../chart/height-messages.ts"

/** No bar, no footer, no React in the browser: the embed is complete as it arrives. */
export const handle = { bare: true, keys: [...COMPARE_KEYS, ...FRAME_KEYS] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { catalog, publicUrl, now } = context.get(servicesContext)
  const { searchParams: query } = url
  const own = withOwnKeys(query)
  if (own) return redirect(`${url.pathname}?${own.toString()}`, 301)
  const found = await findCompared(catalog, query)
  const options = { query, currentYear: now().getUTCFullYear(), asOf: readAsOf(query).day }
  const whole = wholeView(found, options)
  const closed = whole.view && findClosedSource(whole.view)
  const embed = {
    view: closed ? null : whole.view,
    asOf: options.asOf,
    page: whole.page,
    preview: buildPreview(found, options),
    problem: closed ? closed.terms : (found.problems[0] ?? NO_DATASET),
    origin: publicUrl,
  }
  // Half a comparison would be taken for the whole.
  return data(embed, closed ? 403 : embed.view ? 200 : 404)
}

type ViewOptions = { query: URLSearchParams; currentYear: number; asOf: string | null }

function wholeView({ first, second }: Compared, { query, currentYear, asOf }: ViewOptions) {
  if (!first || !second) return { view: null, page: "/search" }
  const view = readComparison(first, second, query, currentYear)
  return { view, page: comparePath(compareTarget(view, asOf)) }
}

export function meta({ loaderData: embed }: MetaArgs<typeof loader>) {
  const view = embed?.view
  if (!view) return hiddenMeta("No chart")
  return [
    { title: `${view.title} | ${BRAND}` },
    {
      name: "description",
      content: pageDescription(view.scenes.map(({ description }) => description).join(" ")),
    },
    { tagName: "link", rel: "canonical", href: embed.origin + embed.page },
  ]
}

/** Two datasets that fill the whole embed: title, link to the page, legend, plot, sources. */
export default function CompareEmbedPage() {
  const { view, asOf, origin, page, problem } = useLoaderData<typeof loader>()
  if (!view) {
    return (
      <main className={styles.message}>
        <h1>No chart</h1>
        <p>{problem}</p>
        <BrandLink to={origin + page} />
      </main>
    )
  }
  return (
    <main className={styles.main}>
      <figure className={`${styles.chart ?? ""} ${compare.embed ?? ""}`} style={buildPaints(view)}>
        <figcaption className={styles.head}>
          <div>
            <h1>{view.title}</h1>
            <p className={styles.sub}>{view.subtitle}</p>
          </div>
          <BrandLink to={origin + page} />
        </figcaption>
        <Legend view={view} />
        <ComparePlots view={view} size="fill" inline />
        <div className={styles.foot}>
          <p>
            {DISCLAIMER}. {wholeDays(sourceLine(view, asOf))}{" "}
            {wholeDays(writeNotes(view).join(" "))}
          </p>
        </div>
        <div className="sr-only">
          <CompareTable view={view} />
        </div>
      </figure>
      <script src={clientAddress} defer />
    </main>
  )
}

function sourceLine(view: ComparedView, asOf: string | null): string {
  const texts = listSources(view, asOf).map(
    ({ publisher, sentence }) => `${publisher}. ${sentence}`,
  )
  return `Source: ${texts.join(" ")}`
}
