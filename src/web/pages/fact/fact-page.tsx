import { capitalize } from "#domain/format/capitalize.ts"
import { countryIndicatorsPath, sourcePath } from "#domain/addresses/page-paths.ts"

import { DefinitionRow } from "../../components/definition-row.tsx"
import { wholeDays } from "../../components/whole-days.tsx"
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb.tsx"
import { Button } from "../../components/button/button.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Link } from "../../components/link/link.tsx"
import { WideSparkline } from "../../components/sparkline/wide-sparkline.tsx"
import { Tag } from "../../components/tag/tag.tsx"
import { useCopy } from "../../components/use-copy.ts"
import styles from "./fact.module.css"
import type { FactPageData } from "./page-data.ts"

/** One figure with its sentence, place, change and line of the figures before it, its source and its vintages. */
export function FactPage({ fact }: { fact: FactPageData }) {
  const { name, place, periodLabel, mark, vintages } = fact
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <Breadcrumb>
        <Link to="/search">Data Search</Link>
        <Link to={countryIndicatorsPath(place.slug)}>{place.name}</Link>
        <Link to={fact.rowPath}>All years</Link>
      </Breadcrumb>
      <h1>{name}</h1>
      <p className={styles.meta}>
        <Flag code2={place.code2} size="large" />
        <b>{place.name}</b>
        <Tag>{periodLabel}</Tag>
        {mark !== "" && <Tag>{capitalize(mark)}</Tag>}
      </p>
      <p className={styles.sentence}>{fact.sentence}</p>
      <Notices fact={fact} />
      <div className={styles.columns}>
        <Figure fact={fact} />
        <Origin fact={fact} />
        <Quote fact={fact} />
        {vintages.length > 0 && <Vintages fact={fact} />}
      </div>
    </div>
  )
}

function Notices({ fact: { asOf, ignored, doubt, seriesPath } }: { fact: FactPageData }) {
  const sentences = doubt === "" ? ignored : [`As published, doubtful: ${doubt}`, ...ignored]
  if (asOf === "" && sentences.length === 0) return null
  return (
    <div className={styles.notes} role="note">
      {asOf !== "" && (
        <p>
          As it was known on {wholeDays(asOf)}.{" "}
          <Link to={seriesPath.split("?")[0] ?? ""}>The newest figures</Link>
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{wholeDays(sentence)}</p>
      ))}
    </div>
  )
}

function Figure({ fact }: { fact: FactPageData }) {
  const { text, change, rank, continentRank, sparkline, seriesPath } = fact
  return (
    <section className="card" aria-label="Figure">
      <p className={styles.value}>{text}</p>
      {change !== "" && <p>{change}</p>}
      {rank !== "" && (
        <p className="muted">
          {rank}
          {continentRank !== "" && `, ${continentRank}`}
        </p>
      )}
      <Link to={seriesPath} className={styles.line} aria-label="The series as a chart">
        <WideSparkline shape={sparkline} />
      </Link>
    </section>
  )
}

function Quote({ fact: { sentence, citation, files, source } }: { fact: FactPageData }) {
  const copy = useCopy()
  const quote = `${sentence}\n${citation}`
  return (
    <section className="card" aria-labelledby="quote-title">
      <h2 id="quote-title">Quote</h2>
      <textarea id="quote" readOnly rows={6} aria-labelledby="quote-title" value={quote} />
      <Button
        look="soft"
        className="needs-script no-print"
        onClick={() => {
          copy(quote, "quote")
        }}
      >
        Copy sentence and source
      </Button>
      {source.isClosed ? (
        <p className="muted">{source.terms}</p>
      ) : (
        <p className={`no-print ${styles.files ?? ""}`}>
          {files.map(({ extension, name, path }) => (
            <a key={extension} href={path}>
              {name}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}

function Origin({ fact: { source, dated } }: { fact: FactPageData }) {
  return (
    <section className="card" aria-labelledby="origin">
      <h2 id="origin">Source</h2>
      <dl className={styles.facts}>
        <DefinitionRow label="Publisher">
          <a href={source.url}>{source.publisher}</a>
        </DefinitionRow>
        <DefinitionRow label="Dataset">
          <Link to={sourcePath(source.id)}>{source.title}</Link>
        </DefinitionRow>
        <DefinitionRow label="Date">{wholeDays(capitalize(dated))}</DefinitionRow>
        <DefinitionRow label="Licence">
          {source.licenceUrl === null ? (
            source.licence
          ) : (
            <a href={source.licenceUrl}>{source.licence}</a>
          )}
        </DefinitionRow>
      </dl>
    </section>
  )
}

function Vintages({ fact: { vintages, periodLabel } }: { fact: FactPageData }) {
  return (
    <section className="card" aria-labelledby="vintages">
      <h2 id="vintages">Vintages</h2>
      <table className={styles.vintages}>
        <caption className="sr-only">What each vintage said of {periodLabel}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Figure</th>
          </tr>
        </thead>
        <tbody>
          {vintages.map(({ dated, text }) => (
            <tr key={dated}>
              <th scope="row">{wholeDays(capitalize(dated))}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
