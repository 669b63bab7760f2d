import { isNamedByCode } from "#domain/named-by-code.ts"

import { escapeHtml } from "../../components/escape-html.ts"
import { followLink, Link } from "../../components/link/link.tsx"
import { useMarkup } from "../../components/use-markup.ts"
import type { IndicatorLine, SourcePageData } from "./load-source.server.ts"
import styles from "./source.module.css"

/** One page of a source's indicators, each with how far it reaches. The lines are text to React. */
export function IndicatorLines({
  lines,
  pages,
}: {
  lines: readonly IndicatorLine[]
  pages: SourcePageData["pages"]
}) {
  const byCode = lines.filter(({ name }) => isNamedByCode(name))
  const markup = useMarkup(
    lines
      .slice(0, lines.length - byCode.length)
      .map(lineHtml)
      .join(""),
  )
  const byCodeMarkup = useMarkup(byCode.map(lineHtml).join(""))
  return (
    <section aria-labelledby="indicators">
      <h2 id="indicators">Indicators</h2>
      {lines.length === 0 ? (
        <p className="muted">None of its figures is current: newer files have replaced them.</p>
      ) : (
        lines.length > byCode.length && (
          <ul className={styles.lines} onClick={followLink} dangerouslySetInnerHTML={markup} />
        )
      )}
      {byCode.length > 0 && (
        <>
          <h3>Named by code only</h3>
          <p className="muted">The publisher’s list gives no name for these codes.</p>
          <ul
            className={styles.lines}
            onClick={followLink}
            dangerouslySetInnerHTML={byCodeMarkup}
          />
        </>
      )}
      {pages.of > 1 && <Pages pages={pages} />}
    </section>
  )
}

function lineHtml({ path, name, reach, standstill }: IndicatorLine): string {
  const about = [reach, standstill].filter((part) => part !== "").join(", ")
  return `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a><small>${escapeHtml(about)}</small></li>`
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
