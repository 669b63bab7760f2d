import { countNoun } from "#domain/text/count-noun.ts"

import { Button, ButtonLink } from "../../components/button/button.tsx"
import { Link } from "../../components/link/link.tsx"
import { useFetched } from "../../session/use-fetched.ts"
import type { DocumentLine } from "./document-line.ts"
import styles from "./dashboard.module.css"

const SHOWN = 5

/** The documents that were changed last, and which verdicts new data has changed in them. */
export function RecentDocuments() {
  const { data: documents, error, reload } = useFetched<readonly DocumentLine[]>("/document")
  return (
    <section aria-labelledby="recent">
      <div className={styles.recentTop}>
        <h2 id="recent">Recent documents</h2>
        {documents !== null && documents.length > SHOWN && (
          <Link to="/dashboard/fact-checking">All {documents.length} documents</Link>
        )}
      </div>
      {error !== undefined && <LoadFault error={error} onRetry={reload} />}
      {documents === null && error === undefined && (
        <p className={styles.recentNone} aria-busy="true">
          Loading …
        </p>
      )}
      {documents?.length === 0 && (
        <div className={styles.recentNone}>
          <p>No documents yet. Paste a text and see which of its figures hold.</p>
          <ButtonLink to="/fact-checking">Create Document</ButtonLink>
        </div>
      )}
      {documents !== null && documents.length > 0 && (
        <ul className={styles.recent}>
          {documents.slice(0, SHOWN).map((line) => (
            <li key={line.id}>
              <Link to={`/fact-checking?id=${encodeURIComponent(line.query_id)}`}>
                <b>{line.title}</b>
                <span>{line.firstSentence}</span>
                <small>{describeCounts(line)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Why a list could not be had, and the way to ask again. */
export function LoadFault({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <div className={styles.recentNone}>
      <p role="alert">{error}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

function describeCounts({ extraction, changed, updatedAt }: DocumentLine): string {
  const checked = `${countNoun(extraction, "metric")} checked`
  const day = updatedAt.slice(0, 10).split("-").reverse().join("-")
  const verdicts = `${countNoun(changed, "verdict")} changed`
  return [checked, ...(changed > 0 ? [verdicts] : []), day].join(" · ")
}
