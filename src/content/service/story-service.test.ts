import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { afterEach, beforeEach, expect, test } from "vitest"

import { createContent } from "../create-content.ts"
import { findAuthor, filterStories } from "../find-stories.ts"

type Answer = (url: URL, response: ServerResponse) => void

let server: Server
let url = ""
let folder = ""
let answer: Answer
let asked: URL[]

beforeEach(async () => {
  asked = []
  server = createServer((request: IncomingMessage, response) => {
    const address = new URL(request.url ?? "", "http://service.test")
    asked.push(address)
    answer(address, response)
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v2/cdn`
  folder = await mkdtemp(join(tmpdir(), "content-"))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await rm(folder, { recursive: true, force: true })
})

const story = (k: number, content: object) => ({
  id: k,
  uuid: `uuid-${String(k)}`,
  name: `Story ${String(k)}`,
  slug: `s${String(k)}`,
  full_slug: `deep/s${String(k)}`,
  created_at: "2026-01-05T10:00:00.000Z",
  tag_list: [],
  published_at: "ignored",
  content,
})
const post = (k: number) =>
  story(k, {
    component: "Post",
    title: `Post ${String(k)}`,
    image: null,
    author: "uuid-900",
    long_text: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "Hi" }] }],
    },
  })

function send(response: ServerResponse, body: unknown, total?: number): void {
  response.setHeader("content-type", "application/json")
  if (total !== undefined) response.setHeader("total", String(total))
  response.end(JSON.stringify(body))
}

const service: Answer = (address, response) => {
  if (address.pathname.endsWith("/stories/uuid-900")) {
    send(response, { story: story(900, { component: "Author", name: "The desk", image: "" }) })
    return
  }
  const page = Number(address.searchParams.get("page"))
  const isPosts = address.searchParams.get("content_type") === "Post"
  const stories = isPosts
    ? Array.from({ length: page === 1 ? 100 : 20 }, (_, k) => post(page * 1000 + k))
    : []
  send(response, { stories }, isPosts ? 120 : 0)
}

const read = (timeoutMs = 2000) =>
  createContent({
    folder,
    service: { url, tokens: ["home", "general", "jobs"], fetch: globalThis.fetch, timeoutMs },
  })
const serviceFaults = (content: Awaited<ReturnType<typeof read>>) =>
  content.faults().filter(({ line }) => line === 0)

test("all pages are read, each kind with its own token, and authors by uuid", async () => {
  answer = service
  const content = await read()
  const posts = filterStories(content.stories(), "Post")
  expect(posts).toHaveLength(120)
  const [first] = posts
  expect(first && findAuthor(content.stories(), first)?.name).toBe("The desk")
  const tokens = Object.fromEntries(
    asked.map(({ searchParams }) => [
      searchParams.get("content_type") ?? "author",
      searchParams.get("token"),
    ]),
  )
  expect(tokens).toEqual({
    Post: "general",
    Whitepaper: "general",
    Job: "jobs",
    Partner: "home",
    author: "general",
  })
})

test("a story that does not fit is left out and said; the others stay", async () => {
  answer = (address, response) => {
    const isPosts = address.searchParams.get("content_type") === "Post"
    const bad = { ...post(2), content: { component: "Post", title: "No text" } }
    send(response, {
      stories: isPosts
        ? [{ ...post(1), content: { ...post(1).content, author: "" } }, bad, null]
        : [],
    })
  }
  const content = await read()
  expect(content.stories().map(({ uuid }) => uuid)).toEqual(["uuid-1"])
  const problems = serviceFaults(content).map(({ problem }) => problem)
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain("of deep/s2 is left out")
})

test.each<[string, Answer]>([
  ["answers 500", (_url, response) => response.writeHead(500).end()],
  ["answers something else", (_url, response) => response.end("<html>")],
  ["answers another shape", (_url, response) => send(response, { posts: [] })],
  [
    "sends elsewhere",
    (_url, response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  ],
  ["hangs up", (_url, response) => response.destroy()],
  ["never answers", () => undefined],
  [
    "packs gigabytes into little",
    (_url, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
      const spaces = Buffer.alloc(64 * 1024 * 1024, 32)
      response.end(gzipSync(Buffer.concat([Buffer.from('{"stories":[]}'), spaces])))
    },
  ],
])("a service that %s leaves the stories from before", async (_what, fault) => {
  answer = service
  const content = await read(300)
  answer = fault
  await content.refresh()
  expect(filterStories(content.stories(), "Post")).toHaveLength(120)
  expect(serviceFaults(content)).toHaveLength(1)
})
