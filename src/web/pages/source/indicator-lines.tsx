import { isNamedByCode } from "#domain/indicators/named-by-code.ts"

import { Link } from "../../components/link/link.tsx"
import { NO_NAME_WITH_WORDS } from "../../components/name-filter/has-words.ts"
import { NameFilter } from "../../components/name-filter/name-filter.tsx"
import { PhoneFold } from "../ranking/phone-fold.tsx"
import type { SourceIndicatorLine, SourcePageData } from "./load-source.server.ts"
import styles from "./source.module.css"

/** Up to so many are read faster than filtered. */
const FEW = 20
const NONE_CURRENT = "None of its figures is current: newer files have replaced them."

/** One page of a source's indicators, each with how far it reaches, and a filter where they are many. */
export function IndicatorLines({
  page: { indicators: lines, pages, filter, count, whole },
}: {
  page: SourcePageData
}) {
  const byCode = lines.filter(({ name }) => isNamedByCode(name))
  const named = lines.slice(0, lines.length - byCode.length)
  return (
    <section aria-labelledby="indicators">
      <h2 id="indicators">Indicators</h2>
      {(filter !== "" || count > FEW) && (
        <div className={styles.filter}>
          <NameFilter
            action={`${whole}#indicators`}
            whole={`${whole}#indicators`}
            filter={filter}
            count={count}
          />
        </div>
      )}
      {lines.length === 0 ? (
        <p className="muted">{filter === "" ? NONE_CURRENT : NO_NAME_WITH_WORDS}</p>
      ) : (
        named.length > 0 && <Lines lines={named} />
      )}
      {byCode.length > 0 && (
        <>
          <h3>Named by code only</h3>
          <p className="muted">The publisher’s list gives no name for these codes.</p>
          <Lines lines={byCode} />
        </>
      )}
      {pages.of > 1 && <Pages pages={pages} />}
    </section>
  )
}

function Lines({ lines }: { lines: readonly SourceIndicatorLine[] }) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ path, name, reach, standstill }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
            <small>{[reach, standstill].filter((part) => part !== "").join(", ")}</small>
          </li>
        ))}
      </ul>
      <PhoneFold count={lines.length} />
    </>
  )
}

function Pages({ pages: { at, of, previous, next } }: { pages: SourcePageData["pages"] }) {
  return (
    <nav className={styles.pages} aria-label="Pages of indicators">
      {previous !== null && (
        <Link to={`${previous}#indicators`} rel="prev">
          Previous page
        </Link>
      )}
      <span className="muted">
        Page {at} of {of}
      </span>
      {next !== null && (
        <Link to={`${next}#indicators`} rel="next">
          Next page
        </Link>
      )}
    </nav>
  )
}
