import { findPosition, isAppliedForHere } from "#content/find-position.ts"
import { filterStories } from "#content/find-stories.ts"
import { cleanHtml } from "#content/clean-html.ts"
import { isAllowedLink } from "#content/compile-markdown.ts"
import type { JobStory } from "#content/story.schema.ts"
import { jobPath } from "#domain/addresses/page-paths.ts"

import type { WebServices } from "../../services.server.ts"

export type JobCard = {
  title: string
  path: string
  preview: string
  location: string
  employmentType: string
}

export type JobData = JobCard & {
  /** Of simple tags only. */
  html: string
  /** Null when there is none, or none that a link may lead to. */
  apply: string | null
  /** Whether its page has the form itself. */
  isAppliedForHere: boolean
  address: string
  isoDate: string
}

type Services = Pick<WebServices, "content" | "publicUrl">

/** The open positions, the newest first. */
export function listJobs({ content }: Services): JobCard[] {
  return filterStories(content.stories(), "Job").map(mapJob)
}

/** The page of one position; `undefined` when there is none with this slug. */
export function loadJob({ content, publicUrl }: Services, slug: string): JobData | undefined {
  const story = findPosition(content.stories(), slug)
  if (!story) return undefined
  const card = mapJob(story)
  const { description, link_to_apply } = story.content
  return {
    ...card,
    html: cleanHtml(description),
    apply: isAllowedLink(link_to_apply) ? link_to_apply : null,
    isAppliedForHere: isAppliedForHere(story),
    address: `${publicUrl}${card.path}`,
    isoDate: story.created_at.slice(0, 10),
  }
}

function mapJob({ slug, content }: JobStory): JobCard {
  return {
    title: content.title,
    path: jobPath(content.slug === "" ? slug : content.slug),
    preview: content.preview_description,
    location: content.location,
    employmentType: content.employment_type,
  }
}
