import ChevronDown from "lucide-react/icons/chevron-down"

import { countNoun } from "#domain/text/count-noun.ts"

import { Icon } from "../../components/icon/icon.tsx"
import styles from "./sources.module.css"

/** On a phone, opens the sources of a publisher that stand after it; elsewhere they are in sight and it is not. */
export function PublisherFold({ publisher, count }: { publisher: string; count: number }) {
  return (
    <details className={styles.fold}>
      <summary>
        {countNoun(count, "source")}
        <span className="sr-only"> of {publisher}</span>
        <Icon of={ChevronDown} size={18} />
      </summary>
    </details>
  )
}
