import type { ReactNode } from "react"

import styles from "./breadcrumb.module.css"

/** Links to the pages above this one, then the name of this one. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      {children}
    </nav>
  )
}
