/** Megabytes of a file whose text is checked, in the browser, on the server and on the command line. */
export const LARGEST_CHECKED_MB = 25
export const LARGEST_CHECKED_FILE = LARGEST_CHECKED_MB * 1024 * 1024
