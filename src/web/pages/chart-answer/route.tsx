import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { renderDrawing } from "#charts/svg/drawing.ts"
import { BRAND } from "#domain/brand.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { DataTable } from "../../components/chart/data-table.tsx"
import { Plot } from "../../components/chart/plot.tsx"
import { pageDescription } from "../../components/head/page-description.ts"
import { servicesContext } from "../../services.server.ts"
import type { AnswerChart } from "../answer/page-data.ts"
import { BrandLink } from "../chart/brand-link.tsx"
import styles from "../chart/chart.module.css"
import clientAddress from "../chart/embed-client.ts?worker&url"
import { EmbedFoot } from "../chart/embed-foot.tsx"
import { EmbedTitle } from "../chart/embed-title.tsx"
import { RankingFigure } from "../chart/ranking-embed.tsx"
import { loadAnswerEmbed } from "./load-answer-embed.server.ts"
import { FRAME_KEYS } from "../chart/height-messages.ts"

/** A longer sentence would leave the chart no room. */
const LONGEST_SUBTITLE = 160

/** No bar, no footer, no React in the browser: the embed is complete as it arrives. */
export const handle = { bare: true, keys: ["q", "asOf", "context", ...FRAME_KEYS] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const embed = await loadAnswerEmbed(context.get(servicesContext), url.searchParams)
  return data(embed, embed.chart === null ? 404 : 200)
}

export function meta({ loaderData: embed }: MetaArgs<typeof loader>) {
  if (!embed?.chart) return hiddenMeta("No answer")
  return [
    { title: `${embed.query} | ${BRAND}` },
    { name: "description", content: pageDescription(embed.sentence) },
    { tagName: "link", rel: "canonical", href: embed.link },
  ]
}

/** The chart of an answer that fills the whole embed, with the sentence above it. */
export default function AnswerEmbedPage() {
  const { chart, sentence, link } = useLoaderData<typeof loader>()
  if (chart === null) {
    return (
      <main className={styles.message}>
        <h1>No answer</h1>
        <p>{sentence}</p>
        <BrandLink to={link} />
      </main>
    )
  }
  return (
    <main className={styles.main}>
      <figure className={styles.chart}>
        <figcaption className={styles.head}>
          <div>
            <EmbedTitle title={chart.title} ending={findEnding(chart.title)} />
            <p className={`${styles.sub ?? ""} ${styles.said ?? ""}`}>
              {sentence.length > LONGEST_SUBTITLE ? chart.subtitle : sentence}
            </p>
          </div>
          <BrandLink to={link} />
        </figcaption>
        <EmbeddedChart chart={chart} />
        <EmbedFoot text={chart.foot} />
      </figure>
      {chart.kind === "line" && <script src={clientAddress} defer />}
    </main>
  )
}

/** Places and year of a title: "Unemployment rate, Eritrea, Nigeria, 2025" of the measure and two countries. */
function findEnding(title: string): string | undefined {
  const at = title.indexOf(", ")
  return at === -1 ? undefined : title.slice(at + 2)
}

function EmbeddedChart({ chart }: { chart: AnswerChart }) {
  if (chart.kind === "line") return <SeriesChart chart={chart} />
  const drawn = chart.kind === "map" ? chart : { svg: "", legend: [], description: "" }
  return (
    <RankingFigure
      figure={{
        isMap: chart.kind === "map",
        title: chart.title,
        svg: drawn.svg,
        legend: drawn.legend,
        description: drawn.description,
      }}
      rows={chart.lines.map((line) => ({ ...line, rank: String(line.rank) }))}
    />
  )
}

function SeriesChart({ chart }: { chart: Extract<AnswerChart, { kind: "line" }> }) {
  const { scene, frequency, title, subtitle } = chart
  return (
    <>
      <Plot drawing={renderDrawing(scene, "chart")} frequency={frequency} size="fill" inline />
      <div className="sr-only">
        <DataTable
          caption={`${title}, ${subtitle}`}
          periodHeading={PERIOD_HEADINGS[frequency]}
          valueHeading="Value"
          dataPoints={scene.dataPoints}
        />
      </div>
    </>
  )
}
