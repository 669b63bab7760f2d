import { useLocation } from "react-router"

import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import styles from "./unknown-keys.module.css"

/** Says which keys of the address the page does not understand; nothing where it understands all. */
export function UnknownKeys({ known }: { known: readonly string[] }) {
  const { search } = useLocation()
  const sentences = describeUnknownKeys(new URLSearchParams(search), known)
  if (sentences.length === 0) return null
  return (
    <aside className={`container ${styles.note ?? ""}`} aria-label="Note on the address">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </aside>
  )
}
