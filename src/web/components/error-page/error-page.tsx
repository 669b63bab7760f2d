import { ButtonLink } from "../button/button.tsx"
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

/** The page for an address of a part that is still being built. */
export function NotOpen({ sentence }: { sentence: string }) {
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{sentence}</h1>
      <p>It is being built. Searching, reading and embedding charts work without it.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" to="/search">
          Data Search
        </ButtonLink>
      </div>
    </div>
  )
}
