/** An e-mail address in the form in which addresses are compared: without spaces around it, in small letters. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}
