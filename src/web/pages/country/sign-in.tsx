import { loginPath } from "#domain/addresses.ts"

import { ButtonLink } from "../../components/button/button.tsx"
import styles from "./country.module.css"

/** What stands in place of what needs a sign-in: one sentence and the way there. */
export function SignIn({ heading, next, what }: { heading: string; next: string; what: string }) {
  return (
    <div className={`container container-narrow ${styles.calm ?? ""}`}>
      <h1>{heading}</h1>
      <p>Please sign in to see {what}.</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" to={loginPath(next)}>
          Sign in
        </ButtonLink>
        <ButtonLink size="large" to="/countries">
          Indicators of all countries
        </ButtonLink>
      </div>
    </div>
  )
}
