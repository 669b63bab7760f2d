import { Flag } from "../../components/flag/flag.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { categoryLabel } from "#domain/indicators/category.ts"

import { AboutCard } from "./text/about-data.tsx"
import { IndicatorBreadcrumb } from "./indicator-header.tsx"
import styles from "./indicator.module.css"
import type { IndicatorPageData } from "./page-data.ts"
import { NotesSection } from "./text/page-texts.tsx"

/** An undated fact: the figure and its source, without a chart and without an invented year. */
export function UndatedPage({ page }: { page: Extract<IndicatorPageData, { state: "fact" }> }) {
  const { indicator, place, source, value } = page
  return (
    <>
      <header className={`container ${styles.head ?? ""}`}>
        <IndicatorBreadcrumb indicator={indicator} place={place} />
        <h1 className={styles.plainTitle}>{indicator.name}</h1>
        <p className={styles.meta}>
          <Flag code2={place.code2} size="large" />
          <b>{place.name}</b>
          <Tag>{categoryLabel(indicator.category)}</Tag>
        </p>
      </header>
      <div className={`container ${styles.factBody ?? ""}`}>
        <section className={`card ${styles.headline ?? ""}`} aria-label="Figure">
          <p className={styles.headlineValue}>{value}</p>
          <p className={styles.undated}>
            {source.publisher} gives no date for this figure, so there is no chart.
          </p>
        </section>
        <NotesSection indicator={indicator} />
        <AboutCard indicator={indicator} source={source} />
      </div>
    </>
  )
}
