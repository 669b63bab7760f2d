import { Fragment, type ReactNode } from "react"

import { capitalize } from "#domain/format/capitalize.ts"
import { indicatorPath, sourcePath } from "#domain/addresses/page-paths.ts"
import { vintageDay } from "#domain/time/vintage-text.ts"
import { shortenCredit, derivedSentence } from "#charts/text/series-text.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { doubtfulSentence } from "#domain/series/doubtful-values.ts"
import { periodLabel } from "#domain/time/period.ts"
import { DefinitionRow } from "../../../components/definition-row.tsx"
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
      <DefinitionRow label="Frequencies">{capitalize(frequencies.join(", "))}</DefinitionRow>
      {freshness && (
        <DefinitionRow label="Updates">
          {freshness.text}
          {freshness.nextExpected !== null && (
            <small>, next figure expected about {freshness.nextExpected}</small>
          )}
        </DefinitionRow>
      )}
      {derived && (
        <DefinitionRow label="Method">{derivedSentence(derived, spec.frequency)}</DefinitionRow>
      )}
      <DefinitionRow label="Data as of">
        {wholeDays(vintageDay({ vintage, vintageStated }))}{" "}
        <small>{vintageStated ? "the publisher’s date" : "the publisher gives no date"}</small>
      </DefinitionRow>
      {series.olderParts !== undefined && (
        <DefinitionRow label="Older figures">{wholeDays(series.olderParts)}</DefinitionRow>
      )}
      {forecastFrom !== null && (
        <DefinitionRow label="Forecasts">
          From {periodLabel(spec.frequency, forecastFrom)} on
        </DefinitionRow>
      )}
      {series.doubtful && series.doubtful.length > 0 && (
        <DefinitionRow label="Doubtful">{doubtfulSentence(series.doubtful, spec)}</DefinitionRow>
      )}
      {others.length > 0 && (
        <DefinitionRow label="Also published by">
          {others.map(({ publisher, name }, k) => (
            <Fragment key={name}>
              {k > 0 && ", "}
              <Link to={indicatorPath({ name, countrySlug: series.place.slug })}>{publisher}</Link>
            </Fragment>
          ))}
        </DefinitionRow>
      )}
      <DefinitionRow label="Revisions">
        <a href={series.feed}>Atom feed</a>
      </DefinitionRow>
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
        <DefinitionRow label="Source">
          <a href={source.url}>{source.publisher}</a>
        </DefinitionRow>
        <DefinitionRow label="Dataset">
          <a href={sourcePath(source.id)}>{source.title}</a>
        </DefinitionRow>
        <DefinitionRow label="Credit">{shortenCredit(source.attribution)}</DefinitionRow>
        <DefinitionRow label="Licence">
          {source.licenceUrl === null ? (
            source.licence
          ) : (
            <a href={source.licenceUrl}>{source.licence}</a>
          )}
        </DefinitionRow>
        <DefinitionRow label="Terms">
          <small>{source.terms}</small>
        </DefinitionRow>
        <DefinitionRow label="Unit">{unitText(indicator.unit)}</DefinitionRow>
        <DefinitionRow label="Code">{indicator.code}</DefinitionRow>
        {children}
      </dl>
    </section>
  )
}
