import { embedCode } from "#charts/query/embed-code.ts"

import { Fold } from "../fold/fold.tsx"
import styles from "./embed-code.module.css"

/** The code that shows a view on somebody else's page, folded behind a line of a few words. */
export function EmbedCode({
  summary,
  ...frame
}: {
  summary: string
  /** Absolute, of the embed. */
  address: string
  title: string
  width: number
  height: number
}) {
  return (
    <Fold summary={summary}>
      <label>
        Code for your page
        <textarea className={styles.code} readOnly value={embedCode(frame)} />
      </label>
    </Fold>
  )
}
