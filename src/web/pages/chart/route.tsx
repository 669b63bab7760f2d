import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { readCountriesQuery } from "#charts/explore/explore-from-views.ts"
import { exploreFramePath } from "#charts/explore/explore-spec.ts"
import { describeObservations } from "#charts/text/describe-chart.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import { renderDrawing } from "#charts/svg/drawing.ts"
import { BRAND } from "#domain/brand.ts"
import { withOwnKeys } from "#domain/places/query-aliases.ts"
import { NAMED_VIEW_KEYS } from "#domain/addresses/address-keys.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { wholeDays } from "../../components/whole-days.tsx"
import { DataTable } from "../../components/chart/data-table.tsx"
import { Plot } from "../../components/chart/plot.tsx"
import { pageDescription } from "../../components/head/page-description.ts"
import { servicesContext } from "../../services.server.ts"
import type { SeriesData } from "../indicator/page-data.ts"
import {
  creditSentence,
  seriesNotes,
  plottedSubtitle,
  plottedTitle,
  seriesTitle,
  datedSentence,
} from "#charts/text/series-text.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"
import { BrandLink } from "./brand-link.tsx"
import { loadEmbed } from "./load-embed.server.ts"
import styles from "./chart.module.css"
import { EmbedTitle } from "./embed-title.tsx"
import { RankingEmbed } from "./ranking-embed.tsx"
import clientAddress from "./embed-client.ts?worker&url"
import { FRAME_KEYS } from "./height-messages.ts"

/** No bar, no footer, no React in the browser: the embed is complete as it arrives. */
export const handle = { bare: true, keys: [...NAMED_VIEW_KEYS, ...FRAME_KEYS] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const own = withOwnKeys(url.searchParams)
  if (own)
    return redirect(`/chart${own.has("indicator2") ? "/compare" : ""}?${own.toString()}`, 301)
  const countries = readCountriesQuery(url.searchParams)
  if (countries) return redirect(exploreFramePath(countries), 301)
  const { embed, status } = await loadEmbed(context.get(servicesContext), url.searchParams)
  return data(embed, status)
}

export function meta({ loaderData: embed }: MetaArgs<typeof loader>) {
  if (!embed) return [{ title: BRAND }]
  if (embed.state === "message") {
    return hiddenMeta(embed.title)
  }
  if (embed.state === "ranking") {
    return [
      { title: `${embed.title} | ${BRAND}` },
      { name: "description", content: pageDescription(embed.description) },
      { tagName: "link", rel: "canonical", href: embed.link.split("?")[0] },
    ]
  }
  const title = seriesTitle(embed.series)
  const { observations, format, forecastFrom, doubtful } = embed.series
  return [
    { title: `${title} | ${BRAND}` },
    {
      name: "description",
      content: pageDescription(
        describeObservations({ observations, format, title, forecastFrom, doubtful }),
      ),
    },
    { tagName: "link", rel: "canonical", href: embed.link.split("?")[0] },
  ]
}

/** One chart that fills the whole embed: title, link to the page, plot, source. */
export default function ChartEmbedPage() {
  const embed = useLoaderData<typeof loader>()
  if (embed.state === "message") {
    return (
      <main className={styles.message}>
        <h1>{embed.title}</h1>
        <p>{embed.sentence}</p>
        <BrandLink to={embed.link} />
      </main>
    )
  }
  if (embed.state === "ranking") {
    return <RankingEmbed embed={embed} brand={<BrandLink to={embed.link} />} />
  }
  return <SeriesEmbed series={embed.series} link={embed.link} />
}

function SeriesEmbed({ series, link }: { series: SeriesData; link: string }) {
  const { spec, plotted, source, forecastFrom, doubtful } = series
  const title = seriesTitle(series)
  const scene = drawChart({ spec, ...plotted, title: plottedTitle(series), forecastFrom, doubtful })
  const notes = [...scene.notes, ...seriesNotes(series, spec.frequency)]
  return (
    <main className={styles.main}>
      <figure className={styles.chart}>
        <figcaption className={styles.head}>
          <div>
            <EmbedTitle title={title} ending={series.place.name} />
            <p className={styles.sub}>{plottedSubtitle(plotted)}</p>
          </div>
          <BrandLink to={link} />
        </figcaption>
        {scene.isEmpty ? (
          <p className={styles.empty}>{scene.description}</p>
        ) : (
          <Plot
            drawing={renderDrawing(scene, "chart")}
            frequency={spec.frequency}
            size="fill"
            inline
          />
        )}
        <div className={styles.foot}>
          <p>
            {creditSentence(source.attribution)} {wholeDays(datedSentence(series, series.asOf))}{" "}
            {wholeDays(notes.join(" "))}
          </p>
        </div>
        <div className="sr-only">
          <DataTable
            caption={`${title}, ${plottedSubtitle(plotted)}`}
            periodHeading={PERIOD_HEADINGS[spec.frequency]}
            valueHeading="Value"
            dataPoints={scene.dataPoints}
          />
        </div>
      </figure>
      <script src={clientAddress} defer />
    </main>
  )
}
