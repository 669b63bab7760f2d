import { Icon } from "../../../components/icon/icon.tsx"
import type { VerdictStatus } from "./claim.ts"
import { VERDICT_FACTS } from "./verdict-facts.ts"
import styles from "./verdict.module.css"

/** A verdict as icon and word; what it means opens on hover and focus of what it stands in. */
export function VerdictChip({ verdict, id }: { verdict: VerdictStatus; id: string }) {
  const { word, icon, meaning } = VERDICT_FACTS[verdict]
  return (
    <span className={styles.holder}>
      <span className={`${styles.chip ?? ""} ${styles[verdict] ?? ""}`}>
        <Icon of={icon} size={16} />
        {word}
      </span>
      <span className={styles.tooltip} role="tooltip" id={`${id}meaning`}>
        {meaning}
      </span>
    </span>
  )
}
