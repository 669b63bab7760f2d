import { sourcePath } from "#domain/addresses.ts"
import { dayText } from "#domain/day-text.ts"

import { escapeHtml } from "../../components/escape-html.ts"
import { followLink } from "../../components/link/link.tsx"
import { useMarkup } from "../../components/use-markup.ts"
import type { SourceLine } from "./load-sources.server.ts"
import styles from "./sources.module.css"

/** The sources of a publisher, a line each; those beyond `shown` are folded away by the style sheet. Text to React. */
export function SourceRows({ sources, shown }: { sources: readonly SourceLine[]; shown: number }) {
  const markup = useMarkup(sources.map((source, k) => rowHtml(source, k >= shown)).join(""))
  return <ul className={styles.rows} onClick={followLink} dangerouslySetInnerHTML={markup} />
}

function rowHtml(source: SourceLine, isFolded: boolean): string {
  const { id, title, licence, isClosed, importedOn, indicators, figures, standstill } = source
  const terms = [licence, isClosed ? "charts and tables only" : "", standstill].filter(
    (part) => part !== "",
  )
  return (
    `<li${isFolded ? ` class="${styles.more ?? ""}"` : ""}>` +
    `<a href="${escapeHtml(sourcePath(id))}">${escapeHtml(title)}</a>` +
    (terms.length === 0 ? "" : `<small>${escapeHtml(terms.join(", "))}</small>`) +
    `<span>${indicators}, ${figures}</span><time datetime="${importedOn}">${dayText(importedOn)}</time></li>`
  )
}
