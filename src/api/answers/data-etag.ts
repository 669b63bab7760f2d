import { createHash } from "node:crypto"

/** The tag of a read: it changes with the data, with the address, and with the shape of the answers. */
export function dataEtag(version: number, url: string, shape: string): string {
  const hash = createHash("sha256").update(`${shape} ${url}`).digest("base64url").slice(0, 16)
  return `W/"${String(version)}-${hash}"`
}

/** Whether an If-None-Match header names the tag, compared weakly as GET asks for. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const wanted = etag.replace(/^W\//, "")
  return header
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || tag.replace(/^W\//, "") === wanted)
}
