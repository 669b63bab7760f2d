import ChevronDown from "lucide-react/icons/chevron-down"

import { Icon } from "../icon/icon.tsx"
import styles from "./show-all.module.css"

/** The class of items that are hidden while the fold behind their list is closed. */
export const FOLDED_ITEM = styles.more

/** A fold that opens the list before it, with script and without. */
export function ShowAll({ count }: { count: number }) {
  return (
    <details className={styles.showAll}>
      <summary>
        <span className={styles.folded}>Show all {count}</span>
        <span className={styles.unfolded}>Show fewer</span>
        <Icon of={ChevronDown} size={18} />
      </summary>
    </details>
  )
}
