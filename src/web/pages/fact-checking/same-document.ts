/** State of a step of the address that stays with the document that is open. */
export const SAME_DOCUMENT = { sameDocument: true }

/** Whether a step of the address stays with the document that is open. */
export function isSameDocument(state: unknown): boolean {
  return typeof state === "object" && state !== null && "sameDocument" in state
}
