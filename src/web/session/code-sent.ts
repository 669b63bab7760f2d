const PREFIX = "code sent "

/** Notes for this tab that a code has just been mailed to an address, so that a reload goes on counting. */
export function noteCodeSent(email: string): void {
  try {
    sessionStorage.setItem(PREFIX + email.trim().toLowerCase(), String(Date.now()))
  } catch {
    // Storage is refused or full: then nothing is counted down.
  }
}

/** When a code was last mailed to an address from this tab; null when that is not known. */
export function readCodeSent(email: string): number | null {
  try {
    const text = sessionStorage.getItem(PREFIX + email.trim().toLowerCase())
    return text === null ? null : Number(text)
  } catch {
    return null
  }
}
