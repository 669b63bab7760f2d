import { countryIndicatorsPath } from "#domain/addresses/page-paths.ts"

import { Link } from "../../components/link/link.tsx"
import styles from "./country-indicators.module.css"
import type { CountryIndicatorsData } from "./page-data.ts"

/** What stands where an address names no country: a sentence, and the names that are nearest to it. */
export function MissingCountry({
  page: { text, closest },
}: {
  page: Extract<CountryIndicatorsData, { state: "missing" }>
}) {
  return (
    <div className={`container container-narrow ${styles.missing ?? ""}`}>
      <h1>There is no country called “{text}”</h1>
      {closest.length > 0 && <p>Did you mean one of these?</p>}
      <ul className={styles.closest}>
        {closest.map(({ name, slug }) => (
          <li key={slug}>
            <Link to={countryIndicatorsPath(slug)}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to="/countries">All countries</Link>
        </li>
      </ul>
    </div>
  )
}
