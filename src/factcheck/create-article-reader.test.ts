import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"

import { afterEach, expect, test } from "vitest"

import {
  createArticleReader,
  type ArticleReader,
  type ArticleReaderOptions,
} from "./create-article-reader.ts"

const servers: Server[] = []
const readers: ArticleReader[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

function openReader(host: string, options: ArticleReaderOptions = {}): ArticleReader {
  const reader = createArticleReader({ fetching: { trusted: [host] }, ...options })
  readers.push(reader)
  return reader
}

const PARAGRAPH =
  "<p>Nigeria&rsquo;s inflation averaged 18.8% in 2022, the statistics office said. Prices rose, as they had in the years before, and the bank raised its rates.</p>"
const page = (body: string, head = "") =>
  `<!doctype html><html><head><title>Prices in Lagos</title>${head}</head><body><nav><a href="/">Home</a> <a href="/about">About</a></nav>${body}<footer>Imprint</footer></body></html>`

test("the article of a page comes as lines, without what stands around it", async () => {
  const table =
    "<table><tr><th>Country</th><th>2022</th></tr><tr><td>Ghana</td><td>31.3</td></tr></table>"
  const html = page(
    `<article><h2>What it costs</h2>${PARAGRAPH.repeat(4)}${table}<p>A <b>bold</b> word.<br>And a line.</p><script>document.title = "run"</script></article>`,
    '<meta property="article:published_time" content="2023-01-20T10:00:00Z">',
  )
  const host = await serve((_, answer) => answer.end(html))
  const article = await openReader(host).read(`http://${host}/prices`)
  expect(article).toMatchObject({
    title: "Prices in Lagos",
    day: "2023-01-20",
    address: `http://${host}/prices`,
  })
  const lines = article.text.split("\n")
  expect(lines[0]).toBe("What it costs")
  expect(lines[1]).toMatch(
    /^Nigeria’s inflation averaged 18.8% in 2022, the statistics office said\./,
  )
  expect(lines.slice(-4)).toEqual(["Country | 2022", "Ghana | 31.3", "A bold word.", "And a line."])
  expect(article.text).not.toMatch(/Imprint|About|run/)
})

test.each([
  ['<meta name="dc.date" content="2021-05-04">', "2021-05-04"],
  [
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"Prices in Lagos","datePublished":"2022-02-03T08:00:00+01:00"}</script>',
    "2022-02-03",
  ],
  ['<meta name="date" content="3/4/2021">', null],
  ["", null],
])("the day of an article with %s is %s", async (head, day) => {
  const host = await serve((_, answer) =>
    answer.end(page(`<article>${PARAGRAPH.repeat(4)}</article>`, head)),
  )
  expect(await openReader(host).read(`http://${host}/`)).toMatchObject({ day })
})

test("a text is read as it is, and a page that leaves out its frame too", async () => {
  const host = await serve((request, answer) => {
    if (request.url === "/a.txt") answer.setHeader("content-type", "text/plain")
    answer.end(request.url === "/a.txt" ? "Growth was 3%.\n" : PARAGRAPH.repeat(4))
  })
  const reader = openReader(host)
  expect(await reader.read(`http://${host}/a.txt`)).toMatchObject({ text: "Growth was 3%." })
  expect(await reader.read(`http://${host}/b`)).toMatchObject({
    text: expect.stringContaining("18.8%") as string,
  })
})

test("an article is fetched once for all who read it", async () => {
  let fetched = 0
  const host = await serve((_, answer) => {
    fetched += 1
    answer.end(page(`<article>${PARAGRAPH.repeat(4)}</article>`))
  })
  const reader = openReader(host)
  await reader.read(`http://${host}/`)
  await reader.read(`http://${host}/`)
  expect(fetched).toBe(1)
})

test("a page without an article is refused, and one that was made to keep us busy is given up", async () => {
  const host = await serve((request, answer) =>
    answer.end(
      request.url === "/deep" ? page("<div>".repeat(300_000)) : "<html><body><p></p></body></html>",
    ),
  )
  const reader = openReader(host, { timeoutMs: 4000 })
  await expect(reader.read(`http://${host}/empty`)).rejects.toMatchObject({
    code: "bad-file",
    message: "This page contains no article that can be read.",
  })
  await expect(reader.read(`http://${host}/deep`)).rejects.toMatchObject({ code: "bad-file" })
  // The process that was given up is replaced.
  await expect(reader.read(`http://${host}/empty`)).rejects.toMatchObject({
    message: "This page contains no article that can be read.",
  })
})

test("a page that uses up the memory is given up, and the site goes on", async () => {
  const names = Array.from({ length: 300_000 }, (_, k) => `a${k.toString(36)}`).join(" ")
  const host = await serve((request, answer) =>
    answer.end(
      request.url === "/flood"
        ? `<html><body><p><p ${names}>x</p>`
        : page(`<article>${PARAGRAPH.repeat(4)}</article>`),
    ),
  )
  const reader = openReader(host, { timeoutMs: 30_000 })
  await expect(reader.read(`http://${host}/flood`)).rejects.toMatchObject({ code: "bad-file" })
  expect((await reader.read(`http://${host}/article`)).text).toContain("18.8%")
}, 60_000)
