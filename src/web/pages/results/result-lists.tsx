import ChevronRight from "lucide-react/icons/chevron-right"
import type { ReactNode } from "react"

import { categoryLabel } from "#domain/indicators/category.ts"

import { Link } from "../../components/link/link.tsx"
import { CategoryIcon } from "../../components/category-icon/category-icon.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { Sparkline } from "../../components/sparkline/sparkline.tsx"
import { StaleTag, Tag } from "../../components/tag/tag.tsx"
import type { ResultRow } from "./load-results.server.ts"
import { reportClick } from "./report-click.ts"
import styles from "./results.module.css"

type ListProps = { rows: readonly ResultRow[]; searchId: string }

/** What fits best, one row each: name, notes, place, years and the latest figure. */
export function RelevantList({ rows, searchId }: ListProps) {
  return (
    <section aria-labelledby="relevant">
      <h2 id="relevant">
        Relevant Results <span className={styles.count}>{rows.length}</span>
      </h2>
      <ul className={styles.hits}>
        {rows.map((row) => (
          <li key={row.path}>
            <RowLink row={row} searchId={searchId}>
              <span className={styles.picture}>
                <CategoryIcon category={row.category} />
              </span>
              <span className={styles.text}>
                <b>{row.name}</b>
                {row.notes !== "" && <span className={styles.notes}>{row.notes}</span>}
                <Meta row={row} />
              </span>
              {row.summary && (
                <span className={styles.latest}>
                  {row.summary.spark && <Sparkline shape={row.summary.spark} />}
                  <span className={styles.figure}>
                    <strong>{row.summary.value}</strong> <span>{row.summary.period}</span>
                  </span>
                </span>
              )}
              <Icon of={ChevronRight} />
            </RowLink>
            <AlsoFrom row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the same measure of other publishers. */
function AlsoFrom({ row }: { row: ResultRow }) {
  if (row.alsoFrom.length === 0) return null
  return (
    <p className={styles.alsoFrom}>
      Also from:{" "}
      {row.alsoFrom.map(({ publisher, name, path }, k) => (
        <span key={path}>
          {k > 0 && ", "}
          <Link to={path} title={name}>
            {publisher}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** What is near to it, in two columns. */
export function RelatedList({ title, rows, searchId }: ListProps & { title: string }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">
        {title} <span className={styles.count}>{rows.length}</span>
      </h2>
      <ul className={`${styles.hits ?? ""} ${styles.grid ?? ""}`}>
        {rows.map((row) => (
          <li key={row.path}>
            <RowLink row={row} searchId={searchId}>
              <span className={styles.text}>
                <b>{row.name}</b>
                <Meta row={row} />
              </span>
              <Icon of={ChevronRight} />
            </RowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RowLink({
  row,
  searchId,
  children,
}: {
  row: ResultRow
  searchId: string
  children: ReactNode
}) {
  return (
    <Link
      className={styles.hit}
      to={row.path}
      onClick={() => {
        reportClick(searchId, row.datasetId)
      }}
    >
      {children}
    </Link>
  )
}

function Meta({ row }: { row: ResultRow }) {
  return (
    <span className={styles.meta}>
      {row.country ? (
        <>
          <Flag code2={row.country.code2} />
          {row.country.name}
        </>
      ) : (
        row.reach
      )}
      <Tag>{categoryLabel(row.category)}</Tag>
      {row.frequency !== null && <Tag>{row.frequency}</Tag>}
      {row.stale !== null && <StaleTag>{row.stale}</StaleTag>}
      {row.years !== "" && <span className="num">{row.years}</span>}
    </span>
  )
}
