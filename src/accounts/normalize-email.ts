import { domainToASCII, domainToUnicode } from "node:url"

/**
 * An e-mail address in the form in which addresses are compared: without spaces around it, in small letters, its domain
 * as it is looked up. Signs that are left out of a domain, such as a soft hyphen, would make a second address of the same mailbox.
 */
export function normalizeEmail(email: string): string {
  const plain = email.trim().normalize("NFC").toLowerCase()
  const at = plain.lastIndexOf("@")
  const domain = domainToUnicode(domainToASCII(plain.slice(at + 1)))
  return domain === "" ? plain : plain.slice(0, at + 1) + domain
}
