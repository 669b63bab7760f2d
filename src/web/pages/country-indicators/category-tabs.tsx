import { useEffect, useRef } from "react"

import { countryIndicatorsPath } from "#domain/addresses/page-paths.ts"
import { CATEGORIES, categoryLabel, type Category } from "#domain/indicators/category.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import { Link } from "../../components/link/link.tsx"
import styles from "./country-indicators.module.css"

const TABS = [null, ...CATEGORIES]

/** The overview and the twelve categories. They are pages of their own, so they are links and not ARIA tabs. */
export function CategoryTabs({
  slug,
  current,
  topic,
  asOf,
}: {
  slug: string
  current: Category | null
  /** With a topic and no category none of the tabs is the page shown. */
  topic: Topic | null
  asOf: string | null
}) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a narrow screen the row scrolls; the page itself must not.
    const here = row.current?.querySelector<HTMLElement>("[aria-current]")
    if (here && row.current) row.current.scrollLeft = here.offsetLeft - 24
  }, [current])
  return (
    <nav className={styles.tabs} aria-label="Categories" ref={row}>
      {TABS.map((category) => (
        <Link
          key={category}
          to={countryIndicatorsPath(slug, { category, asOf })}
          aria-current={
            category === current && (category ?? topic) === category ? "page" : undefined
          }
          preventScrollReset
        >
          {category === null ? "Overview" : categoryLabel(category)}
        </Link>
      ))}
    </nav>
  )
}
