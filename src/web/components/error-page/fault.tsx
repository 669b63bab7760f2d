import { INTERNAL_FAULT } from "#domain/internal-fault.ts"

import { ButtonLink } from "../button/button.tsx"
import styles from "./error-page.module.css"

/** The page in place of one that failed; it never shows details of a fault, and it needs nothing that may fail to load. */
export function Fault() {
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{INTERNAL_FAULT}</h1>
      <p>The page could not be shown. Please try again in a moment.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" to="/">
          Go Home
        </ButtonLink>
      </div>
    </div>
  )
}
