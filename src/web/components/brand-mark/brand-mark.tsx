import { BRAND } from "#domain/brand.ts"

import { Link } from "../link/link.tsx"
import styles from "./brand-mark.module.css"

/** The tower drawn as five bars, with the name: a link to the home page. */
export function BrandMark({ look = "plain" }: { look?: "plain" | "onInk" | "small" }) {
  return (
    <Link
      className={[styles.brand, look === "plain" ? undefined : styles[look]]
        .filter(Boolean)
        .join(" ")}
      to="/"
      aria-label={`${BRAND}, home`}
    >
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M6 20h3v5H6zM10.5 15.5h3V25h-3zM14.5 7h3v18h-3zM18.5 15.5h3V25h-3zM23 20h3v5h-3z" />
      </svg>
      <span>{BRAND}</span>
    </Link>
  )
}
