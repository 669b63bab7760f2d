import { dayText } from "#domain/time/day-text.ts"
import { isDated, vintageDay } from "#domain/time/vintage-text.ts"

import { Link } from "../../components/link/link.tsx"
import { ScrollBox } from "../../components/scroll-box/scroll-box.tsx"
import { PhoneFold } from "../ranking/phone-fold.tsx"
import styles from "./changes.module.css"
import type { ImportLine } from "./load-changes.server.ts"

const COUNTS = [
  ["new", "New"],
  ["changed", "Changed"],
  ["unchanged", "Unchanged"],
  ["older", "Older"],
] as const

/** Imports with the number of series that each changed; without the source's column where all are of one. */
export function ImportTable({
  imports,
  hasSource,
}: {
  imports: readonly ImportLine[]
  hasSource: boolean
}) {
  return (
    <>
      <ScrollBox className={styles.scroll} label="Imports">
        <table className={`${styles.table ?? ""} ${styles.imports ?? ""}`}>
          <caption className="sr-only">
            The last imports with the number of series that each changed
          </caption>
          <thead>
            <tr>
              <th scope="col">Imported</th>
              <th scope="col">File</th>
              {hasSource && <th scope="col">Source</th>}
              <th scope="col">Data as of</th>
              {COUNTS.map(([, head]) => (
                <th scope="col" key={head} className={styles.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {imports.map((line) => (
              <ImportRow key={line.path} line={line} hasSource={hasSource} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <PhoneFold count={imports.length} />
    </>
  )
}

function ImportRow({ line, hasSource }: { line: ImportLine; hasSource: boolean }) {
  return (
    <tr>
      <td className={styles.day} data-label="Imported">
        {dayText(line.day)}
      </td>
      <th scope="row">
        <Link to={line.path}>{line.file}</Link>
      </th>
      {hasSource && (
        <td className={styles.source}>
          {line.publisher}, <Link to={line.sourcePath}>{line.title}</Link>
        </td>
      )}
      <td className={styles.day} data-label={isDated(line) ? "Data as of" : "Date of the data"}>
        {vintageDay(line)}
      </td>
      {line.instead === null ? (
        COUNTS.map(([count, head]) => (
          <td
            key={head}
            className={styles.number}
            data-label={head}
            data-none={line[count] === "0" || undefined}
          >
            {line[count]}
          </td>
        ))
      ) : (
        <td className={styles.instead} colSpan={COUNTS.length}>
          {line.instead}
        </td>
      )}
    </tr>
  )
}
