import type { ReactNode } from "react"

import { Button } from "../button/button.tsx"
import styles from "./auth-layout.module.css"

/** Sends a form of an `AuthLayout`; disabled until all its fields are filled in. */
export function SubmitButton({
  isSending,
  isReady,
  children,
}: {
  isSending: boolean
  isReady: boolean
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      look="primary"
      className={styles.submit}
      busy={isSending}
      disabled={!isReady}
    >
      {children}
    </Button>
  )
}
