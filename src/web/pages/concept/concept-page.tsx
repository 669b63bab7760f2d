import { capitalize } from "#domain/format/capitalize.ts"

import { wholeDays } from "../../components/whole-days.tsx"
import card from "../../components/chart/chart-card.module.css"
import { Link } from "../../components/link/link.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { Legend, Plots } from "../explore/plots.tsx"
import styles from "./concept.module.css"
import type { ConceptPageData, ConceptPublisher } from "./page-data.ts"

/** Rows that are seen at once; the others open below. */
const NEWEST = 12

/** What all publishers say of a measure, on one chart and in one table, with why they differ. */
export function ConceptPage({ page }: { page: ConceptPageData }) {
  const { concept, country, summary, plot, legend, drawnFrom, publishers } = page
  const forecasts = page.rows.filter(({ isForecast }) => isForecast)
  const rows = page.rows.filter(({ isForecast }) => !isForecast)
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <p className={styles.kicker}>All publishers side by side</p>
      <h1>
        {concept}: {country}
      </h1>
      <p className={styles.summary}>{summary}</p>
      {plot && (
        <figure className={`${card.card ?? ""} ${styles.figure ?? ""}`}>
          <Legend legend={legend} isDots={false} />
          <Plots
            figure={{ kind: "plots", plots: [plot], legend: [], isDots: false }}
            description={`${concept}, ${country}. ${summary}`}
          />
          {drawnFrom !== null && (
            <figcaption className={styles.from}>
              The chart starts in {drawnFrom}; the table has earlier years as well.
            </figcaption>
          )}
        </figure>
      )}
      <section aria-labelledby="by-year">
        <h2 id="by-year">{sectionTitle(publishers)}</h2>
        <Rows publishers={publishers} rows={rows.slice(0, NEWEST)} />
        {rows.length > NEWEST && (
          <details className={styles.more}>
            <summary>Years before {rows[NEWEST - 1]?.year}</summary>
            <Rows publishers={publishers} rows={rows.slice(NEWEST)} />
          </details>
        )}
        {forecasts.length > 0 && (
          <details className={styles.more}>
            <summary>Forecasts</summary>
            <Rows publishers={publishers} rows={forecasts} />
          </details>
        )}
      </section>
      <section aria-labelledby="publishers">
        <h2 id="publishers">
          {publishers.length > 1 ? "Publishers, and why they differ" : "Publisher"}
        </h2>
        <ul className={styles.publishers}>
          {publishers.map((one) => (
            <Publisher key={one.path + one.name} one={one} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Whether nobody stands beside whom the figures could be held. */
function isAlone(publishers: ConceptPageData["publishers"]): boolean {
  return publishers.filter(({ isCompared }) => isCompared).length < 2
}

function sectionTitle(publishers: ConceptPageData["publishers"]): string {
  return isAlone(publishers) ? "Figures" : "Differences"
}

function Rows({ publishers, rows }: Pick<ConceptPageData, "publishers" | "rows">) {
  return (
    <ScrollBox className={styles.scroll} label={`${sectionTitle(publishers)} by year`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {publishers
              .filter(({ isCompared }) => isCompared)
              .map(({ label, indicator }) => (
                <th key={label + indicator} scope="col" title={indicator}>
                  {label}
                </th>
              ))}
            {!isAlone(publishers) && <th scope="col">Spread</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, cells, spread }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {cells.map((cell, k) => (
                <td key={String(k)}>{cell}</td>
              ))}
              {!isAlone(publishers) && <td>{spread}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Publisher({ one }: { one: ConceptPublisher }) {
  const { name, indicator, path, unit, years, dated, latest, reasons, isCompared } = one
  return (
    <li>
      <h3>{name}</h3>
      <p>
        <Link to={path}>{indicator}</Link>
        {unit === "" ? "" : `, ${unit}`}. {years}. {wholeDays(capitalize(dated))}.
        {latest && ` Latest: ${latest.text} in ${String(latest.year)}.`}
        {!isCompared && " Its unit cannot be compared with the others, so it is not in the chart."}
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{wholeDays(reason)}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
