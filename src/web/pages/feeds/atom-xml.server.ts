import { BRAND } from "#domain/brand.ts"

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
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">`,
    element("id", feed.self),
    element("title", feed.title),
    element("subtitle", feed.subtitle),
    element("updated", new Date(updated).toISOString()),
    link("self", "application/atom+xml", feed.self),
    link("alternate", "text/html", feed.link),
    `<author>${element("name", feed.author)}</author>`,
    element("rights", feed.rights),
    element("generator", BRAND),
    ...feed.entries.flatMap(entryLines),
    `</feed>`,
    ``,
  ].join("\n")
}

function entryLines(entry: AtomEntry): string[] {
  return [
    `<entry>`,
    element("id", entry.id),
    element("title", entry.title),
    element("updated", entry.updated.toISOString()),
    link("alternate", "text/html", entry.link),
    element("summary", entry.summary),
    ...(entry.author === undefined ? [] : [`<author>${element("name", entry.author)}</author>`]),
    ...(entry.html === undefined
      ? []
      : [`<content type="html">${escapeXml(entry.html)}</content>`]),
    `</entry>`,
  ]
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
}

// Control characters are no part of XML 1.0, however they are written.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_IN_XML, "")
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}
