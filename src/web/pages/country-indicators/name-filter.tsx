import Search from "lucide-react/icons/search"
import { Form } from "react-router"

import { countryIndicatorsPath } from "#domain/addresses/page-paths.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { Link } from "../../components/link/link.tsx"
import styles from "./country-indicators.module.css"
import type { CountryIndicatorsData } from "./page-data.ts"

type Page = Extract<CountryIndicatorsData, { state: "category" }>

/** Leaves the indicators whose names hold the words, and says how many these are. */
export function NameFilter({ page }: { page: Page }) {
  const { country, category, topic, asOf, filter, count } = page
  const path = countryIndicatorsPath(country.slug)
  const whole = countryIndicatorsPath(country.slug, { category, topic, asOf })
  return (
    <div className={styles.filterRow}>
      <Form className={styles.filter} role="search" action={path} preventScrollReset>
        {Object.entries({ category, topic, asOf }).map(
          ([name, value]) =>
            value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Icon of={Search} />
        <input
          key={whole + filter}
          name="filter"
          type="search"
          aria-label="Filter by name"
          placeholder="Filter by name"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          defaultValue={filter}
        />
        <Button type="submit">Filter</Button>
      </Form>
      <p className="muted" role="status">
        {countNoun(count, "indicator")}
        {filter !== "" && (
          <>
            {" "}
            with “{filter}”.{" "}
            <Link to={whole} preventScrollReset>
              Show all
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
