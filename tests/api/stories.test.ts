import { expect, test } from "vitest"

import { callApi, testApi } from "#tests/support/call-api.ts"

const app = await testApi()

test("a list of stories has its total in a header that pages of other sites may read", async () => {
  const { status, headers, body } = await callApi(
    app,
    "/api/v1/stories?content_type=Post&page=1&per_page=2",
  )
  expect(status).toBe(200)
  expect(body.stories).toHaveLength(2)
  expect(Number(headers["total"])).toBeGreaterThanOrEqual(6)
  expect(headers["access-control-allow-origin"]).toBe("*")
  expect(headers["access-control-expose-headers"]).toBe("total")
})

test("without a wish there are ten of page one, the newest first", async () => {
  const { body } = await callApi(app, "/api/v1/stories")
  const days = (body.stories as { created_at: string }[]).map((story) => story.created_at)
  expect(days).toHaveLength(10)
  expect(days).toEqual(days.toSorted().toReversed())
})

test("past the end the list is empty", async () => {
  const { body, headers } = await callApi(app, "/api/v1/stories?content_type=Job&page=99")
  expect(body.stories).toEqual([])
  expect(headers["total"]).toBe("3")
})

test("partners can be sorted by the day they came", async () => {
  const { status } = await callApi(
    app,
    "/api/v1/stories?content_type=Partner&sort_by=created_at:asc",
  )
  expect(status).toBe(200)
})

test("a story is found by its slug, its author by uuid, a job by its own slug", async () => {
  const { body } = await callApi(app, "/api/v1/stories/missing-years")
  expect(body.story.content.component).toBe("Post")
  const author = await callApi(app, `/api/v1/stories/${body.story.content.author}?find_by=uuid`)
  expect(author.body.story.content.component).toBe("Author")
  const job = await callApi(app, "/api/v1/stories/frontend-engineer?content_type=Job")
  expect(job.body.story.full_slug).toBe("jobs/frontend-engineer")
  expect((await callApi(app, "/api/v1/stories/jobs/frontend-engineer")).status).toBe(200)
})

test.each([
  ["/api/v1/stories/nope", 404],
  ["/api/v1/stories/missing-years?content_type=Job", 404],
  ["/api/v1/stories?per_page=101", 400],
  ["/api/v1/stories?page=0", 400],
  ["/api/v1/stories?sort_by=secret:asc", 400],
  ["/api/v1/stories?content_type=Everything", 400],
  ["/api/v1/stories/x?find_by=name", 400],
])("%s is answered with %i", async (url, status) => {
  expect((await callApi(app, url)).status).toBe(status)
})

test("where the operator asks for tokens, only they open the stories", async () => {
  const closed = await testApi({ storyTokens: ["one", "two"] })
  expect((await callApi(closed, "/api/v1/stories")).status).toBe(403)
  expect((await callApi(closed, "/api/v1/stories?token=three")).status).toBe(403)
  expect((await callApi(closed, "/api/v1/stories?token=two")).status).toBe(200)
  expect((await callApi(closed, "/api/v1/stories/missing-years")).status).toBe(403)
})
