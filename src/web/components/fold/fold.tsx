import type { ReactNode } from "react"

import styles from "./fold.module.css"

/** What few readers want, folded behind a line of a few words that looks like a link. */
export function Fold({
  summary,
  className = styles.fold,
  isOpen = false,
  children,
}: {
  summary: string
  /** In the place of the usual distance and size of text. */
  className?: string | undefined
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className={className} open={isOpen}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
