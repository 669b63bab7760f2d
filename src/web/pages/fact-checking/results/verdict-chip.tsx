import { Icon } from "../../../components/icon/icon.tsx"
import type { VerdictStatus } from "./claim.ts"
import { VERDICT_FACTS } from "./verdict-facts.ts"
import styles from "./verdict.module.css"

const BY_CHOICE = {
  word: "Correct, but …",
  meaning:
    "The figure matches the data, but not in most of the other reasonable ways of counting it.",
}

/** A verdict as icon and word; what it means opens on hover and focus of what it stands in. */
export function VerdictChip({
  verdict,
  id,
  isByChoice = false,
}: {
  verdict: VerdictStatus
  id: string
  /** Whether a correct statement is so only by the choice of a year, a publisher or a form. */
  isByChoice?: boolean
}) {
  const facts = VERDICT_FACTS[verdict]
  const { icon } = facts
  const { word, meaning } = isByChoice && verdict === "correct" ? BY_CHOICE : facts
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
