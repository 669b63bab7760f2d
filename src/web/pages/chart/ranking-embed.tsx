import type { CSSProperties, ReactNode } from "react"

import { wholeDays } from "../../components/whole-days.tsx"
import { MapLegend } from "../../components/map/legend.tsx"
import mapStyles from "../../components/map/world-map.module.css"
import type { RankRow } from "../ranking/page-data.ts"
import styles from "./chart.module.css"
import { EmbedTitle } from "./embed-title.tsx"
import type { RankingEmbedData } from "./load-ranking-embed.server.ts"

/** A map or a ranking that fills the whole embed; either way every figure can be read as a list. */
export function RankingEmbed({ embed, brand }: { embed: RankingEmbedData; brand: ReactNode }) {
  const { title, subtitle, foot } = embed
  return (
    <main className={styles.main}>
      <figure className={styles.chart}>
        <figcaption className={styles.head}>
          <div>
            <EmbedTitle title={title} ending={/[^ ,]+$/.exec(title)?.[0] ?? ""} />
            <p className={styles.sub}>{subtitle}</p>
          </div>
          {brand}
        </figcaption>
        <RankingFigure
          figure={embed}
          rows={embed.ranked.map((row) => ({ ...row, path: `${embed.countryLink}${row.slug}` }))}
        />
        <div className={styles.foot}>
          <p>{wholeDays(foot)}</p>
        </div>
      </figure>
    </main>
  )
}

/** The map with its legend, and the ranking as a list that is read out beside it; or the list alone. */
export function RankingFigure({
  figure: { isMap, title, svg, legend, description },
  rows,
}: {
  figure: Pick<RankingEmbedData, "isMap" | "title" | "svg" | "legend" | "description">
  rows: readonly RankingLine[]
}) {
  return (
    <>
      {isMap && (
        <div
          className={`${mapStyles.drawing ?? ""} ${styles.map ?? ""}`}
          role="group"
          aria-label={description}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      {isMap && <MapLegend classes={legend} />}
      <div
        className={isMap ? "sr-only" : styles.list}
        {...(!isMap && { tabIndex: 0, role: "region", "aria-label": title })}
      >
        <RankingList rows={rows} hasLinks={!isMap} />
      </div>
    </>
  )
}

type RankingLine = Pick<RankRow, "rank" | "name" | "value" | "share"> & { path: string }

/** A ranking as bars with their figures, each beside a link to its country. */
function RankingList({ rows, hasLinks }: { rows: readonly RankingLine[]; hasLinks: boolean }) {
  return (
    <ol className={styles.ranking}>
      {rows.map(({ path, rank, name, value, share }) => (
        <li key={path} style={{ "--w": `${String(share ?? 0)}%` } as CSSProperties}>
          <span>{rank}</span>
          {hasLinks ? (
            <a href={path} target="_blank" rel="noopener">
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
