import ChevronDown from "lucide-react/icons/chevron-down"
import { useEffect, useRef } from "react"

import { Icon } from "../icon/icon.tsx"
import { letFind } from "./let-find.ts"
import styles from "./show-all.module.css"

/** The class of items that are hidden while the fold behind their list is closed. */
export const FOLDED_ITEM = styles.more

/** A fold that opens the list before it, with script and without; with one, searching in the page opens it too. */
export function ShowAll({ count }: { count: number }) {
  const fold = useRef<HTMLDetailsElement>(null)
  // Another list has other items.
  useEffect(() => (fold.current ? letFind(fold.current, styles.more ?? "") : undefined), [count])
  return (
    <details ref={fold} className={styles.showAll}>
      <summary>
        <span className={styles.folded}>Show all {count}</span>
        <span className={styles.unfolded}>Show fewer</span>
        <Icon of={ChevronDown} size={18} />
      </summary>
    </details>
  )
}
