import { sourcePath } from "#domain/addresses/page-paths.ts"
import { dayText } from "#domain/time/day-text.ts"

import { Link } from "../../components/link/link.tsx"
import { FOLDED_ITEM } from "../../components/show-all/show-all.tsx"
import type { SourceLine } from "./load-sources.server.ts"
import styles from "./sources.module.css"

/** The sources of a publisher, a line each; those beyond `shown` are folded away by the style sheet. */
export function SourceRows({ sources, shown }: { sources: readonly SourceLine[]; shown: number }) {
  return (
    <ul className={styles.rows}>
      {sources.map((source, k) => (
        <SourceRow key={source.id} source={source} isFolded={k >= shown} />
      ))}
    </ul>
  )
}

function SourceRow({ source, isFolded }: { source: SourceLine; isFolded: boolean }) {
  const { id, title, licence, isClosed, importedOn, indicators, valueCount, standstill } = source
  const terms = [licence, isClosed ? "charts and tables only" : "", standstill].filter(
    (part) => part !== "",
  )
  return (
    <li className={isFolded ? FOLDED_ITEM : undefined}>
      <Link to={sourcePath(id)}>{title}</Link>
      {terms.length > 0 && <small>{terms.join(", ")}</small>}
      <span>{`${indicators}, ${valueCount}`}</span>
      <time dateTime={importedOn}>{dayText(importedOn)}</time>
    </li>
  )
}
