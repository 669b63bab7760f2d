import { CARD_FORM } from "#charts/svg/draw-image.ts"
import { BRAND } from "#domain/brand.ts"
import { html } from "#domain/format/markup.ts"

export type Attributes = Readonly<Record<string, string>>

/** An empty element of the head with its values escaped. */
export function headElement(name: "link" | "meta", attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => html` ${key}="${value}"`)
  return html`<${name}${written}/>`.toString()
}

/** Where the oEmbed answers for an absolute address are, in both forms. */
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
}: Record<"title" | "description" | "url", string>): string {
  return properties({
    "og:title": title,
    "og:description": description,
    "og:type": "website",
    "og:url": url,
    "og:site_name": BRAND,
    "og:locale": "en_GB",
  })
}

/** What it shows: the card at an absolute address, or nothing where there is none. */
export function cardTags(card: string | null, alt: string): string {
  if (card === null) return headElement("meta", { name: "twitter:card", content: "summary" })
  return (
    properties({
      "og:image": card,
      "og:image:type": "image/png",
      "og:image:width": String(CARD_FORM.width),
      "og:image:height": String(CARD_FORM.height),
      "og:image:alt": alt,
    }) +
    [
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:image", content: card },
      { name: "twitter:image:alt", content: alt },
    ]
      .map((attributes) => headElement("meta", attributes))
      .join("")
  )
}

function properties(values: Attributes): string {
  return Object.entries(values)
    .map(([property, content]) => headElement("meta", { property, content }))
    .join("")
}
