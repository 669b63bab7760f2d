import { createHmac, randomInt, timingSafeEqual } from "node:crypto"

import { CODE_LENGTH, type CodePurpose } from "#domain/accounts/account-rules.ts"

/** Digits and capitals that nobody mistakes for another: no 0 and O, no 1 and I. */
export const CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** A new random code of 20 bits. */
export function newCode(): string {
  return Array.from(
    { length: CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join("")
}

/**
 * What is stored of a code: a hash with a key that is not in the database, because 20 bits are soon tried out.
 * It covers what the code is for, so it is worth nothing elsewhere.
 */
export function hashCode(
  secret: string,
  code: { handle: string; purpose: CodePurpose; text: string },
): string {
  const text = code.text.trim().toUpperCase()
  return createHmac("sha256", secret)
    .update(`one-time-code ${code.purpose} ${code.handle} ${text}`)
    .digest("base64url")
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
