import { hash } from "node:crypto"

/** An ETag that is the same for the same bytes. */
export function bodyEtag(bytes: Buffer): string {
  return `"${hash("sha1", bytes, "base64url").slice(0, 20)}"`
}
