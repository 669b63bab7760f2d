import { hash } from "node:crypto"

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g

/** Headers of every answer, pages and files alike. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  // What other sites may show says so itself: embeds, files and fonts.
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
}

/**
 * The content security policy of one page. Its inline scripts and style sheets are allowed by their hashes, so that a
 * page can be cached whole; style attributes are allowed because bars and boxes carry computed positions.
 */
export function pagePolicy(page: Buffer, framable: boolean): string {
  // A character a byte: nothing has to be decoded, and tags are found all the same.
  const html = page.toString("latin1")
  return [
    "default-src 'none'",
    ["script-src 'self'", ...computeHashes(html, INLINE_SCRIPT)].join(" "),
    ["style-src 'self'", ...computeHashes(html, INLINE_STYLE)].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framable ? "*" : "'none'"}`,
  ].join("; ")
}

function computeHashes(html: string, element: RegExp): Set<string> {
  const hashes = [...html.matchAll(element)].map(
    ([, text = ""]) => `'sha256-${hash("sha256", Buffer.from(text, "latin1"), "base64")}'`,
  )
  return new Set(hashes)
}
