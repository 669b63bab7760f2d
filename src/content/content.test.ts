import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { faultText } from "./content-fault.ts"
import { createContent } from "./create-content.ts"
import { findAuthor, findStory, listStories, filterStories } from "./find-stories.ts"
import { loadFolder } from "./files/load-folder.ts"
import { richTextHtml } from "./rich-text-html.ts"
import type { PostStory } from "./story.schema.ts"

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}

const head = (more = "") =>
  `---\ntitle: A post\ndate: 2026-01-05\nimage: /media/a.png\n${more}---\n`
const POST = `${head()}\nFirst words.\n`

async function faults(): Promise<string[]> {
  return (await loadFolder(folder)).faults.map(faultText)
}

test("a post becomes a story with the nodes and marks of the content service", async () => {
  await put("media/a.png", "")
  const text =
    "## Head\n\nSee [it](https://example.org) and `code`.\n\n- one\n- two\n\n3. three\n\n> said\n\n```js\nx\n```\n\n![words](/media/a.png)\n"
  await put("posts/first.md", head() + text)
  const { stories, faults: none } = await loadFolder(folder)
  expect(none).toEqual([])
  const [story] = stories
  expect(story).toMatchObject({
    name: "A post",
    slug: "first",
    full_slug: "first",
    created_at: "2026-01-05T00:00:00.000Z",
    content: { component: "Post", author: "" },
  })
  const { content } = (story as PostStory).content.long_text
  expect(content.map(({ type }) => type)).toEqual([
    "heading",
    "paragraph",
    "bullet_list",
    "ordered_list",
    "blockquote",
    "code_block",
    "image",
  ])
  expect(content[1]).toEqual({
    type: "paragraph",
    content: [
      { type: "text", text: "See " },
      {
        type: "text",
        text: "it",
        marks: [{ type: "link", attrs: { href: "https://example.org" } }],
      },
      { type: "text", text: " and " },
      { type: "text", text: "code", marks: [{ type: "code" }] },
      { type: "text", text: "." },
    ],
  })
})

test.each([
  ["no head at all", "Words.\n", 1, "front matter"],
  ["a head that is no YAML", "---\ntitle: [\ndate: 2026-01-05\n---\n", 3, "cannot be read"],
  ["a day that is none", head().replace("2026-01-05", "soon"), 3, "must be a day"],
  ["a misspelt key", head("titel: x\n"), 1, "titel"],
  ["a topic that is none", head("topics: [weather]\n"), 5, "must be categories"],
  ["a script", `${POST}\n<script>alert(1)</script>\n`, 9, "HTML and scripts"],
  ["HTML inside a line", `${POST}\nWords <b>here</b>\n`, 9, "HTML and scripts"],
  ["a table", `${POST}\n| a | b |\n|---|---|\n| 1 | 2 |\n`, 9, "A table"],
  ["bold words", `${POST}\n**loud**\n`, 9, "Bold"],
  ["a link that runs", `${POST}\n[x](javascript:alert(1))\n`, 9, "not to javascript:"],
  ["a link to a bare host", `${POST}\n[x](//example.org)\n`, 9, "not to //example.org"],
  [
    "an image that is missing",
    `${POST}\n![x](/media/gone.png)\n`,
    9,
    "/media/gone.png does not exist",
  ],
  ["an image from outside the folder", `${POST}\n![x](/media/../a.png)\n`, 9, "does not exist"],
  ["a picture of another site", `${POST}\n![x](https://example.org/a.png)\n`, 9, "does not exist"],
])("%s is refused with its line, and the rest stays", async (_what, text, line, words) => {
  await put("media/a.png", "")
  await put("posts/bad.md", text)
  await put("posts/good.md", POST)
  const { stories, faults: found } = await loadFolder(folder)
  expect(stories.map(({ slug }) => slug)).toEqual(["good"])
  expect(found.map((fault) => [fault.file, fault.line])).toContainEqual(["posts/bad.md", line])
  expect(found.map(faultText).join("\n")).toContain(words)
})

test("a missing cover is said with the line that names it", async () => {
  await put("posts/first.md", POST)
  expect(await faults()).toEqual(["posts/first.md:4: The file /media/a.png does not exist"])
})

test("of two posts with one slug the second is refused", async () => {
  await put("media/a.png", "")
  await put("posts/a.md", head("slug: same/place\n"))
  await put("posts/same/place.md", POST)
  expect(await faults()).toEqual([
    "posts/same/place.md:1: The slug same/place is taken by posts/a.md",
  ])
  const { stories } = await loadFolder(folder)
  expect(findStory(stories, "same/place")?.name).toBe("A post")
})

test("a chart's picture is a chart and needs no file", async () => {
  await put("media/a.png", "")
  await put("posts/a.md", `${POST}\n![Prices](/indicators/x%3Ay/nigeria.svg?startYear=2000)\n`)
  expect(await faults()).toEqual([])
})

test("an author is found by uuid; a post without one is anonymous", async () => {
  await put("media/a.png", "")
  await put("authors/desk.md", "---\nname: The desk\ndate: 2026-01-01\n---\n")
  await put("posts/a.md", head("author: desk\n"))
  await put("posts/b.md", head("author: nobody\n"))
  const { stories, faults: found } = await loadFolder(folder)
  const [a, b] = filterStories(stories, "Post")
  expect(a && findAuthor(stories, a)?.name).toBe("The desk")
  expect(b && findAuthor(stories, b)).toBeUndefined()
  expect(found.map(faultText)).toEqual(["posts/b.md:1: The author has no file in authors"])
  expect(findStory(stories, a?.content.author ?? "", { uuid: true })?.name).toBe("The desk")
})

test("lists have pages that never overlap, and are empty past the end", async () => {
  await put("media/a.png", "")
  for (const k of [1, 2, 3, 4, 5]) await put(`posts/p${String(k)}.md`, POST)
  const { stories } = await loadFolder(folder)
  const page = (number: number) =>
    listStories(stories, { page: number, perPage: 2, contentType: "Post" })
  expect(page(1).total).toBe(5)
  const all = [1, 2, 3, 4].flatMap((number) => page(number).stories.map(({ slug }) => slug))
  expect(all).toEqual(["p1", "p2", "p3", "p4", "p5"])
  const sorted = listStories(stories, { page: 1, perPage: 9, sortBy: "slug:desc" })
  expect(sorted.stories.map(({ slug }) => slug)).toEqual(["p5", "p4", "p3", "p2", "p1"])
})

test("the version changes with the texts, and a changed file is read again", async () => {
  await put("media/a.png", "")
  await put("posts/a.md", POST)
  const content = await createContent({ folder })
  const before = content.version()
  await content.refresh()
  expect(content.version()).toBe(before)
  await put("posts/a.md", POST.replace("First", "Other"))
  await content.refresh()
  expect(content.version()).not.toBe(before)
  const [post] = filterStories(content.stories(), "Post")
  expect(post && richTextHtml(post.content.long_text)).toBe("<p>Other words.</p>")
})

test("the version changes with the frozen series", async () => {
  const before = (await createContent({ folder })).version()
  const frozen = { indicator: "x:y", country: "KEN", frequency: null, dataset: null }
  await put("frozen-series.json", JSON.stringify([frozen]))
  const content = await createContent({ folder })
  expect(content.findFrozen({ indicator: "x:y", country: "KEN" })).toEqual(frozen)
  expect(content.version()).not.toBe(before)
})

test("a text that is there and cannot be read is not told as missing", async () => {
  await mkdir(join(folder, "company.md"))
  const content = await createContent({ folder })
  const [company, team] = content.faults().map(faultText)
  expect(company).toMatch(/^company\.md:1: The file cannot be read: EISDIR/)
  expect(team).toBe("team.md:1: The file is missing")
})

test("frozen series or stories that are there and cannot be read are a fault", async () => {
  await put("posts", "a file, not a folder")
  await expect(createContent({ folder })).rejects.toThrow("ENOTDIR")
  await rm(join(folder, "posts"))
  await mkdir(join(folder, "frozen-series.json"))
  await expect(createContent({ folder })).rejects.toThrow("EISDIR")
})

test("the project's own texts have no fault", async () => {
  const own = await createContent({ folder: join(import.meta.dirname, "..", "..", "content") })
  expect(own.faults().map(faultText)).toEqual([])
  expect(filterStories(own.stories(), "Post").length).toBeGreaterThanOrEqual(6)
  expect(Object.values(own.texts()).every((text) => text !== undefined)).toBe(true)
  expect(own.texts().team?.head.team).toHaveLength(9)
})

test("the project's own articles quote with typographic quotes", async () => {
  const own = await createContent({ folder: join(import.meta.dirname, "..", "..", "content") })
  for (const { slug, content } of filterStories(own.stories(), "Post")) {
    const words = richTextHtml(content.long_text).replaceAll(/<[^>]*>/g, "")
    expect(words, slug).not.toMatch(/"|&quot;/)
  }
})
