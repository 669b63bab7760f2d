import { CATEGORIES, parseCategory, type Category } from "#domain/indicators/category.ts"

import type { AuthorStory, ContentType, PostStory, Story, StoryContent } from "./story.schema.ts"

/** What a list of stories was asked for. */
export type StoriesOptions = {
  contentType?: ContentType | undefined
  page: number
  perPage: number
  /** `field:asc` or `field:desc`. */
  sortBy?: string | undefined
}

export const SORT_FIELDS = ["created_at", "name", "slug", "full_slug", "id"] as const
export type SortField = (typeof SORT_FIELDS)[number]

/** A page of stories, the newest first unless asked otherwise, and how many there are in all; empty past the end. */
export function listStories(
  stories: readonly Story[],
  options: StoriesOptions,
): { stories: Story[]; total: number } {
  const fitting = stories.filter(
    ({ content }) => options.contentType === undefined || content.component === options.contentType,
  )
  const sorted = fitting.toSorted(createOrder(options.sortBy))
  const start = (options.page - 1) * options.perPage
  return { stories: sorted.slice(start, start + options.perPage), total: sorted.length }
}

/** The stories of one kind, the newest first. */
export function filterStories<T extends ContentType>(
  stories: readonly Story[],
  type: T,
): Story<Extract<StoryContent, { component: T }>>[] {
  return stories
    .filter((story): story is Story<Extract<StoryContent, { component: T }>> =>
      isOfType(story, type),
    )
    .toSorted(createOrder(undefined))
}

/** A story by its full slug, by its slug within its kind, or by its uuid. */
export function findStory(
  stories: readonly Story[],
  key: string,
  by: { uuid?: boolean; contentType?: ContentType | undefined } = {},
): Story | undefined {
  const { uuid = false, contentType } = by
  const fitting = stories.filter(
    ({ content }) => contentType === undefined || content.component === contentType,
  )
  if (uuid) return fitting.find((story) => story.uuid === key)
  const wanted = key.replace(/^\/+|\/+$/g, "")
  const exact = fitting.find(({ full_slug }) => full_slug === wanted)
  if (exact || contentType === undefined) return exact
  return fitting.find(({ slug, full_slug }) => slug === wanted || full_slug.endsWith(`/${wanted}`))
}

/** Who wrote a post; `undefined` when nobody is named or the one named is unknown. */
export function findAuthor(
  stories: readonly Story[],
  post: PostStory,
): AuthorStory["content"] | undefined {
  const { author } = post.content
  const found = author === "" ? undefined : stories.find(({ uuid }) => uuid === author)
  return found?.content.component === "Author" ? found.content : undefined
}

/** The topics of a post, in the order of the categories. */
export function listTopics({ tag_list }: Pick<PostStory, "tag_list">): Category[] {
  const topics = new Set(tag_list.map(parseCategory))
  return CATEGORIES.filter((category) => topics.has(category))
}

function isOfType(story: Story, type: ContentType): boolean {
  return story.content.component === type
}

function createOrder(sortBy = "created_at:desc"): (a: Story, b: Story) => number {
  const [name = "", direction] = sortBy.split(":")
  const field = SORT_FIELDS.find((known) => known === name) ?? "created_at"
  const sign = direction === "desc" ? -1 : 1
  // Equal ones stand in the order of their addresses, so that pages never overlap.
  return (a, b) => sign * compare(a[field], b[field]) || compare(a.full_slug, b.full_slug)
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
