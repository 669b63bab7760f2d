import { Link } from "../../../components/link/link.tsx"
import styles from "../indicator.module.css"
import type { MissingPageData } from "../page-data.ts"
import { NoDatasetModal } from "./no-dataset-modal.tsx"
import { NO_DATASET } from "./no-dataset-words.ts"

/** What stands where there is no dataset: the sentence, the closest addresses and, with script, a window to go back. */
export function MissingPage({ page: { note, links } }: { page: MissingPageData }) {
  return (
    <div className={`container ${styles.missing ?? ""}`}>
      <h1>{NO_DATASET}</h1>
      {note !== undefined && <p className={styles.missingNote}>{note}</p>}
      <ul className={styles.missingLinks}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li>
          <Link to="/search">Go Back to the search</Link>
        </li>
      </ul>
      <NoDatasetModal />
    </div>
  )
}
