import { useLocation } from "react-router"

import { findUnknownKeys, unknownKeySentence } from "#domain/format/query-keys.ts"
import styles from "./unknown-keys.module.css"

/** Says which keys of the address the page does not understand; nothing where it understands all. */
export function UnknownKeys({ known }: { known: readonly string[] }) {
  const { search } = useLocation()
  const unknown = findUnknownKeys(new URLSearchParams(search).keys(), known)
  if (unknown.length === 0) return null
  return (
    <aside className={`container ${styles.note ?? ""}`} aria-label="Note on the address">
      {unknown.map((key) => (
        <p key={key}>{unknownKeySentence(key, known)}</p>
      ))}
    </aside>
  )
}
