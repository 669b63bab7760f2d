import { useMemo } from "react"

/**
 * Markup for `dangerouslySetInnerHTML`, the same object while the text is the same: for a new object React writes the
 * markup anew, and what was chosen, marked or focused in it is lost.
 */
export function useMarkup(html: string): { __html: string } {
  return useMemo(() => ({ __html: html }), [html])
}
