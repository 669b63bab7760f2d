import { BRAND } from "#domain/brand.ts"

import type { Mail } from "./mail.ts"

/** A mail of the site to a person: a greeting, the paragraphs and the name of the site. */
export function composeMail(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject, text: ["Hello,", ...paragraphs, BRAND].join("\n\n") }
}
