import SearchX from "lucide-react/icons/search-x"
import { useState } from "react"

import { countryPath } from "#domain/addresses/page-paths.ts"

import { Link } from "../../components/link/link.tsx"
import { ButtonLink } from "../../components/button/button.tsx"
import { MessageModal } from "../../components/modal/modal.tsx"
import styles from "./country.module.css"
import type { DashboardData } from "./page-data.ts"

/** What stands where there is no dashboard: the sentence, the nearest names and, with script, a window to choose another. */
export function MissingDashboard({
  page: { name, closest },
}: {
  page: Extract<DashboardData, { state: "missing" }>
}) {
  // A dialog opens by script alone, so without one only the page is seen.
  const [isOpen, setOpen] = useState(true)
  const sentence = `Sorry! No dashboard available for ${name}`
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{sentence}</h1>
      <ul className={styles.closest}>
        {closest.map((country) => (
          <li key={country.slug}>
            <Link to={countryPath(country.slug)}>{country.name}</Link>
          </li>
        ))}
        <li>
          <Link to="/country">Select Another</Link>
        </li>
      </ul>
      <MessageModal
        open={isOpen}
        onClose={() => {
          setOpen(false)
        }}
        icon={SearchX}
        title={sentence}
        actions={
          <ButtonLink look="primary" to="/country">
            Select Another
          </ButtonLink>
        }
      />
    </div>
  )
}
