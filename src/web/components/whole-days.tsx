import { Fragment, type ReactNode } from "react"

import { POST_DAY } from "#domain/time/day-text.ts"

const DAY = new RegExp(
  `(?<![\\w-])(\\d{4}-\\d{2}-\\d{2}|\\d{2}-\\d{2}-\\d{4}|${POST_DAY})(?![\\w-])`,
)

/**
 * A text whose days, such as 31-12-2025 and 31 December 2025, stay on one line: browsers break a line behind any of their
 * hyphens and blanks. The letters stay as they are, so that what is copied or searched has ordinary blanks.
 */
export function wholeDays(text: string): ReactNode {
  const parts = text.split(DAY)
  if (parts.length === 1) return text
  return parts.map((part, k) =>
    k % 2 === 0 ? (
      <Fragment key={k}>{part}</Fragment>
    ) : (
      <span key={k} className="day">
        {part}
      </span>
    ),
  )
}
