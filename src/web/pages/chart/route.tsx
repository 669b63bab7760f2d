import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { describeFigures } from "#charts/text/describe-chart.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { drawingOf } from "#charts/svg/drawing.ts"
import { BRAND } from "#domain/brand.ts"
import { withOwnKeys } from "#domain/places/query-aliases.ts"

import { DataTable, PERIOD_HEADINGS } from "../../components/chart/data-table.tsx"
import { Plot } from "../../components/chart/plot.tsx"
import { servicesContext } from "../../services.server.ts"
import type { SeriesData } from "../indicator/page-data.ts"
import {
  creditSentence,
  seriesNotes,
  plottedSubtitle,
  plottedTitle,
  seriesTitle,
  vintageSentence,
} from "#charts/text/series-text.ts"
import { BrandLink } from "./brand-link.tsx"
import { loadChart } from "./load-embed.server.ts"
import styles from "./chart.module.css"
import { WorldFrame } from "./ranking-embed.tsx"
import clientAddress from "./embed-client.ts?worker&url"

/** No bar, no footer, no React in the browser: the frame is complete as it arrives. */
export const handle = { bare: true }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const own = withOwnKeys(url.searchParams)
  if (own)
    return redirect(`/chart${own.has("indicator2") ? "/compare" : ""}?${own.toString()}`, 301)
  const { frame, status } = await loadChart(context.get(servicesContext), url.searchParams)
  return data(frame, status)
}

export function meta({ loaderData: frame }: MetaArgs<typeof loader>) {
  if (!frame) return [{ title: BRAND }]
  if (frame.state === "message") {
    return [{ title: `${frame.title} | ${BRAND}` }, { name: "robots", content: "noindex" }]
  }
  if (frame.state === "world") {
    return [
      { title: `${frame.title} | ${BRAND}` },
      { name: "description", content: frame.description },
      { tagName: "link", rel: "canonical", href: frame.link.split("?")[0] },
    ]
  }
  const title = seriesTitle(frame.series)
  const { figures, format, forecastFrom, doubtful } = frame.series
  return [
    { title: `${title} | ${BRAND}` },
    {
      name: "description",
      content: describeFigures({ figures, format, title, forecastFrom, doubtful }),
    },
    { tagName: "link", rel: "canonical", href: frame.link.split("?")[0] },
  ]
}

/** One chart that fills its frame: title, link to the page, plot, source. */
export default function ChartFramePage() {
  const frame = useLoaderData<typeof loader>()
  if (frame.state === "message") {
    return (
      <main className={styles.message}>
        <h1>{frame.title}</h1>
        <p>{frame.sentence}</p>
        <BrandLink to={frame.link} />
      </main>
    )
  }
  if (frame.state === "world") {
    return <WorldFrame frame={frame} brand={<BrandLink to={frame.link} />} />
  }
  return <SeriesFrame series={frame.series} link={frame.link} />
}

function SeriesFrame({ series, link }: { series: SeriesData; link: string }) {
  const { spec, plotted, source, forecastFrom, doubtful } = series
  const title = seriesTitle(series)
  const scene = drawChart({ spec, ...plotted, title: plottedTitle(series), forecastFrom, doubtful })
  const notes = [...scene.notes, ...seriesNotes(series, spec.frequency)]
  return (
    <main className={styles.main}>
      <figure className={styles.chart}>
        <figcaption className={styles.head}>
          <div>
            <h1>{title}</h1>
            <p className={styles.sub}>{plottedSubtitle(plotted)}</p>
          </div>
          <BrandLink to={link} />
        </figcaption>
        {scene.isEmpty ? (
          <p className={styles.empty}>{scene.description}</p>
        ) : (
          <Plot drawing={drawingOf(scene, "chart")} frequency={spec.frequency} size="fill" inline />
        )}
        <div className={styles.foot}>
          <p>
            {creditSentence(source.attribution)} {vintageSentence(series)} {notes.join(" ")}
          </p>
        </div>
        <div className="sr-only">
          <DataTable
            caption={`${title}, ${plottedSubtitle(plotted)}`}
            periodHeading={PERIOD_HEADINGS[spec.frequency]}
            valueHeading="Value"
            readings={scene.readings}
          />
        </div>
      </figure>
      <script src={clientAddress} defer />
    </main>
  )
}
