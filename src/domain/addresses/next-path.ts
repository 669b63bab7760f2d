const ORIGIN = "http://this-site.invalid"
// A second slash or backslash, also percent-encoded, would leave the site in one browser or another.
const LEAVES_SITE = /^\/(?:[/\\]|%2f|%5c)/i
const UNSAFE = /[\\\p{Cc}]/u
const SIGN_IN_PAGES =
  /^\/(?:login|signup|otp|verify-code|forgot-password|reset-password)(?:[/?#]|$)/

/** Where to go after signing in when nothing better is known. */
export const DEFAULT_NEXT = "/search"

/** The path of this site that an address names for afterwards; anything else becomes the fallback. */
export function nextPath(text: string | null | undefined, fallback = DEFAULT_NEXT): string {
  if (!text?.startsWith("/") || LEAVES_SITE.test(text) || UNSAFE.test(text)) return fallback
  if (!URL.canParse(text, ORIGIN)) return fallback
  const url = new URL(text, ORIGIN)
  if (url.origin !== ORIGIN || LEAVES_SITE.test(url.pathname)) return fallback
  if (SIGN_IN_PAGES.test(url.pathname)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
