import { findStory, listStories as pageOfStories } from "#content/find-stories.ts"
import { AppError } from "#domain/errors.ts"

import type { ApiServices } from "../../api-services.ts"
import { defineOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import {
  storiesAnswer,
  storiesQuery,
  storyAnswer,
  storyParams,
  storyQuery,
} from "./stories.schema.ts"

/** Stories of the site: posts, whitepapers, jobs, partners, authors. */
export const listStories = defineOperation({
  method: "GET",
  path: "/stories",
  id: "listStories",
  summary: "List stories",
  description:
    "Posts, whitepapers, open positions, partners and authors. The header total gives their number.",
  params: NOTHING,
  query: storiesQuery,
  answer: storiesAnswer,
  errors: ["bad-request", "forbidden"],
  cache: "never",
  run({ query, setHeader }, services) {
    checkToken(query.token, services)
    const { stories, total } = pageOfStories(services.content.stories(), {
      contentType: query.content_type,
      page: query.page,
      perPage: query.per_page,
      sortBy: query.sort_by,
    })
    setHeader("total", String(total))
    return Promise.resolve({ stories })
  },
})

/** One story by its slug or uuid. */
export const getStory = defineOperation({
  method: "GET",
  path: "/stories/*slug",
  id: "getStory",
  summary: "One story",
  description: "A story by its slug, which may hold slashes, or by its uuid with find_by=uuid.",
  params: storyParams,
  query: storyQuery,
  answer: storyAnswer,
  errors: ["bad-request", "forbidden", "not-found"],
  cache: "never",
  run({ params, query }, services) {
    checkToken(query.token, services)
    const story = findStory(services.content.stories(), params.slug, {
      uuid: query.find_by === "uuid",
      contentType: query.content_type,
    })
    if (!story) throw new AppError("not-found", "There is no such story.")
    return Promise.resolve({ story })
  },
})

function checkToken(token: string | undefined, { storyTokens }: ApiServices): void {
  if (storyTokens.length === 0 || (token !== undefined && storyTokens.includes(token))) return
  throw new AppError("forbidden", "Reading stories requires a token: ?token=…")
}
