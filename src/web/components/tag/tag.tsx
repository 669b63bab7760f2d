import type { ReactNode } from "react"

import styles from "./tag.module.css"

/** A small label: a category, a frequency. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>
}

/** The badge of what has fallen behind. */
export function StaleTag({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className={`${styles.tag ?? ""} ${styles.soon ?? ""}`} title={title}>
      {children}
    </span>
  )
}

/** The badge of pages that are not there yet. */
export function ComingSoon() {
  return <span className={`${styles.tag ?? ""} ${styles.soon ?? ""}`}>Coming Soon</span>
}
