import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"
import { EXPLORE_ADDRESS_KEYS } from "#charts/explore/explore-aliases.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { pageDescription } from "../../components/head/page-description.ts"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { wholeDays } from "../../components/whole-days.tsx"
import { servicesContext } from "../../services.server.ts"
import { BrandLink } from "../chart/brand-link.tsx"
import styles from "../chart/chart.module.css"
import { RankingFigure } from "../chart/ranking-embed.tsx"
import { ExploreTableView } from "../explore/explore-table.tsx"
import explore from "../explore/explore.module.css"
import { Player } from "../explore/player.tsx"
import { Annotations, Legend, Plots } from "../explore/plots.tsx"
import type { ExploreChart } from "../explore/page-data.ts"
import playerAddress from "./player-client.ts?worker&url"
import { loadExploreEmbed } from "./load-explore-embed.server.ts"
import { FRAME_KEYS } from "../chart/height-messages.ts"

/** No bar, no footer, no React in the browser: the embed is complete as it arrives; a figure that moves has a small script. */
export const handle = { bare: true, keys: [...EXPLORE_ADDRESS_KEYS, ...FRAME_KEYS] }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { embed, status } = await loadExploreEmbed(context.get(servicesContext), url.searchParams)
  return data(embed, status)
}

export function meta({ loaderData: embed }: MetaArgs<typeof loader>) {
  if (!embed?.chart) return hiddenMeta("No chart")
  return [
    { title: `${embed.chart.title} | ${BRAND}` },
    { name: "description", content: pageDescription(embed.chart.description) },
    { tagName: "link", rel: "canonical", href: embed.link },
  ]
}

/** A composition that fills the whole embed. */
export default function ExploreEmbedPage() {
  const { chart, missing, sentence, link } = useLoaderData<typeof loader>()
  if (chart === null) {
    return (
      <main className={styles.message}>
        <h1>No chart</h1>
        <p>{sentence}</p>
        <BrandLink to={link} />
      </main>
    )
  }
  return (
    <main className={styles.main}>
      <figure className={`${styles.chart ?? ""} ${explore.embed ?? ""}`}>
        <figcaption className={styles.head}>
          <div>
            <h1>{chart.title}</h1>
            <p className={styles.sub}>{chart.subtitle}</p>
          </div>
          <BrandLink to={link} />
        </figcaption>
        <EmbeddedFigure chart={chart} />
        {chart.player && <Player player={chart.player} />}
        <Annotations list={chart.annotations} />
        <div className={styles.foot}>
          <p>{wholeDays([missing, ...chart.notes, chart.source].filter(Boolean).join(" "))}</p>
        </div>
      </figure>
      {chart.player && <script type="module" src={playerAddress} />}
    </main>
  )
}

function EmbeddedFigure({ chart }: { chart: ExploreChart }) {
  const { figure, table, title, description } = chart
  switch (figure.kind) {
    case "plots":
      return (
        <>
          <Legend legend={figure.legend} isDots={figure.isDots} />
          <Plots figure={figure} description={description} isFilling />
          <div className="sr-only">
            <ExploreTableView table={table} caption={title} />
          </div>
        </>
      )
    case "map":
      return (
        <RankingFigure
          figure={{ ...figure, isMap: true, title: figure.ranking.title }}
          rows={figure.ranking.rows}
        />
      )
    case "bars":
      return (
        <div className={styles.list} tabIndex={0} role="region" aria-label={title}>
          {figure.lists.map((list) => (
            <section key={list.title}>
              {figure.lists.length > 1 && <h2 className={explore.panelTitle}>{list.title}</h2>}
              <RankingFigure
                figure={{ isMap: false, title: list.title, svg: "", legend: [], description: "" }}
                rows={list.rows}
              />
            </section>
          ))}
        </div>
      )
    case "table":
      return (
        <ScrollBox className={styles.list} label={title}>
          <ExploreTableView table={table} caption={title} />
        </ScrollBox>
      )
  }
}
