import type { ReactNode } from "react"

import styles from "./scroll-box.module.css"

/** What may be wider than its place: it scrolls inside this box, by keyboard as well, and a shade shows where there is more. */
export function ScrollBox({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={[styles.box, className].filter(Boolean).join(" ")}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  )
}
