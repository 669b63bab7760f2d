/** Address of a published fact check. */
export function publishedCheckPath(id: string): string {
  return `/fact-checking/${encodeURIComponent(id)}`
}

/** Address of the same check for other sites to frame. */
export function checkFramePath(id: string): string {
  return `/chart/check/${encodeURIComponent(id)}`
}
