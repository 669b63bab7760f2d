import CircleAlert from "lucide-react/icons/circle-alert"
import type { ReactNode } from "react"

import { Icon } from "../icon/icon.tsx"
import styles from "./banner.module.css"

/** A fault in a band above what it is about; read out at once. */
export function ErrorBanner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.banner} role="alert">
      <Icon of={CircleAlert} />
      <div>{children}</div>
    </div>
  )
}
