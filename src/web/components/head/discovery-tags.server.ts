import { CARD_FORM } from "#charts/svg/draw-image.ts"
import { BRAND } from "#domain/brand.ts"
import { shortenAtWord } from "#domain/text/shorten.ts"
import { linkedType } from "#exports/file-formats.ts"

import type { Attributes, HeadTag } from "./head-tags.tsx"

/** Previews of shared links show no more of a description. */
const LONGEST_PREVIEW = 300

/** The attributes of the links to the oEmbed answers for an absolute address, in both forms. */
export function oembedLinks(page: { title: string; url: string; origin: string }): Attributes[] {
  const { title, origin } = page
  const url = encodeURIComponent(page.url)
  return [
    { format: "json", type: "application/json+oembed" },
    { format: "xml", type: "text/xml+oembed" },
  ].map(({ format, type }) => ({
    rel: "alternate",
    type,
    title,
    href: `${origin}/oembed?format=${format}&url=${url}`,
  }))
}

/** What a preview of a shared link says. */
export function socialTags({
  title,
  description,
  url,
}: Record<"title" | "description" | "url", string>): HeadTag[] {
  return properties({
    "og:title": title,
    "og:description": shortenAtWord(description, LONGEST_PREVIEW),
    "og:type": "website",
    "og:url": url,
    "og:site_name": BRAND,
    "og:locale": "en_GB",
  })
}

/** What it shows: the card at an absolute address, or nothing where there is none. */
export function cardTags(card: string | null, alt: string): HeadTag[] {
  if (card === null) return [metaTag({ name: "twitter:card", content: "summary" })]
  const said = shortenAtWord(alt, LONGEST_PREVIEW)
  return [
    ...properties({
      "og:image": card,
      "og:image:type": "image/png",
      "og:image:width": String(CARD_FORM.width),
      "og:image:height": String(CARD_FORM.height),
      "og:image:alt": said,
    }),
    metaTag({ name: "twitter:card", content: "summary_large_image" }),
    metaTag({ name: "twitter:image", content: card }),
    metaTag({ name: "twitter:image:alt", content: said }),
  ]
}

/** The links to the files of a page; `label` is the name of a file's format, such as "CSV". */
export function fileLinkTags(
  files: readonly { label: string; path: string }[],
  origin: string,
): HeadTag[] {
  return files.map(({ label, path }) =>
    linkTag({
      rel: "alternate",
      type: linkedType(label.toLowerCase()),
      title: label,
      href: origin + path,
    }),
  )
}

/** What an embedded page says in its head: where its own embed is described, and its card. `link` is its absolute address. */
export function embedTags({
  title,
  link,
  card,
}: {
  title: string
  link: string
  card: string
}): HeadTag[] {
  const { origin } = new URL(link)
  return [...oembedLinks({ title, url: link, origin }).map(linkTag), ...cardTags(card, title)]
}

export function linkTag(attributes: Attributes): HeadTag {
  return { element: "link", attributes }
}

function metaTag(attributes: Attributes): HeadTag {
  return { element: "meta", attributes }
}

function properties(values: Attributes): HeadTag[] {
  return Object.entries(values).map(([property, content]) => metaTag({ property, content }))
}
