import type { ReactNode } from "react"

import { Button } from "../button/button.tsx"
import { useHydrated } from "../use-hydrated.ts"
import styles from "./auth-layout.module.css"

/**
 * Sends a form of an `AuthLayout`. It counts as disabled until all fields are right, but can be pressed: the form then
 * says what is missing. Only where no script checks the form it cannot.
 */
export function SubmitButton({
  isSending,
  isReady,
  children,
}: {
  isSending: boolean
  isReady: boolean
  children: ReactNode
}) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      look="primary"
      className={styles.submit}
      busy={isSending}
      disabled={!isHydrated}
      aria-disabled={!isReady || undefined}
    >
      {children}
    </Button>
  )
}
