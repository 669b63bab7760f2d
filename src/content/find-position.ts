import { findStory } from "./find-stories.ts"
import type { JobStory, Story } from "./story.schema.ts"

/** The link of a position whose page takes the applications itself. */
const HERE = "/contact-us"

/** The open position of an address, or `undefined` when there is none. */
export function findPosition(stories: readonly Story[], slug: string): JobStory | undefined {
  const story = findStory(stories, slug, { contentType: "Job" })
  return story?.content.component === "Job" ? (story as JobStory) : undefined
}

/** Whether the page of a position takes the applications itself; else its link leads to the site that does. */
export function isAppliedForHere({ content }: JobStory): boolean {
  return content.link_to_apply === HERE
}
