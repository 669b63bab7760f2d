import { Fragment, type ReactNode } from "react"

const DAY = /(?<![\w-])(\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})(?![\w-])/

/** A text whose days, such as 31-12-2025, stay on one line: browsers break a line behind any of their hyphens. */
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
