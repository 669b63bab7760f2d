/** Maximum number of characters that pages, the API and tools check at once; a longer document is checked in such parts. */
export const LONGEST_CHECKED_TEXT = 20_000

/** Maximum number of characters of a document that are checked, by the editor and on the site. */
export const LONGEST_DOCUMENT = 60_000

/** Maximum number of charts of one check: a document of hundreds would hold up everybody's. */
export const MAX_CHECK_CHARTS = 20

/** Megabytes of a file whose text is checked, in the browser, on the server and on the command line. */
export const LARGEST_CHECKED_MB = 25
export const LARGEST_CHECKED_FILE = LARGEST_CHECKED_MB * 1024 * 1024
