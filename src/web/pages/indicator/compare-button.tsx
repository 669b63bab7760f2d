import ArrowLeftRight from "lucide-react/icons/arrow-left-right"

import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import styles from "./indicator.module.css"

const SENTENCE = "Comparison is being built"

/** Leads to the comparison of two datasets; says so while there is none. */
export function CompareButton({ short = false }: { short?: boolean }) {
  return (
    <Button
      look={short ? "secondary" : "primary"}
      className={styles.block}
      disabled
      title={SENTENCE}
    >
      <Icon of={ArrowLeftRight} />
      {short ? "Compare" : "Compare Data"}
      <span className="sr-only">. {SENTENCE}</span>
    </Button>
  )
}
