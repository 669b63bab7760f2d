import sanitizeHtml from "sanitize-html"

import { isAllowedLink } from "./compile-markdown.ts"

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "ul",
    "ol",
    "li",
    "blockquote",
    "pre",
    "code",
    "a",
    "strong",
    "b",
    "em",
    "i",
    "br",
  ],
  allowedAttributes: { a: ["href"] },
  // Left out with everything inside.
  nonTextTags: [
    "script",
    "style",
    "template",
    "iframe",
    "object",
    "svg",
    "math",
    "noscript",
    "textarea",
    "title",
  ],
  transformTags: {
    // The page has the one heading of the first level.
    h1: "h2",
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: isAllowedLink(href.trim()) ? { href: href.trim() } : {},
    }),
  },
}

/** HTML of a content service reduced to simple text tags and to links that our own texts may have, too. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
