import { resultsPath } from "#domain/addresses/page-paths.ts"
import { countText } from "#domain/format/count-text.ts"

import { Link } from "../../components/link/link.tsx"
import { StaleTag } from "../../components/tag/tag.tsx"
import { WideSparkline } from "../../components/sparkline/wide-sparkline.tsx"
import styles from "./country-indicators.module.css"
import type { CountryIndicatorsData } from "./page-data.ts"

type Page = Extract<CountryIndicatorsData, { state: "overview" }>

/** The indicators that tell most of a country, each with its latest figure. */
export function OverviewList({ page }: { page: Page }) {
  const { country, headlines, count, problem } = page
  if (headlines.length === 0) {
    return <p className={styles.none}>No figures of {country.name} have been imported yet.</p>
  }
  return (
    <>
      {problem !== "" && <p role="note">{problem}</p>}
      <h2 className="sr-only">Overview</h2>
      <p className={styles.lede}>
        The latest figures of{" "}
        {headlines.length === 1
          ? "one key indicator"
          : `${String(headlines.length)} key indicators`}
        . {count > headlines.length && <MoreSentence count={count} name={country.name} />}
      </p>
      <ul className={styles.overview}>
        {headlines.map((figure) => (
          <li key={figure.path}>
            <Figure figure={figure} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MoreSentence({ count, name }: { count: number; name: string }) {
  return (
    <>
      All {countText(count)} are in the categories above, or{" "}
      <Link to={resultsPath(name)}>search them</Link>.
    </>
  )
}

function Figure({ figure }: { figure: Page["headlines"][number] }) {
  const { name, path, value, unit, period, spark, stale } = figure
  return (
    <Link to={path} className={styles.figure}>
      <span className={styles.figureName}>{name}</span>
      <b>{value}</b>
      <span className={styles.figureSpark}>{spark && <WideSparkline shape={spark} />}</span>
      <small>
        {[unit, period].filter((part) => part !== "").join(", ")}{" "}
        {stale !== null && <StaleTag>{stale}</StaleTag>}
      </small>
    </Link>
  )
}
