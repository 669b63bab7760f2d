import { BRAND } from "#domain/brand.ts"
import { xml, type Markup } from "#domain/format/markup.ts"

/** One entry of a feed; `id` is an address that never changes. */
export type AtomEntry = {
  id: string
  title: string
  updated: Date
  link: string
  summary: string
  /** The whole text, as HTML. */
  html?: string
  /** Who wrote it, where that is not the feed's author. */
  author?: string
}

/** A feed; all links are absolute. */
export type AtomFeed = {
  /** The feed's own address, which is its id too. */
  self: string
  title: string
  subtitle: string
  /** The page that the feed is about. */
  link: string
  author: string
  rights: string
  entries: readonly AtomEntry[]
}

/** A feed in Atom's form (RFC 4287), updated when its youngest entry was. */
export function atomXml(feed: AtomFeed): string {
  const updated = Math.max(0, ...feed.entries.map((entry) => entry.updated.getTime()))
  return [
    xml`<?xml version="1.0" encoding="utf-8"?>`,
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    xml`<id>${feed.self}</id>`,
    xml`<title>${feed.title}</title>`,
    xml`<subtitle>${feed.subtitle}</subtitle>`,
    xml`<updated>${new Date(updated).toISOString()}</updated>`,
    link("self", "application/atom+xml", feed.self),
    link("alternate", "text/html", feed.link),
    xml`<author><name>${feed.author}</name></author>`,
    xml`<rights>${feed.rights}</rights>`,
    xml`<generator>${BRAND}</generator>`,
    ...feed.entries.flatMap(entryLines),
    xml`</feed>\n`,
  ].join("\n")
}

function entryLines(entry: AtomEntry): Markup[] {
  const { author, html } = entry
  return [
    xml`<entry>`,
    xml`<id>${entry.id}</id>`,
    xml`<title>${entry.title}</title>`,
    xml`<updated>${entry.updated.toISOString()}</updated>`,
    link("alternate", "text/html", entry.link),
    xml`<summary>${entry.summary}</summary>`,
    ...(author === undefined ? [] : [xml`<author><name>${author}</name></author>`]),
    ...(html === undefined ? [] : [xml`<content type="html">${html}</content>`]),
    xml`</entry>`,
  ]
}

function link(rel: string, type: string, href: string): Markup {
  return xml`<link rel="${rel}" type="${type}" href="${href}"/>`
}
