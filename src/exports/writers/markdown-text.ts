/** A text as Markdown shows it, whatever it holds: no mark-up, no new column of a table, no new line. */
export function markdownText(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|#]/g, "\\$&")
}
