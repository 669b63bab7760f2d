import { findAuthor, filterStories } from "#content/find-stories.ts"
import type { PostStory, Story } from "#content/story.schema.ts"
import { postPath } from "#domain/addresses/page-paths.ts"
import { postDay } from "#domain/time/day-text.ts"

import type { PostCardData } from "./post-card-data.ts"

/** The posts of a site for lists, the newest first. */
export function listPostCards(stories: readonly Story[]): PostCardData[] {
  return filterStories(stories, "Post").map((post) => mapPost(post, stories))
}

/** A post as lists show it. */
export function mapPost(post: PostStory, stories: readonly Story[]): PostCardData {
  const { title, image } = post.content
  const author = findAuthor(stories, post)
  return {
    title,
    path: postPath(post.full_slug),
    date: postDay(post.created_at),
    isoDate: post.created_at.slice(0, 10),
    image: image.filename === "" ? null : { src: image.filename, alt: image.alt },
    author: {
      name: author?.name ?? "Anonymous",
      image: author?.image.filename === "" ? null : (author?.image.filename ?? null),
    },
  }
}
