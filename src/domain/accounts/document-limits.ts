/** Characters of the longest title of a document. */
export const LONGEST_DOCUMENT_TITLE = 200

/** Characters of the longest note with which a second person agrees to a document or sends it back. */
export const LONGEST_REVIEW_NOTE = 2000
