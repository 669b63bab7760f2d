import { BRAND } from "#domain/brand.ts"

import styles from "./chart.module.css"

/** The mark in the corner of a frame, which opens the page with the same view. */
export function BrandLink({ to }: { to: string }) {
  return (
    <a
      className={styles.brand}
      href={to}
      target="_blank"
      rel="noopener"
      aria-label={`Open on ${BRAND}`}
    >
      <svg viewBox="0 0 32 32" width="18" height="18" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M6 20h3v5H6zM10.5 15.5h3V25h-3zM14.5 7h3v18h-3zM18.5 15.5h3V25h-3zM23 20h3v5h-3z" />
      </svg>
      <span>{BRAND}</span>
    </a>
  )
}
