import { ShowAll } from "../../components/show-all/show-all.tsx"
import styles from "./phone-fold.module.css"

/** How many rows a phone shows at first; the style sheet has the same number. */
const SHORT = 20

/** Opens the table or list before it, of which a phone shows the first rows alone. */
export function PhoneFold({ count }: { count: number }) {
  if (count <= SHORT) return null
  return (
    <div className={styles.fold}>
      <ShowAll count={count} />
    </div>
  )
}
