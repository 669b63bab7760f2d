/** What people read when the product failed; on its own so that pages carry this sentence and not the whole table. */
export const INTERNAL_FAULT = "Something unexpected occurred on the server"

/** What people read when no answer came. */
export const UNREACHABLE =
  "The server could not be reached. Please check your connection and try again."
