import { authorOf, storiesOf } from "#content/find-stories.ts"
import { richTextHtml } from "#content/rich-text-html.ts"
import { textStart } from "#content/rich-text-plain.ts"
import { postPath } from "#domain/addresses.ts"
import { BRAND } from "#domain/brand.ts"

import type { WebServices } from "../../services.server.ts"
import type { AtomFeed } from "./atom-xml.server.ts"

const ENTRIES = 30

/** The last posts as a feed, each with its whole text; charts are pictures there. */
export function loadBlogFeed({
  content,
  publicUrl,
}: Pick<WebServices, "content" | "publicUrl">): AtomFeed {
  const stories = content.stories()
  return {
    self: `${publicUrl}/blog/feed.xml`,
    title: `${BRAND} blog`,
    subtitle: "How to read public figures, with charts and their sources.",
    link: `${publicUrl}/blog`,
    author: BRAND,
    rights: `${BRAND}. The figures belong to the publishers named at each chart.`,
    entries: storiesOf(stories, "Post")
      .slice(0, ENTRIES)
      .map((post) => {
        const address = `${publicUrl}${postPath(post.full_slug)}`
        const { title, long_text } = post.content
        const author = authorOf(stories, post)?.name
        return {
          id: address,
          title,
          updated: new Date(post.created_at),
          link: address,
          summary: textStart(long_text, 280),
          html: richTextHtml(long_text, { base: publicUrl }),
          ...(author !== undefined && { author }),
        }
      }),
  }
}
