/** Address of a published fact check. */
export function publishedCheckPath(id: string): string {
  return `/fact-checking/${encodeURIComponent(id)}`
}

/** Address of the same check for other sites to frame. */
export function checkFramePath(id: string): string {
  return `/chart/check/${encodeURIComponent(id)}`
}

/** Address of the feed of what new data change about a published check. */
export function checkFeedPath(id: string): string {
  return `/feeds/check/${encodeURIComponent(id)}.xml`
}

/** Longer texts have no address of their own: they are sent by the form. */
export const LONGEST_LINKED_TEXT = 1500

/** Address of the verdicts on a short text, read as of a day where one is given. */
export function textCheckPath(text: string, asOf?: string | null): string {
  return `/check?${writeText(text, asOf)}`
}

/** Address of the same for other sites to frame. */
export function textCheckFramePath(text: string, asOf?: string | null): string {
  return `/chart/check?${writeText(text, asOf)}`
}

/** Address of the image that previews it where it is shared. */
export function textCheckCardPath(text: string, asOf?: string | null): string {
  return `/card.png?${writeText(text, asOf)}`
}

/** Address of the verdicts on a page of the web. */
export function pageCheckPath(url: string, asOf?: string | null): string {
  return `/check?${String(new URLSearchParams({ url, ...(asOf && { asOf }) }))}`
}

function writeText(text: string, asOf: string | null | undefined): string {
  return String(new URLSearchParams({ text, ...(asOf && { asOf }) }))
}
