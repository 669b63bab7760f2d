import { Link } from "react-router"

import { drawChart } from "#charts/draw-chart.ts"
import { indicatorPath } from "#domain/addresses.ts"
import { categoryLabel } from "#domain/category.ts"

import { ChartFigure } from "../../components/chart/chart-figure.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { readRows } from "./country-rows.ts"
import { Breadcrumb } from "./indicator-header.tsx"
import styles from "./indicator.module.css"
import type { IndicatorInfo, IndicatorPageData, SeriesData } from "./page-data.ts"
import { countriesText } from "./page-head.ts"
import { NotesSection } from "./page-texts.tsx"
import { derivedSentence, seriesTitle, subtitleOf } from "#charts/series-words.ts"

/** An indicator without a country: the World's chart where there is one, and every country's latest figure. */
export function CountriesPage({
  page,
}: {
  page: Extract<IndicatorPageData, { state: "countries" }>
}) {
  const { indicator, world, count, countries, regions, usualPeriod, sort } = page
  return (
    <>
      <header className={`container ${styles.head ?? ""}`}>
        <Breadcrumb indicator={indicator} />
        <h1 className={styles.plainTitle}>{indicator.name}</h1>
        <p className={styles.meta}>
          <Tag>{categoryLabel(indicator.category)}</Tag>
          <span className="muted">{countriesText(count)}</span>
        </p>
      </header>
      <div className={`container ${styles.listBody ?? ""}`}>
        {indicator.definition !== "" && <p className={styles.prose}>{indicator.definition}</p>}
        {world && <WorldFigure series={world} />}
        <div>
          <SortLinks name={indicator.name} sort={sort} />
          <p className="muted">{listSentence(indicator, usualPeriod)}</p>
        </div>
        <RowList
          heading="Countries"
          indicator={indicator}
          text={countries}
          isRanked={sort === "value"}
        />
        <RowList heading="Regions and groups" indicator={indicator} text={regions} />
        <NotesSection indicator={indicator} />
      </div>
    </>
  )
}

/** What the figures of the list are, with the period that is not repeated beside each. */
function listSentence({ shownUnit }: IndicatorInfo, usualPeriod: string): string {
  const unit = shownUnit === "" ? "" : `, ${shownUnit}`
  const usual =
    usualPeriod === "" ? "" : ` Where no period stands beside a figure, it is of ${usualPeriod}.`
  return `Latest figures${unit}.${usual}`
}

function WorldFigure({ series }: { series: SeriesData }) {
  const { spec, figures, format, derived } = series
  const title = seriesTitle(series)
  return (
    <ChartFigure
      scene={drawChart({ spec, figures, format, title })}
      frequency={spec.frequency}
      title={title}
      subtitle={subtitleOf(series)}
      valueHeading="Value"
      notes={derived ? [derivedSentence(derived, spec.frequency)] : []}
      source={
        <>
          Source: <a href={series.source.url}>{series.source.publisher}</a>
        </>
      }
      whenEmpty={<p>No value in this range.</p>}
    />
  )
}

function RowList({
  heading,
  indicator,
  text,
  isRanked = false,
}: {
  heading: string
  indicator: IndicatorInfo
  text: string
  isRanked?: boolean
}) {
  const rows = readRows(text)
  if (rows.length === 0) return null
  const List = isRanked ? "ol" : "ul"
  return (
    <section>
      <h2>{heading}</h2>
      <List className={`${styles.rows ?? ""} ${isRanked ? (styles.ranked ?? "") : ""}`}>
        {rows.map(({ name, slug, value, period }) => (
          <li key={slug}>
            {/* A plain link each: hundreds of router links would double the page. */}
            <a href={indicatorPath({ name: indicator.name, countrySlug: slug })}>{name}</a>
            <b>{value}</b>
            {period !== "" && <small>{period}</small>}
          </li>
        ))}
      </List>
    </section>
  )
}

/** Links and no buttons, so that the order changes without script as well. */
function SortLinks({ name, sort }: { name: string; sort: "name" | "value" }) {
  const path = indicatorPath({ name })
  const to = { name: path, value: `${path}?sort=value` }
  return (
    <nav className={styles.sort} aria-label="Order of the list">
      Sort by
      {SORTS.map(({ key, label }) => (
        <Link
          key={key}
          to={to[key]}
          preventScrollReset
          aria-current={sort === key ? "true" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const SORTS = [
  { key: "name", label: "Name" },
  { key: "value", label: "Value" },
] as const
