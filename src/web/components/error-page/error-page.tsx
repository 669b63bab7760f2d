import styles from "./error-page.module.css"
import { GapChart } from "./gap-chart.tsx"
import { GoHome } from "./go-home.tsx"

/** The page for an address that leads nowhere. */
export function NotFound() {
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <div>
        <p className={styles.code}>404</p>
        <h1>Sorry, we couldn&apos;t find the page your looking for.</h1>
        <GoHome />
      </div>
      <GapChart />
    </div>
  )
}
