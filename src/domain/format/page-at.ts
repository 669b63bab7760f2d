/** The number of the page on which a letter stands, from 1; `null` where the text has no pages. */
export function pageAt(pages: readonly number[], offset: number): number | null {
  if (pages.length === 0) return null
  const after = pages.findIndex((start) => start > offset)
  return after === -1 ? pages.length : Math.max(after, 1)
}
