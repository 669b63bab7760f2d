import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { compareTarget } from "#charts/compare-query.ts"
import { readComparison, type ComparedView } from "#charts/read-comparison.ts"
import { comparePath } from "#domain/addresses.ts"
import { BRAND } from "#domain/brand.ts"

import { servicesContext } from "../../services.server.ts"
import {
  ComparePlots,
  DISCLAIMER,
  Legend,
  notesOf,
  paintsOf,
  sourcesOf,
} from "../compare/compare-figure.tsx"
import { CompareTable } from "../compare/compare-table.tsx"
import { findCompared } from "../compare/load-compare.server.ts"
import { NO_DATASET } from "../indicator/no-dataset-words.ts"
import { readAsOf } from "../indicator/series-data.server.ts"
import { BrandLink } from "../chart/brand-link.tsx"
import styles from "../chart/chart.module.css"
import clientAddress from "../chart/embed-client.ts?worker&url"

/** No bar, no footer, no React in the browser: the frame is complete as it arrives. */
export const handle = { bare: true }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { catalog, publicUrl, now } = context.get(servicesContext)
  const { searchParams } = url
  const { first, second, problems } = await findCompared(catalog, searchParams)
  const currentYear = now().getUTCFullYear()
  const frame = {
    ...{ first, second, problems, currentYear, origin: publicUrl },
    query: searchParams.toString(),
    asOf: readAsOf(searchParams).day,
  }
  // Half a comparison would be taken for the whole.
  return data(frame, first && second ? 200 : 404)
}

export function meta({ loaderData: frame }: MetaArgs<typeof loader>) {
  const view = frame && viewOf(frame)
  if (!view) return [{ title: `No chart | ${BRAND}` }, { name: "robots", content: "noindex" }]
  return [
    { title: `${view.title} | ${BRAND}` },
    { name: "description", content: view.scenes.map(({ description }) => description).join(" ") },
  ]
}

type Frame = NonNullable<MetaArgs<typeof loader>["loaderData"]>

function viewOf({ first, second, query, currentYear }: Frame): ComparedView | null {
  if (!first || !second) return null
  return readComparison(first, second, new URLSearchParams(query), currentYear)
}

/** Two datasets that fill their frame: title, link to the page, legend, plot, sources. */
export default function CompareFramePage() {
  const frame = useLoaderData<typeof loader>()
  const view = viewOf(frame)
  if (!view) {
    return (
      <main className={styles.message}>
        <h1>No chart</h1>
        <p>{frame.problems[0] ?? NO_DATASET}</p>
        <BrandLink to={`${frame.origin}/search`} />
      </main>
    )
  }
  const link = frame.origin + comparePath(compareTarget(view, frame.asOf))
  return (
    <main className={styles.main}>
      <figure className={styles.chart} style={paintsOf(view)}>
        <figcaption className={styles.head}>
          <div>
            <h1>{view.title}</h1>
            <p className={styles.sub}>{view.subtitle}</p>
          </div>
          <BrandLink to={link} />
        </figcaption>
        <Legend view={view} />
        <ComparePlots view={view} size="fill" inline />
        <div className={styles.foot}>
          <p>
            {DISCLAIMER}. {sourceLine(view)} {notesOf(view).join(" ")}
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

function sourceLine(view: ComparedView): string {
  const texts = sourcesOf(view).map(({ publisher, sentence }) => `${publisher}. ${sentence}`)
  return `Source: ${texts.join(" ")}`
}
