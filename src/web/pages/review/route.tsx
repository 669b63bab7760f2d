import { useParams } from "react-router"

import { loginPath } from "#domain/addresses/page-paths.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Link } from "../../components/link/link.tsx"
import { useHydrated } from "../../components/use-hydrated.ts"
import { useSignedIn } from "../../session/use-session.ts"
import { ReviewPage } from "./review-page.tsx"
import styles from "./review.module.css"

export function meta() {
  return hiddenMeta("A second look")
}

/** What an author sent to a second person, shown when that person is signed in with the address it was sent to. */
export default function Review() {
  const { id = "" } = useParams()
  const session = useSignedIn()
  const isHydrated = useHydrated()
  return (
    <div className={`container container-narrow ${styles.page ?? ""}`}>
      <h1>A second look</h1>
      {isHydrated && session ? (
        <ReviewPage id={id} />
      ) : (
        <p>
          Somebody asks you to look at a checked text.{" "}
          <Link to={loginPath(`/review/${encodeURIComponent(id)}`)}>Sign in</Link> with the e-mail
          address that the message came to.
        </p>
      )}
    </div>
  )
}
