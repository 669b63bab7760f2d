/** A document as the list of one's own documents shows it. */
export type DocumentLine = {
  id: string
  query_id: string
  title: string
  firstSentence: string
  extraction: number
  /** Verdicts that the data has changed since the author saw them. */
  changed: number
  published: string | null
  updatedAt: string
}
