import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"

import { afterEach, expect, test } from "vitest"

import { fetchPage, type FetchPageOptions } from "./fetch-page.ts"

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

/** What the address of a server of our own gives, which stands for one of the public web. */
function get(host: string, path = "/", options: FetchPageOptions = {}) {
  return fetchPage(`http://${host}${path}`, { trusted: [host], ...options }).catch(
    (error: unknown) => error,
  )
}

test("a page comes with its letters and the address where it was in the end", async () => {
  const host = await serve((request, answer) => {
    if (request.url === "/old") {
      answer.writeHead(301, { location: "/new" }).end()
      return
    }
    answer.setHeader("content-type", "text/html; charset=iso-8859-1")
    answer.end(Buffer.from("<p>Côte d'Ivoire</p>", "latin1"))
  })
  expect(await get(host, "/old")).toEqual({
    address: `http://${host}/new`,
    isHtml: true,
    text: "<p>Côte d'Ivoire</p>",
  })
})

test("a page names its letters itself where its server does not", async () => {
  const page = '<meta charset="windows-1252"><p>5 \x80</p>'
  const host = await serve((_, answer) => answer.end(Buffer.from(page, "latin1")))
  expect(await get(host)).toMatchObject({ text: expect.stringContaining("5 €") as string })
})

test("a packed page is unpacked, and one that grows without end is given up", async () => {
  const host = await serve((request, answer) => {
    answer.setHeader("content-encoding", "gzip")
    answer.end(gzipSync(request.url === "/bomb" ? Buffer.alloc(50_000_000) : "<p>packed</p>"))
  })
  expect(await get(host)).toMatchObject({ text: "<p>packed</p>" })
  expect(await get(host, "/bomb")).toMatchObject({
    code: "too-large",
    message: "The page is larger than 2 MB.",
  })
})

test("a body that never ends is given up at the limit of size", async () => {
  const host = await serve((_, answer) => {
    const chunk = "x".repeat(64 * 1024)
    const more = () => {
      while (answer.write(chunk));
      answer.once("drain", more)
    }
    more()
  })
  expect(await get(host)).toMatchObject({ code: "too-large" })
})

test("a server that says nothing, or stops in the middle, is given up at the limit of time", async () => {
  const host = await serve((request, answer) => {
    if (request.url === "/half") answer.write("<p>half")
  })
  for (const path of ["/silent", "/half"])
    expect(await get(host, path, { timeoutMs: 100 })).toMatchObject({
      code: "download-failed",
      message: `${host} took longer than 0.1 seconds.`,
    })
})

test("what is cut off, damaged, missing or no page is refused with a reason", async () => {
  const host = await serve((request, answer) => {
    if (request.url === "/pdf") answer.setHeader("content-type", "application/pdf")
    if (request.url === "/packed") answer.setHeader("content-encoding", "zstd")
    if (request.url === "/damaged") answer.setHeader("content-encoding", "gzip")
    if (request.url === "/missing") answer.statusCode = 404
    if (request.url === "/cut") {
      answer.setHeader("content-length", 9)
      answer.write("half", () => answer.destroy())
      return
    }
    answer.end("x")
  })
  const messages = await Promise.all(
    ["/pdf", "/packed", "/damaged", "/missing", "/cut"].map(async (path) => {
      const error = (await get(host, path)) as Error
      return error.message.replace(host, "HOST")
    }),
  )
  expect(messages).toEqual([
    "HOST sent application/pdf instead of a web page.",
    "HOST sent a page with an unsupported encoding: zstd.",
    expect.stringMatching(/^HOST could not be read: /),
    "HOST answered with status 404.",
    expect.stringMatching(/^HOST (?:could not be read: |closed the connection)/),
  ])
})

test("an unknown host is reported in plain words, not in those of the system", async () => {
  const resolve = () =>
    Promise.reject(Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }))
  await expect(fetchPage("https://nobody.example.org/a", { resolve })).rejects.toMatchObject({
    code: "download-failed",
    message: "nobody.example.org could not be found: there is no such address.",
  })
})

test.each([
  "http://127.0.0.1:9/x",
  "http://127.0.0.1/x",
  "http://169.254.169.254/latest/meta-data",
  "http://[::1]/x",
  "https://10.0.0.1/x",
  "file:///etc/passwd",
])("a redirect to %s is refused", async (location) => {
  const host = await serve((_, answer) => answer.writeHead(302, { location }).end())
  expect(await get(host)).toMatchObject({ code: "bad-command" })
})

test("a page that redirects for ever is given up", async () => {
  const host = await serve((_, answer) => answer.writeHead(302, { location: "/again" }).end())
  expect(await get(host)).toMatchObject({
    message: expect.stringMatching(/too many times/) as string,
  })
})

test("a name that leads to a private network is refused, the first time or the second", async () => {
  const resolve = async () => [{ address: "192.168.0.1", family: 4 }]
  await expect(fetchPage("http://example.org/a", { resolve })).rejects.toMatchObject({
    code: "bad-command",
    message: "example.org is not an address of the public internet.",
  })
})
