/** Characters of a text that are checked at once, by pages, the API and tools; a document that is longer is checked in such parts. */
export const LONGEST_CHECKED_TEXT = 20_000
