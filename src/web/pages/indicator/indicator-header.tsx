import { capitalize } from "#domain/format/capitalize.ts"
import { countryIndicatorsPath } from "#domain/addresses/page-paths.ts"
import { categoryLabel } from "#domain/indicators/category.ts"

import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx"
import { Link } from "../../components/link/link.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { StaleTag, Tag } from "../../components/tag/tag.tsx"
import { TopicTags } from "../../components/topic-links/topic-links.tsx"
import styles from "./indicator.module.css"
import type { IndicatorInfo, IndicatorPageData, LinkedPlace } from "./page-data.ts"
import { CountryPicker, IndicatorPicker } from "./controls/pickers.tsx"
import { rangeText } from "#charts/text/series-text.ts"

/** Where the reader is: breadcrumb, name, place, what kind of figures, and the two pickers. */
export function IndicatorHeader({
  page,
}: {
  page: Extract<IndicatorPageData, { state: "series" }>
}) {
  const { series } = page
  const { indicator, place, observations } = series
  const frequency = observations.frequency
  return (
    <header className={`container ${styles.head ?? ""}`}>
      <IndicatorBreadcrumb indicator={indicator} place={place} />
      <div className={styles.headRow}>
        <div className={styles.headText}>
          <h1>{indicator.name}</h1>
          <p className={styles.meta}>
            <Flag code2={place.code2} size="large" />
            <b>{place.name}</b>
            <Tag>{categoryLabel(indicator.category)}</Tag>
            <TopicTags
              topics={indicator.topics}
              pathOf={(topic) => countryIndicatorsPath(place.slug, { topic })}
            />
            <Tag>{capitalize(frequency)}</Tag>
            {series.freshness?.stale != null && <StaleTag>{series.freshness.stale}</StaleTag>}
            {observations.values.length > 0 && (
              <span className="muted">{rangeText(observations)}</span>
            )}
          </p>
        </div>
        <div className={styles.pickers}>
          <CountryPicker series={series} countries={page.countries} />
          <IndicatorPicker series={series} siblings={page.siblings} />
        </div>
      </div>
    </header>
  )
}

/** The way from the search to this page. */
export function IndicatorBreadcrumb({
  indicator,
  place,
}: {
  indicator: IndicatorInfo
  place?: LinkedPlace
}) {
  return (
    <Breadcrumb>
      <Link to="/search">Data Search</Link>
      {place && <Link to={countryIndicatorsPath(place.slug)}>{place.name}</Link>}
      <span>{categoryLabel(indicator.category)}</span>
    </Breadcrumb>
  )
}
