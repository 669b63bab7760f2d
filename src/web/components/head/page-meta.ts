import type { MetaDescriptor } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { pageDescription } from "./page-description.ts"

/** Shown where a page without an image of its own is shared. */
const ICON = "/media/icons/icon-512.png"

/** Title, description, the one address and what is shown where the page is shared. */
export function pageMeta(page: {
  title: string
  /** Cut behind a word where it is longer than search engines show. */
  description: string
  /** Absolute; without it the page names none. */
  address: string | undefined
  image?: string | undefined
  type?: "website" | "article"
}): MetaDescriptor[] {
  const { title, address, image, type = "website" } = page
  const description = pageDescription(page.description)
  const shownImage = image ?? (address && new URL(ICON, address).href)
  return [
    { title: `${title} | ${BRAND}` },
    { name: "description", content: description },
    ...(address === undefined
      ? []
      : [
          { tagName: "link", rel: "canonical", href: address },
          { property: "og:url", content: address },
        ]),
    { property: "og:site_name", content: BRAND },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: image === undefined ? "summary" : "summary_large_image" },
    ...(shownImage === undefined ? [] : [{ property: "og:image", content: shownImage }]),
  ]
}

/** The title of a page that search engines are to leave out: of one person, of a moment or of nothing. */
export function hiddenMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${BRAND}` }, { name: "robots", content: "noindex" }]
}
