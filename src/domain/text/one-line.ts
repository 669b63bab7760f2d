/** A text without breaks and repeated spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
