/** What decides between two files' figures of one series. */
export type Vintage = {
  /** `YYYY-MM-DD`: the publisher's date, else the day of retrieval. */
  vintage: string
  lineage: string
  lastIndex: number
  figureCount: number
  checksum: string
}

/**
 * Whether figures that come in take the place of the current ones: the newer date wins. On the same day a later
 * import of the same file wins, and between files the one that reaches further, then has more figures, then the
 * greater checksum, so that the order of imports does not matter. The statements in `db/merge-series.ts` say the same.
 */
export function isNewer(candidate: Vintage, current: Vintage): boolean {
  if (candidate.vintage !== current.vintage) return candidate.vintage > current.vintage
  if (candidate.checksum === current.checksum) return false
  if (candidate.lineage === current.lineage) return true
  if (candidate.lastIndex !== current.lastIndex) return candidate.lastIndex > current.lastIndex
  if (candidate.figureCount !== current.figureCount)
    return candidate.figureCount > current.figureCount
  return candidate.checksum > current.checksum
}
