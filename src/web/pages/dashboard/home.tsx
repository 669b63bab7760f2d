import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import CircleHelp from "lucide-react/icons/circle-question-mark"
import type { ReactNode } from "react"
import { useRouteLoaderData } from "react-router"

import { countText } from "#domain/format/count-text.ts"

import { Link } from "../../components/link/link.tsx"
import { Flag } from "../../components/flag/flag.tsx"
import type { CoverageCounts } from "../../components/footer/coverage-text.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { useSignedIn } from "../../session/use-session.ts"
import styles from "./dashboard.module.css"
import { greetingAt } from "./greeting.ts"
import { RecentDocuments } from "./recent-documents.tsx"
import { YourData } from "./your-data.tsx"

const FLAGS = ["NG", "KE", "GH", "ZA", "EG"]

/** What a signed-in person can do here, and what they worked on last. */
export default function DashboardHome() {
  const firstName = useSignedIn()?.user?.fullName.trim().split(/\s+/)[0] ?? ""
  const coverage = useRouteLoaderData<{ coverage: CoverageCounts }>("root")?.coverage
  return (
    <>
      <h1>{[greetingAt(new Date()), firstName].filter((part) => part !== "").join(", ")}</h1>
      <h2 id="products" className={styles.heading}>
        Products
      </h2>
      <ul className={styles.products} aria-labelledby="products">
        <Product
          title="Fact Checking"
          to="/fact-checking"
          text="Check the economic statements in a text against the data."
        >
          <Icon of={CircleCheck} size={28} className={styles.good} />
          <Icon of={CircleAlert} size={28} className={styles.bad} />
          <Icon of={CircleHelp} size={28} className={styles.open} />
        </Product>
        <Product
          title="Data Search"
          to="/search"
          text="Find any indicator for any country and see it as a chart."
        >
          {coverage && (
            <span>
              <b>{countText(coverage.indicators)}</b> indicators
            </span>
          )}
        </Product>
        <Product
          title="Country Dashboard"
          to="/country"
          text="Key indicators and charts for one country, on one page."
        >
          {FLAGS.map((code2) => (
            <Flag key={code2} code2={code2} size="large" />
          ))}
        </Product>
      </ul>
      <RecentDocuments />
      <YourData />
    </>
  )
}

function Product({
  title,
  to,
  text,
  children,
}: {
  title: string
  to: string
  text: string
  children: ReactNode
}) {
  return (
    <li>
      <Link className={styles.product ?? ""} to={to}>
        <span className={styles.art} aria-hidden="true">
          {children}
        </span>
        <span className={styles.body}>
          <b>{title}</b>
          <span>{text}</span>
        </span>
      </Link>
    </li>
  )
}
