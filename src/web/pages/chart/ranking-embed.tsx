import type { CSSProperties, ReactNode } from "react"

import { MapLegend } from "../../components/map/legend.tsx"
import mapStyles from "../../components/map/world-map.module.css"
import type { RankRow } from "../ranking/page-data.ts"
import styles from "./chart.module.css"
import type { RankingEmbedData } from "./load-ranking-embed.server.ts"

/** A map or a ranking that fills the whole embed; either way every figure can be read as a list. */
export function RankingEmbed({ embed, brand }: { embed: RankingEmbedData; brand: ReactNode }) {
  const { isMap, title, subtitle, foot } = embed
  return (
    <main className={styles.main}>
      <figure className={styles.chart}>
        <figcaption className={styles.head}>
          <div>
            <h1>{title}</h1>
            <p className={styles.sub}>{subtitle}</p>
          </div>
          {brand}
        </figcaption>
        {isMap && (
          <div
            className={`${mapStyles.drawing ?? ""} ${styles.map ?? ""}`}
            role="group"
            aria-label={embed.description}
            dangerouslySetInnerHTML={{ __html: embed.svg }}
          />
        )}
        {isMap && <MapLegend classes={embed.legend} />}
        <div
          className={isMap ? "sr-only" : styles.list}
          {...(!isMap && { tabIndex: 0, role: "region", "aria-label": title })}
        >
          <RankingList rows={embed.ranked} link={embed.countryLink} hasLinks={!isMap} />
        </div>
        <div className={styles.foot}>
          <p>{foot}</p>
        </div>
      </figure>
    </main>
  )
}

function RankingList({
  rows,
  link,
  hasLinks,
}: {
  rows: readonly RankRow[]
  link: string
  hasLinks: boolean
}) {
  return (
    <ol className={styles.ranking}>
      {rows.map(({ slug, rank, name, value, share }) => (
        <li key={slug} style={{ "--w": `${String(share ?? 0)}%` } as CSSProperties}>
          <span>{rank}</span>
          {hasLinks ? (
            <a href={`${link}${slug}`} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}{" "}
          <b>{value}</b>
        </li>
      ))}
    </ol>
  )
}
