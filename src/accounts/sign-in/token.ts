import { createHash, randomBytes } from "node:crypto"

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** What is stored of a token. A plain hash is enough: nobody can try out 2^256 of them. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}

/** Whether a text can be one of our tokens at all. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}
