import { useState } from "react"

import type { DocumentParts as Parts } from "./save-subject.ts"
import styles from "./save-chart.module.css"

const LABELS = { chart: "Chart", table: "Table", analysis: "Data Analysis" } as const
const KEYS = ["chart", "table", "analysis"] as const

const USUAL: Parts = { chart: true, table: true, analysis: false }

/** Which parts a document has; `isEmpty` when none is chosen, which makes no document. */
export function useParts(initial: Parts = USUAL) {
  const [parts, setParts] = useState(initial)
  return { parts, setParts, isEmpty: !KEYS.some((key) => parts[key]) }
}

/** The choice of a document's parts. */
export function DocumentParts({
  parts,
  onChange,
}: {
  parts: Parts
  onChange: (parts: Parts) => void
}) {
  return (
    <fieldset className={styles.parts}>
      <legend>Include in the PDF</legend>
      {KEYS.map((key) => (
        <label key={key} className={styles.check}>
          <input
            type="checkbox"
            checked={parts[key]}
            onChange={(event) => {
              onChange({ ...parts, [key]: event.target.checked })
            }}
          />
          {LABELS[key]}
        </label>
      ))}
    </fieldset>
  )
}
