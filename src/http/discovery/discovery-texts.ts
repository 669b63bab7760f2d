import { MCP_TOOL_NAMES } from "#api/mcp-tool-names.ts"
import type { SiteContent } from "#content/create-content.ts"
import { filterStories } from "#content/find-stories.ts"
import { textStart } from "#content/rich-text-plain.ts"
import { BRAND, BRAND_COLOUR } from "#domain/brand.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { countText } from "#domain/format/count-text.ts"
import { FILE_FORMATS } from "#exports/file-formats.ts"

const FILE_EXTENSIONS = Object.keys(FILE_FORMATS).map((format) => `.${format}`)

/** What programs that collect pages may read; results of searches are endless and hold nothing of their own. */
export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /results",
    "Disallow: /suggest",
    "Disallow: /search/go",
    "Disallow: /search/indicators",
    "Disallow: /explore/indicators",
    "Disallow: /enquiries/",
    // Each of them fetches a page of another site.
    "Disallow: /check?url=",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n")
}

/** The site in one text for language models: what there is, how to read it, and how to quote it. */
export function llmsText({
  content,
  publicUrl,
  counts,
  hasCheckLinks,
}: {
  content: Pick<SiteContent, "stories">
  publicUrl: string
  counts: { indicators: number; countries: number }
  hasCheckLinks: boolean
}): string {
  const posts = filterStories(content.stories(), "Post").map(
    ({ full_slug, content: post }) =>
      `- [${post.title}](${publicUrl}/texts/${full_slug}.md): ${textStart(post.long_text, 120)}`,
  )
  const held =
    counts.indicators === 0
      ? ""
      : ` It holds ${countText(counts.indicators)} indicators for ${countText(counts.countries)} countries and territories.`
  return [
    `# ${BRAND}`,
    "",
    `> ${BRAND} is a public data engine: figures of every country as their publishers gave them, each with source, licence, unit and date.${held}`,
    "",
    "A missing figure is null, never 0. Quote a figure with its indicator, place, period, source and the address of its page. Never guess an identifier: search first.",
    "",
    "## Reading figures",
    "",
    `- [MCP server](${publicUrl}/mcp): tools ${joinNames(MCP_TOOL_NAMES)} over streamable HTTP, without a key`,
    `- [API](${publicUrl}/api/v1/openapi.json): OpenAPI 3.1; [for people](${publicUrl}/api/docs)`,
    `- Every page of a series is also a file: add ${joinNames(FILE_EXTENSIONS, "or")} to its address (/indicators/{name}/{country}.md)`,
    `- Every figure has an address: ${publicUrl}/fact/{indicator id}/{ISO 3166 code}/{period or latest}, a page to cite; with .txt the bare number, with .json all about it`,
    ...(hasCheckLinks
      ? [
          `- [Checking](${publicUrl}/check): the economic statements of a text with verdicts and sources, ${publicUrl}/check?text={text} or ?url={address of an article}, with asOf={day of the text}`,
        ]
      : []),
    `- [Sources](${publicUrl}/sources): publishers, licences and dates`,
    `- [All pages](${publicUrl}/sitemap.xml)`,
    "",
    "## Articles",
    "",
    ...posts,
    "",
  ].join("\n")
}

/** What a device needs to install the site. */
export function webManifest(): string {
  const icon = (size: number, purpose: string) => ({
    src: `/media/icons/icon-${String(size)}.png`,
    sizes: `${String(size)}x${String(size)}`,
    type: "image/png",
    purpose,
  })
  return JSON.stringify({
    name: BRAND,
    short_name: BRAND,
    description: "Public data of every country: search it, chart it, embed it.",
    id: "/",
    start_url: "/search",
    scope: "/",
    display: "standalone",
    background_color: "#faf9fb",
    theme_color: BRAND_COLOUR,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    shortcuts: [
      { name: "Data Search", url: "/search" },
      { name: "Countries", url: "/countries" },
    ],
  })
}
