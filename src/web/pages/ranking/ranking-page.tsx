import { exploreWorld } from "#charts/explore/explore-from-views.ts"
import { BORDERS } from "#charts/text/series-text.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { indicatorPath, resultsPath } from "#domain/addresses/page-paths.ts"
import { categoryLabel } from "#domain/indicators/category.ts"

import { countryReach } from "../../components/country-reach.ts"
import { wholeDays } from "../../components/whole-days.tsx"
import card from "../../components/chart/chart-card.module.css"
import { Link } from "../../components/link/link.tsx"
import { MapLegend } from "../../components/map/legend.tsx"
import { WorldMap } from "../../components/map/world-map.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { TopicTags } from "../../components/topic-links/topic-links.tsx"
import { IndicatorBreadcrumb } from "../indicator/indicator-header.tsx"
import { NotesSection } from "../indicator/text/page-texts.tsx"
import type { CountryRow, RankingData, RankingPageData } from "./page-data.ts"
import { PhoneFold } from "./phone-fold.tsx"
import { RankingTable, RegionTable } from "./ranking-table.tsx"
import { RankingActions } from "./ranking-actions.tsx"
import { RankingControls } from "./ranking-controls.tsx"
import styles from "./ranking.module.css"
import { SourceLinks } from "./source-links.tsx"

/** An indicator in all countries: the map first, then every figure behind it. */
export function RankingPage({ page }: { page: RankingPageData }) {
  const { indicator, chart } = page
  const mapped = page.total > 0 ? chart : null
  return (
    <>
      <header className={`container ${styles.head ?? ""}`}>
        <IndicatorBreadcrumb indicator={indicator} />
        <h1>{indicator.name}</h1>
        <p className={styles.meta}>
          <Tag>{categoryLabel(indicator.category)}</Tag>
          <TopicTags topics={indicator.topics} pathOf={(topic) => resultsPath("", topic)} />
          <span className="muted">
            {countryReach(page.total)}
            {chart && `, ${String(chart.firstYear)}–${String(chart.lastYear)}`}
          </span>
        </p>
      </header>
      <div className={`container with-aside ${styles.body ?? ""}`}>
        {chart && <Facts chart={chart} name={indicator.name} unit={indicator.shownUnit} />}
        <div className={styles.main}>
          <Remarks page={page} />
          {mapped && (
            <>
              <MapFigure page={page} chart={mapped} />
              <Further chart={mapped} id={indicator.id} />
            </>
          )}
          {chart && chart.count > 0 && <RankingTable chart={chart} name={indicator.name} />}
          <Others page={page} />
          {chart && <RegionTable chart={chart} name={indicator.name} />}
          <Rows heading="Other regions and groups" rows={page.otherRegions} name={indicator.name} />
          <NotesSection indicator={indicator} />
        </div>
        <aside className={styles.aside} aria-label="Controls and definition">
          {mapped && <RankingControls chart={mapped} />}
          {indicator.definition !== "" && (
            <section className="card">
              <h2>What it measures</h2>
              <p className={styles.definition}>{indicator.definition}</p>
            </section>
          )}
        </aside>
      </div>
    </>
  )
}

/** What of the address was ignored, and why the figures cannot be ranked. */
function Remarks({ page: { ignored, isComparable, indicator, total } }: { page: RankingPageData }) {
  return (
    <>
      {ignored.length > 0 && (
        <div className={styles.ignored} role="note">
          {ignored.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {total === 0 && (
        <p className={styles.ignored} role="note">
          Its publisher gives figures of regions and groups of countries only, so there is no map.
        </p>
      )}
      {!isComparable && (
        <p className={styles.ignored} role="note">
          {indicator.unit === "code"
            ? "The figures are codes for answers, so there is no map and no ranking of them."
            : "The figures of each country are in its own currency, so there is no map and no ranking of them."}
        </p>
      )}
    </>
  )
}

function MapFigure({ page, chart }: { page: RankingPageData; chart: RankingData }) {
  const { indicator, sources, dateOfData } = page
  const { spec } = chart
  const title = `${indicator.name}, ${String(spec.year)}`
  return (
    <figure className={`${card.card ?? ""} ${styles.figure ?? ""}`}>
      <figcaption>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.sub}>{writeSubtitle(indicator.shownUnit, chart)}</p>
      </figcaption>
      {chart.count === 0 && (
        <p className={styles.empty}>No country has a figure for {String(spec.year)}.</p>
      )}
      <WorldMap svg={chart.svg} description={chart.description} />
      <MapLegend classes={chart.legend} />
      {chart.notes.length > 0 && <p className={styles.note}>{wholeDays(chart.notes.join(" "))}</p>}
      <div className={card.foot}>
        <p className={`${card.source ?? ""} ${styles.source ?? ""}`}>
          <SourceLinks sources={sources} /> {wholeDays(dateOfData)} {BORDERS}
        </p>
        <RankingActions page={page} chart={chart} title={title} />
      </div>
    </figure>
  )
}

/** Links to Explore, which shows the map with other indicators, groups and forms, and as a moving figure. */
function Further({ chart: { spec, usualYear }, id }: { chart: RankingData; id: string }) {
  const { path, since } = exploreWorld(id, spec, usualYear)
  return (
    <p className={styles.further}>
      <Link to={path}>Explore this with other indicators, groups and chart types</Link>
      {since !== null && (
        <Link to={since}>
          {spec.since} and {spec.year} as a table
        </Link>
      )}
    </p>
  )
}

function writeSubtitle(unit: string, { count, of }: RankingData): string {
  const counted = `${String(count)} of ${String(of)} countries with figures`
  return unit === "" ? counted : `${capitalize(unit)}; ${counted}`
}

function Facts({ chart, name, unit }: { chart: RankingData; name: string; unit: string }) {
  const { facts, spec } = chart
  if (facts.world === null && facts.lines.length === 0) return null
  return (
    <section className={`card ${styles.facts ?? ""}`}>
      {facts.world && (
        <>
          <h2>
            <Link to={indicatorPath({ name, countrySlug: "world" })}>World</Link>,{" "}
            {String(spec.year)}
          </h2>
          <p className={styles.worldValue}>{facts.world.value}</p>
          <p className="muted">{[unit, facts.world.change].filter(Boolean).join("; ")}</p>
        </>
      )}
      {!facts.world && <h2>{String(spec.year)}</h2>}
      <dl>
        {facts.lines.map(({ label, value, slug, name: country }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {slug !== null && (
                <Link to={indicatorPath({ name, countrySlug: slug })}>{country}</Link>
              )}
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Others({ page }: { page: RankingPageData }) {
  const { chart, indicator } = page
  const heading = chart ? `No figure for ${String(chart.spec.year)}` : "Countries"
  return <Rows heading={heading} rows={page.others} name={indicator.name} isLatest />
}

function Rows({
  heading,
  rows,
  name,
  isLatest = false,
}: {
  heading: string
  rows: readonly CountryRow[]
  name: string
  isLatest?: boolean
}) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={styles.listTitle}>{heading}</h2>
      {isLatest && <p className={styles.sub}>Latest figures.</p>}
      <ul className={styles.rows}>
        {rows.map(({ name: country, slug, value, period }) => (
          <li key={slug}>
            {/* A plain link each: hundreds of router links would double the page. */}
            <a href={indicatorPath({ name, countrySlug: slug })}>{country}</a>
            <b>{value}</b>
            {period !== "" && <small>{period}</small>}
          </li>
        ))}
      </ul>
      <PhoneFold count={rows.length} />
    </section>
  )
}
