import SearchX from "lucide-react/icons/search-x"
import { useState } from "react"
import { Link, useLocation, useNavigate } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { MessageModal } from "../../components/modal/modal.tsx"
import styles from "./indicator.module.css"

const SENTENCE = "Sorry! There's no dataset available for your selection."

/** What stands where there is no dataset: the sentence, the closest addresses and, with script, a window to go back. */
export function MissingPage({ links }: { links: readonly { to: string; text: string }[] }) {
  // A dialog opens by script alone, so without one only the page is seen.
  const [isOpen, setOpen] = useState(true)
  const navigate = useNavigate()
  const { key } = useLocation()
  const goBack = () => {
    setOpen(false)
    // The first page of a visit has no page before it on this site.
    void (key === "default" ? navigate("/search") : navigate(-1))
  }
  return (
    <div className={`container ${styles.missing ?? ""}`}>
      <h1>{SENTENCE}</h1>
      <ul className={styles.missingLinks}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
        <li>
          <Link to="/search">Go Back to the search</Link>
        </li>
      </ul>
      <MessageModal
        open={isOpen}
        onClose={() => {
          setOpen(false)
        }}
        icon={SearchX}
        title={SENTENCE}
        actions={
          <Button look="primary" onClick={goBack}>
            Go Back
          </Button>
        }
      />
    </div>
  )
}
