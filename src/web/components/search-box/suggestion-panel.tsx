import Search from "lucide-react/icons/search"

import { Link } from "../link/link.tsx"
import { Flag } from "../flag/flag.tsx"
import { Icon } from "../icon/icon.tsx"
import { highlightMatches } from "./highlight-matches.ts"
import styles from "./search-box.module.css"
import type { SuggestionLine } from "./suggestion.ts"

/** The list under the search box; hidden while there are no lines, but always there for the box to point at. */
export function SuggestionPanel({
  id,
  lines,
  typed,
  active,
  onChoose,
}: {
  id: string
  lines: readonly SuggestionLine[]
  typed: string
  active: number
  onChoose: () => void
}) {
  return (
    <div
      className={styles.panel}
      hidden={lines.length === 0}
      // The box keeps the focus while a line is pressed.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      <div id={`${id}lines`} role="listbox" aria-label="Suggestions">
        {groupLines(lines).map(({ title, from, group }) => (
          <div key={title} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {group.map((line, k) => (
              <Link
                key={line.path}
                id={`${id}line${String(from + k)}`}
                role="option"
                aria-selected={from + k === active}
                tabIndex={-1}
                className={styles.item}
                to={line.path}
                onClick={onChoose}
              >
                <Icon of={Search} />
                <SuggestionName line={line} typed={typed} />
                <span className={styles.meta}>
                  {line.country && (
                    <>
                      <Flag code2={line.country.code2} size="small" />
                      {line.kind === "indicator" && line.country.name}
                    </>
                  )}
                  {line.years !== "" && <span className="num">{line.years}</span>}
                  {line.latest && (
                    <span className="num">
                      <b className={styles.figure}>{line.latest.value}</b> {line.latest.period}
                    </span>
                  )}
                </span>
              </Link>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </div>
  )
}

const TITLES = { indicator: "Indicators", country: "Countries", answer: "Answer" } as const

/** Lines of one kind stand together, in the order the first of each came. */
function groupLines(lines: readonly SuggestionLine[]) {
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    title: TITLES[kind],
    from: lines.findIndex((line) => line.kind === kind),
    group: lines.filter((line) => line.kind === kind),
  }))
}

function SuggestionName({ line, typed }: { line: SuggestionLine; typed: string }) {
  return (
    <span className={styles.name}>
      {highlightMatches(line.name, typed).map(({ text, isMatch }, k) =>
        isMatch ? <mark key={k}>{text}</mark> : text,
      )}
      {line.because !== null && <span className={styles.because}>{line.because}</span>}
    </span>
  )
}
