import { beforeAll, expect, test } from "vitest"

import type { Session } from "#accounts/sessions.ts"
import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { joinText } from "#tests/support/join-text.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { PUBLIC_URL, testSite, type TestSite } from "#tests/support/site.ts"

const TEXT =
  "Nigeria's inflation averaged 18.8% in 2022. In 2020 it was 25%. Kenya's inflation was 5% in 2021. A secret sentence."
const TITLE = `Budget </script><img src=x onerror=alert(1)>`

let db: Database
let site: TestSite
let id = ""
let documentId = ""

// Only its account is asked for.
const author = { accountId: "11111111-1111-4111-8111-111111111111" } as Session

beforeAll(async () => {
  db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  site = await testSite(db)
  await db.query(
    `insert into account (id, email, email_key, full_name, password_hash, status, is_verified, created_at, updated_at)
     values ($1, 'ada@example.org', 'ada@example.org', 'Ada Writer', '', 'enabled', true, now(), now())`,
    [author.accountId],
  )
  const content = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: TEXT }] }],
  }
  const document = await site.people.documents.create(author, { title: TITLE, content })
  documentId = document.id
  id = (await site.checks.publish(author, documentId)).id
}, 120_000)

async function read(path: string) {
  const answer = await site.app.inject({ url: path })
  // React separates neighbouring texts by comments.
  return { ...answer, headers: answer.headers, html: joinText(answer.body) }
}

test("the page shows each statement with verdict, evidence, source, chart and the day of the data", async () => {
  const { statusCode, headers, html } = await read(`/fact-checking/${id}`)
  expect(statusCode).toBe(200)
  expect(headers["cache-control"]).toBe("private, no-cache")
  for (const words of [
    "Nigeria&#x27;s inflation averaged 18.8% in 2022",
    "In 2020 it was 25%",
    "Kenya&#x27;s inflation was 5% in 2021",
    "Write “13%” instead of “25%”",
    "Data as of 01-07-2024.",
    "World Bank",
    "Claimed 25%",
    "Embed this check",
  ]) {
    expect(html).toContain(words)
  }
  // What the author did not state stays private, and so does who the author is.
  expect(html).not.toMatch(/secret sentence|Ada Writer|ada@example/)
  expect(html).not.toContain("<img src=x")
  expect(await htmlFaults(html)).toEqual([])
})

test("decided verdicts are ClaimReviews; the others are not", async () => {
  const { html } = await read(`/fact-checking/${id}`)
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const graph = (JSON.parse(text) as { "@graph": Record<string, unknown>[] })["@graph"]
  expect(graph).toHaveLength(2)
  expect(graph[1]).toMatchObject({
    "@type": "ClaimReview",
    url: `${PUBLIC_URL}/fact-checking/${id}#claim-2`,
    claimReviewed: "Nigeria's consumer price inflation was 25% in 2020.",
    reviewRating: { "@type": "Rating", ratingValue: 1, alternateName: "Incorrect" },
    datePublished: "2026-11-21",
    itemReviewed: { "@type": "Claim" },
    author: { "@type": "Organization" },
  })
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/fact-checking/${id}"/>`)
})

test("a shared link has a picture of 1200 by 630, an oEmbed answer and a place in the sitemap", async () => {
  const { html } = await read(`/fact-checking/${id}`)
  const address = `${PUBLIC_URL}/fact-checking/${id}`
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ""
  expect(html).toContain('<meta property="og:image:width" content="1200"/>')
  const card = await site.app.inject({
    url: image.replaceAll("&amp;", "&").replace(PUBLIC_URL, ""),
  })
  expect([card.statusCode, card.headers["content-type"]]).toEqual([200, "image/png"])

  const link = /<link[^>]*type="application\/json\+oembed"[^>]*>/.exec(html)?.[0] ?? ""
  const href = (/href="([^"]+)"/.exec(link)?.[1] ?? "").replaceAll("&amp;", "&")
  const answer = await site.app.inject({ url: href.replace(PUBLIC_URL, "") })
  // Its title is gone from every cache when the author takes the check back.
  expect(answer.headers["cache-control"]).toBe("private, no-cache")
  const oembed: Record<string, unknown> = answer.json()
  expect(oembed).toMatchObject({ type: "rich", title: `Fact check: ${TITLE}` })
  expect(oembed["html"]).toContain(`${PUBLIC_URL}/chart/check/${id}`)
  expect(
    (await read("/oembed?url=" + encodeURIComponent(`${address.slice(0, -1)}!`))).statusCode,
  ).toBe(404)

  expect((await read("/sitemaps/checks.xml")).body).toContain(`<loc>${address}</loc>`)
})

test("the frame may stand on any site, the page on none", async () => {
  const frame = await read(`/chart/check/${id}`)
  expect(frame.statusCode).toBe(200)
  expect(frame.headers["content-security-policy"]).toContain("frame-ancestors *")
  expect(frame.html).toContain("In 2020 it was 25%")
  expect(await htmlFaults(frame.html)).toEqual([])
  const page = await read(`/fact-checking/${id}`)
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'")
})

test("the document holds the statements, their verdicts and the chart's source", async () => {
  const { statusCode, headers, rawPayload } = await site.app.inject({
    url: `/fact-checking/${id}.pdf`,
  })
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"])
  const words = readPdfText(rawPayload).replaceAll(/\s+/g, " ")
  // Each stated figure is drawn into its chart.
  for (const part of [
    "1. Correct",
    "2. Incorrect",
    "In 2020 it was 25%",
    "Claimed 25%",
    "Licence:",
  ]) {
    expect(words).toContain(part)
  }
  expect(words).not.toContain("secret")
})

test.each(["/fact-checking/000000000000", "/fact-checking/..%2f..%2fetc", "/fact-checking/x"])(
  "%s is not found, nor its frame and its document",
  async (path) => {
    const tail = path.split("/").at(-1) ?? ""
    for (const url of [path, `/chart/check/${tail}`, `${path}.pdf`]) {
      expect([url, (await read(url)).statusCode]).toEqual([url, 404])
    }
  },
)

test("the feed of a check begins with its publication", async () => {
  const { html: feed } = await read(`/feeds/check/${id}.xml`)
  expect(feed.match(/<entry>/g)).toHaveLength(1)
  expect(feed).toContain("<summary>3 statements were checked.</summary>")
  // What the title holds stays text.
  expect(feed).not.toContain("<img")
  expect((await read("/feeds/check/000000000000.xml")).statusCode).toBe(404)
})

test("a verdict that the data changed is shown with what it was and is in the feed; taken back, all is gone", async () => {
  await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
  expect(await site.checks.recheck(10)).toBe(1)
  const { html } = await read(`/fact-checking/${id}`)
  expect(html).toContain("The data changed on 21-11-2026: the verdict was Incorrect.")
  const { statusCode, headers, html: feed } = await read(`/feeds/check/${id}.xml`)
  expect([statusCode, headers["content-type"]]).toEqual([
    200,
    "application/atom+xml; charset=utf-8",
  ])
  expect(feed.match(/<entry>/g)).toHaveLength(2)
  expect(feed).toContain("<title>Now correct, before incorrect: In 2020 it was 25%</title>")
  expect(html).toContain(`href="${PUBLIC_URL}/feeds/check/${id}.xml"`)
  await site.checks.unpublish(author, documentId)
  const page = `/fact-checking/${id}`
  for (const url of [page, `/chart/check/${id}`, `${page}.pdf`, `/feeds/check/${id}.xml`]) {
    expect((await read(url)).statusCode).toBe(404)
  }
})
