import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectEnquiries } from "#db/accounts/enquiries.ts"
import { ENQUIRY_FIELDS } from "#domain/accounts/enquiry.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, PUBLIC_URL, testSite, type TestSite } from "#tests/support/site.ts"

let db: Database
let site: TestSite
let folder: string
let other: TestSite

beforeAll(async () => {
  db = await testDatabase()
  await importInto(db, ["starter"])
  site = await testSite(db)
  folder = await mkdtemp(join(tmpdir(), "content-"))
  await put("media/a.png", "")
  for (let k = 1; k <= 17; k++) await put(`posts/p${String(k).padStart(2, "0")}.md`, postOf(k))
  await put("partners/one.md", "---\nname: One\ndate: 2026-01-01\nlogo: /media/a.png\n---\n")
  other = await testSite(db, { contentDir: folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const postOf = (k: number) =>
  `---\ntitle: "Post ${String(k)} & <more>"\ndate: 2026-01-${String(k).padStart(2, "0")}\nimage: /media/a.png\n---\n\nWords of ${String(k)}.\n`

async function put(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), text)
}

const get = async (url: string, on: TestSite = site) => on.app.inject({ url })
const body = async (url: string, on: TestSite = site) => (await get(url, on)).body

test("a post has its charts drawn by the server, with their tables and sources", async () => {
  const html = await body("/blog/missing-years")
  expect(html).toContain("27.79")
  expect(html.match(/<figure/g)).toHaveLength(2)
  expect(html).toContain("<svg")
  expect(html).toContain("A figure every 5 years.")
  expect(html).toContain("Based on free material from gapminder.org")
})

test("a post says its title, 140 characters, picture and who wrote it to other programs", async () => {
  const html = await body("/blog/missing-years")
  expect(html).toMatch(/<title>Missing years[^<]* \| Sankore<\/title>/)
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ""
  expect(description.length).toBeGreaterThan(120)
  expect(description.length).toBeLessThanOrEqual(140)
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/blog/missing-years"/>`)
  expect(html).toContain(`<meta property="og:image" content="${PUBLIC_URL}/media/covers/`)
  const markup = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ""
  expect(JSON.parse(markup)).toMatchObject({ "@type": "Article", datePublished: "2026-03-18" })
})

test("its cover is a picture", async () => {
  const html = await body("/blog/missing-years")
  const address = /og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  const { statusCode, headers } = await get(address.replace(PUBLIC_URL, ""))
  expect(statusCode).toBe(200)
  expect(headers["content-type"]).toBe("image/png")
})

test("the blog shows ten posts, then three more each time, until all are shown", async () => {
  const first = await body("/blog", other)
  expect(first).toContain("Post 17 &amp; &lt;more&gt;")
  expect(count(first)).toBe(10)
  expect(first).toContain('href="/blog?shown=13"')
  const second = await body("/blog?shown=13", other)
  expect(count(second)).toBe(13)
  expect(second).toContain('href="/blog?shown=16"')
  const all = await body("/blog?shown=19", other)
  expect(count(all)).toBe(17)
  expect(all).not.toContain("View More")
})

const count = (html: string) => new Set(html.match(/href="\/blog\/p\d+"/g)).size

test("a post without author is anonymous; a partner's logo stands on the home page", async () => {
  expect(await body("/blog/p01", other)).toContain("Anonymous")
  expect(await body("/", other)).toContain('alt="One"')
  expect(await body("/")).not.toContain("Our partners")
})

test("the search page suggests the five latest articles, or says that there are none", async () => {
  expect(count(await body("/search", other))).toBe(5)
})

test("without its texts a page says that it is not ready, and the others stay", async () => {
  expect((await get("/legal", other)).statusCode).toBe(503)
  expect((await get("/careers", other)).body).toContain("No open positions right now")
})

test("the feed holds every post with its whole text", async () => {
  const { headers, body: xml } = await get("/blog/feed.xml")
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8")
  expect(xml.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(6)
  expect(xml).toContain(`<id>${PUBLIC_URL}/blog/missing-years</id>`)
  expect(xml).toContain(`img src=&quot;${PUBLIC_URL}/indicators/`)
})

test("every topic with posts has a feed of its own, named in the pages of the blog", async () => {
  const feeds = (html: string) =>
    [
      ...html.matchAll(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="([^"]*)"/g),
    ].map(([, href = ""]) => href)
  const named = feeds(await body("/blog"))
  expect(named).toContain("/feeds/topic/health.xml")
  for (const feed of named) expect((await get(feed)).statusCode, feed).toBe(200)
  expect(feeds(await body("/blog/missing-years"))).toEqual([
    "/blog/feed.xml",
    "/feeds/topic/health.xml",
  ])
  const xml = await body("/feeds/topic/health.xml")
  expect(xml).toContain("<title>Sankore blog: Health</title>")
  expect(xml).toContain(`<id>${PUBLIC_URL}/blog/missing-years</id>`)
  expect(xml).not.toContain("/blog/counts-and-rates</id>")
  for (const none of ["tourism", "weather"])
    expect((await get(`/feeds/topic/${none}.xml`)).statusCode, none).toBe(404)
})

test.each(["/blog/nope", "/careers/nope", "/blog/jobs/frontend-engineer"])(
  "%s is not there",
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test("a position has its link to apply above the text and the form below", async () => {
  const html = await body("/careers/frontend-engineer")
  expect(html.match(/Apply for this Position/g)).toHaveLength(1)
  expect(html).toContain("Send application")
})

test("the legal page has its three anchors and the stated periods", async () => {
  const html = await body("/legal")
  for (const id of ["cookies", "privacy", "terms"]) expect(html).toContain(`<section id="${id}"`)
  for (const words of ["within one month", "2 to 3 weeks", "children under 13"]) {
    expect(html).toContain(words)
  }
})

test("the team has nine places and no invented name", async () => {
  const html = await body("/about-us")
  expect(html.match(/data-look="/g)).toHaveLength(9)
  for (const heading of ["Why we exist", "Our Mission", "The Team"]) expect(html).toContain(heading)
})

test("learners see both courses and what is coming soon", async () => {
  const html = await body("/learners")
  for (const words of ["3 months", "6 months", "Coming Soon"]) {
    expect(html.replaceAll("<!-- -->", "")).toContain(words)
  }
})

const send = (kind: string, payload: string, origin: string | undefined = PUBLIC_URL) =>
  site.app.inject({
    method: "POST",
    url: `/enquiries/${kind}`,
    payload,
    headers: { "content-type": "application/x-www-form-urlencoded", ...(origin && { origin }) },
  })

test("without script a form is sent by the browser, and the page says so", async () => {
  const { statusCode, headers } = await send(
    "ticket",
    "firstName=Ada&email=ada%40example.org&title=Hi&messageBody=Text&website=",
  )
  expect([statusCode, headers.location]).toEqual([303, "/contact-us?sent=ok"])
  expect(await body("/contact-us?sent=ok")).toContain("Your ticket has been sent.")
  expect(await selectEnquiries(db, { limit: 1 })).toMatchObject([{ kind: "ticket" }])
  const failed = await send("organisation", "name=Ada")
  expect(failed.headers.location).toBe("/institutions?sent=failed#contact")
})

test("without script the longest form is taken in letters of several bytes", async () => {
  const fields = ENQUIRY_FIELDS.organisation.map(({ name, longest }) => {
    if (name === "email") return [name, `${"a".repeat(longest - 12)}@example.org`]
    return [name, (name === "phone" ? "1" : "अ").repeat(longest)]
  })
  const { headers } = await send("organisation", new URLSearchParams(fields).toString())
  expect(headers.location).toBe("/institutions?sent=ok#contact")
})

test("a form of another site, or of none, is refused", async () => {
  expect((await send("ticket", "firstName=Ada", "https://evil.test")).statusCode).toBe(403)
  expect((await send("nothing", "a=b")).statusCode).toBe(404)
})
