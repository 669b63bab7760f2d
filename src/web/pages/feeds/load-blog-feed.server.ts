import { findAuthor, filterStories, listTopics } from "#content/find-stories.ts"
import { richTextHtml } from "#content/rich-text-html.ts"
import { textStart } from "#content/rich-text-plain.ts"
import type { PostStory } from "#content/story.schema.ts"
import { postFeedPath, postPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"
import { CATEGORIES, categoryLabel, type Category } from "#domain/indicators/category.ts"

import type { WebServices } from "../../services.server.ts"
import type { AtomFeed } from "./atom-xml.server.ts"

type Services = Pick<WebServices, "content" | "publicUrl">

const ENTRIES = 30

/** The last posts as a feed, each with its whole text; charts are images there. */
export function loadBlogFeed(services: Services): AtomFeed {
  return buildFeed(services, filterStories(services.content.stories(), "Post"))
}

/** The last posts on a topic; `undefined` when there is no such topic or no post on it. */
export function loadTopicFeed(services: Services, name: string): AtomFeed | undefined {
  const topic = CATEGORIES.find((category) => category === name)
  if (topic === undefined) return undefined
  const posts = filterStories(services.content.stories(), "Post").filter((post) =>
    listTopics(post).includes(topic),
  )
  return posts.length === 0 ? undefined : buildFeed(services, posts, topic)
}

function buildFeed(
  { content, publicUrl }: Services,
  posts: readonly PostStory[],
  topic?: Category,
): AtomFeed {
  const stories = content.stories()
  return {
    self: `${publicUrl}${postFeedPath(topic)}`,
    title: topic === undefined ? `${BRAND} blog` : `${BRAND} blog: ${categoryLabel(topic)}`,
    subtitle: "How to read public figures, with charts and their sources.",
    link: `${publicUrl}/blog`,
    author: BRAND,
    rights: `${BRAND}. The figures belong to the publishers named at each chart.`,
    entries: posts.slice(0, ENTRIES).map((post) => {
      const address = `${publicUrl}${postPath(post.full_slug)}`
      const { title, long_text } = post.content
      const author = findAuthor(stories, post)?.name
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
