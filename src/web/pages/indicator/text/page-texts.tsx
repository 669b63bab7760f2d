import { Link } from "../../../components/link/link.tsx"
import styles from "../indicator.module.css"
import type { FoldedText } from "./lead-of-text.ts"
import type { IndicatorInfo } from "../page-data.ts"

/** What the publisher remarks on an indicator and who collected it; nothing when nothing was said. */
export function NotesSection({ indicator }: { indicator: IndicatorInfo }) {
  const { notes, sourceNote } = indicator
  if (notes.lead === "" && sourceNote.lead === "") return null
  return (
    <section className={styles.prose} aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {notes.lead !== "" && <Folded text={notes} />}
      {sourceNote.lead !== "" && <Folded text={sourceNote} before="Collected by: " />}
    </section>
  )
}

/** Links to compositions: the series beside similar countries, and computed per head or as an index. */
export function LeadsSection({ leads }: { leads: readonly { label: string; path: string }[] }) {
  if (leads.length === 0) return null
  return (
    <section className={styles.prose} aria-labelledby="explore">
      <h2 id="explore">Explore</h2>
      <ul className={styles.leads}>
        {leads.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Folded({ text, before = "" }: { text: FoldedText; before?: string }) {
  return (
    <>
      <p>
        {before}
        {text.lead}
      </p>
      {text.rest !== "" && (
        <details className={styles.more}>
          <summary>Read more</summary>
          <p>{text.rest}</p>
        </details>
      )}
    </>
  )
}
