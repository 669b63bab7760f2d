/** What was thrown, as text: the message of an error or of the errors that it gathers, else the value itself. */
export function errorMessage(error: unknown): string {
  // Node gathers one fault for each address of a host name and leaves the message empty.
  if (error instanceof AggregateError && error.message === "") {
    return error.errors.map(errorMessage).join("; ")
  }
  return error instanceof Error ? error.message : String(error)
}
