import { Fragment, type ReactNode } from "react"

import { indicatorPath, sourcePath } from "#domain/addresses/page-paths.ts"
import { dayText } from "#domain/time/day-text.ts"
import { shortenCredit, derivedSentence } from "#charts/text/series-text.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { doubtfulSentence } from "#domain/series/doubtful-values.ts"
import { periodLabel } from "#domain/time/period.ts"
import { wholeDays } from "../../../components/whole-days.tsx"
import { Link } from "../../../components/link/link.tsx"
import styles from "../indicator.module.css"
import type { IndicatorInfo, OtherPublisher, SeriesData, SourceInfo } from "../page-data.ts"

/** Where the figures come from, what they measure and how old they are. */
export function AboutData({
  series,
  others,
}: {
  series: SeriesData
  others: readonly OtherPublisher[]
}) {
  const { indicator, source, frequencies, derived, spec, freshness } = series
  const { vintage, vintageStated, forecastFrom } = series
  return (
    <AboutCard indicator={indicator} source={source}>
      <Row label="Frequencies">{frequencies.join(", ")}</Row>
      {freshness && (
        <Row label="Figures come">
          {freshness.text}
          {freshness.nextExpected !== null && (
            <small>, next figure expected about {freshness.nextExpected}</small>
          )}
        </Row>
      )}
      {derived && <Row label="Method">{derivedSentence(derived, spec.frequency)}</Row>}
      <Row label={vintageStated ? "Data as of" : "Data not before"}>
        {wholeDays(dayText(vintage))}{" "}
        <small>{vintageStated ? "the publisher’s date" : "the publisher gives no date"}</small>
      </Row>
      {series.olderParts !== undefined && (
        <Row label="Older figures">{wholeDays(series.olderParts)}</Row>
      )}
      {forecastFrom !== null && (
        <Row label="Forecasts">From {periodLabel(spec.frequency, forecastFrom)} on</Row>
      )}
      {series.doubtful && series.doubtful.length > 0 && (
        <Row label="Doubtful">{doubtfulSentence(series.doubtful, spec)}</Row>
      )}
      {others.length > 0 && (
        <Row label="Also published by">
          {others.map(({ publisher, name }, k) => (
            <Fragment key={name}>
              {k > 0 && ", "}
              <Link to={indicatorPath({ name, countrySlug: series.place.slug })}>{publisher}</Link>
            </Fragment>
          ))}
        </Row>
      )}
      <Row label="Revisions">
        <a href={series.feed}>Atom feed</a>
      </Row>
    </AboutCard>
  )
}

/** The card about an indicator and its source; more rows may be added. */
export function AboutCard({
  indicator,
  source,
  children,
}: {
  indicator: IndicatorInfo
  source: SourceInfo
  children?: ReactNode
}) {
  return (
    <section className={`card ${styles.about ?? ""}`} id="source" aria-labelledby="about-data">
      <h2 id="about-data">About this data</h2>
      {indicator.definition !== "" && <p className={styles.definition}>{indicator.definition}</p>}
      <dl className={styles.facts}>
        <Row label="Source">
          <a href={source.url}>{source.publisher}</a>
        </Row>
        <Row label="Dataset">
          <a href={sourcePath(source.id)}>{source.title}</a>
        </Row>
        <Row label="Credit">{shortenCredit(source.attribution)}</Row>
        <Row label="Licence">
          {source.licenceUrl === null ? (
            source.licence
          ) : (
            <a href={source.licenceUrl}>{source.licence}</a>
          )}
        </Row>
        <Row label="Terms">
          <small>{source.terms}</small>
        </Row>
        <Row label="Unit">{unitText(indicator.unit)}</Row>
        <Row label="Code">{indicator.code}</Row>
        {children}
      </dl>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
