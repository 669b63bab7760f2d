import Search from "lucide-react/icons/search"

import { countryPath } from "#domain/addresses/page-paths.ts"

import { Link } from "../../components/link/link.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import type { ResultsPageData } from "./load-results.server.ts"
import styles from "./results.module.css"

/** Bars of a decoration, as shares of its height; they show no data. */
const BARS = [25, 32, 30, 39, 45, 43, 54, 59, 68, 79, 89, 100]

/** The card that leads to a country's overview. */
export function CountryCard({ country }: { country: NonNullable<ResultsPageData["country"]> }) {
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <div className={styles.overviewTop}>
        <Flag code2={country.code2} size="large" />
        <b>{country.name}</b>
      </div>
      <h2 id="overview">Country Dashboard</h2>
      <p>
        <Link to={countryPath(country.slug)}>See an overview of the country</Link>
      </p>
      <svg className={styles.bars} aria-hidden="true" focusable="false">
        {BARS.map((height, k) => (
          <rect
            key={k}
            x={`${String((k * 100) / BARS.length + 1)}%`}
            y={`${String(100 - height)}%`}
            width="6.3%"
            height={`${String(height)}%`}
          />
        ))}
      </svg>
    </section>
  )
}

/** Up to ten terms that others looked for. */
export function AlsoSearched({ terms }: { terms: ResultsPageData["alsoSearched"] }) {
  if (terms.length === 0) return null
  return (
    <section className={`card ${styles.also ?? ""}`} aria-labelledby="also">
      <h2 id="also">People also searched for</h2>
      <ul>
        {terms.map(({ text, path }) => (
          <li key={text}>
            <Link to={path}>
              <Icon of={Search} size={16} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const WAYS = [
  { text: "Indicators by country", path: "/countries" },
  { text: "Publishers and their data", path: "/sources" },
  { text: "Advanced Search", path: "/search#advanced" },
]

/** Where to look when nobody has looked for anything like it. */
export function WaysOn() {
  return (
    <section className={`card ${styles.also ?? ""}`} aria-labelledby="ways">
      <h2 id="ways">Look elsewhere</h2>
      <ul>
        {WAYS.map(({ text, path }) => (
          <li key={path}>
            <Link to={path}>
              <Icon of={Search} size={16} />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
