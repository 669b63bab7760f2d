/** What was thrown, as text: the message of an error, else the value itself. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
