/** A claim as the text has it: a figure of a table with what heads its row and column, else the author's words. */
export function quoteClaim({
  originalText,
  cell,
}: {
  originalText: string
  /** Absent in checks that were kept before. */
  cell?: string | null
}): string {
  return cell ?? originalText
}
