import { escapeMarkup } from "#domain/format/markup.ts"

import { isAllowedLink } from "./compile-markdown.ts"

const TAGS = new Set("p h2 h3 h4 h5 h6 ul ol li blockquote pre code a strong b em i br".split(" "))
/** Left out with everything inside. */
const DROPPED =
  /<(script|style|template|iframe|object|svg|math|noscript|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|[^<]+|</gi
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  apos: "'",
  nbsp: "\u00a0",
}

/**
 * HTML of a content service with nothing in it but simple text tags and safe links. The answer is built anew from
 * escaped texts and a fixed list of tags, each closed, so that what was not understood is text or gone.
 */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let out = ""
  const close = (tag: string) => {
    while (open.includes(tag)) out += `</${open.pop() ?? ""}>`
  }
  for (const [token, slash = "", name = "", rest = ""] of html
    .replace(DROPPED, "")
    .matchAll(TOKEN)) {
    const tag = name.toLowerCase() === "h1" ? "h2" : name.toLowerCase()
    if (token.startsWith("<!--")) continue
    if (tag === "") out += escapeMarkup(decodeText(token))
    else if (!TAGS.has(tag)) continue
    else if (tag === "br") out += "<br>"
    else if (slash !== "") close(tag)
    else {
      out += openTag(tag, rest)
      open.push(tag)
    }
  }
  return (
    out +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join("")
  )
}

function openTag(tag: string, attributes: string): string {
  if (tag !== "a") return `<${tag}>`
  const [, double, single] = HREF.exec(attributes) ?? []
  const href = decodeText(double ?? single ?? "").trim()
  return isAllowedLink(href) ? `<a href="${escapeMarkup(href)}">` : "<a>"
}

function decodeText(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39|apos|nbsp);/g,
    (whole, name: string) => ENTITIES[name] ?? whole,
  )
}
