import { readdir, readFile } from "node:fs/promises"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { basename } from "node:path"

import { afterEach, expect, test } from "vitest"

import { temporaryFolder } from "#tests/support/zip.ts"

import { download, type DownloadOptions } from "./download.ts"

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

async function get(host: string, path: string, options: Partial<DownloadOptions> = {}) {
  const waits: number[] = []
  const folder = await temporaryFolder()
  const wait = async (ms: number) => {
    waits.push(ms)
  }
  const result = await download(`http://${host}${path}`, {
    folder,
    trusted: [host],
    wait,
    ...options,
  }).then(
    (saved) => ({ saved }),
    (error: unknown) => ({ error }),
  )
  return { ...result, waits, left: await readdir(folder) }
}

test("a file is saved under its name", async () => {
  const host = await serve((_, answer) => answer.end("1,2\n"))
  const result = await get(host, "/data/WDI_CSV.zip?x=1")
  if (!("saved" in result)) throw new Error("not saved")
  expect(basename(result.saved)).toBe("WDI_CSV.zip")
  expect(await readFile(result.saved, "utf8")).toBe("1,2\n")
})

test("a server fault is tried again with growing pauses", async () => {
  let calls = 0
  const host = await serve((_, answer) => {
    calls += 1
    answer.statusCode = calls < 3 ? 502 : 200
    answer.end("fine")
  })
  const result = await get(host, "/a")
  expect(result).toHaveProperty("saved")
  expect(result.waits).toHaveLength(2)
  expect(result.waits[1]).toBeGreaterThan(result.waits[0] ?? Infinity)
})

test("a pause that the server asks for is kept, up to a minute", async () => {
  const asked = ["7", "86400", "soon"]
  const host = await serve((_, answer) => {
    const retryAfter = asked.shift()
    answer.statusCode = retryAfter === undefined ? 200 : 429
    if (retryAfter !== undefined) answer.setHeader("retry-after", retryAfter)
    answer.end("fine")
  })
  const result = await get(host, "/a")
  expect(result).toHaveProperty("saved")
  expect(result.waits.slice(0, 2)).toEqual([7000, 60_000])
  expect(result.waits[2]).toBeLessThan(6000)
})

test("a server that goes on failing is given up with a sentence and leaves no file", async () => {
  const host = await serve((_, answer) => {
    answer.statusCode = 503
    answer.end()
  })
  const result = await get(host, "/a", { attempts: 2 })
  expect(result).toMatchObject({
    error: {
      code: "download-failed",
      message: `http://${host}/a could not be downloaded: http://${host}/a answered with status 503.`,
    },
    left: [],
  })
})

test("a missing file is not asked for again", async () => {
  const host = await serve((_, answer) => {
    answer.statusCode = 404
    answer.end()
  })
  const result = await get(host, "/a")
  expect(result).toMatchObject({ error: { code: "download-failed" }, waits: [] })
})

test("a body that is cut off is tried again and never kept", async () => {
  let calls = 0
  const host = await serve((_, answer) => {
    calls += 1
    answer.setHeader("content-length", 8)
    if (calls > 1) answer.end("complete")
    else answer.write("half", () => answer.destroy())
  })
  const result = await get(host, "/a")
  if (!("saved" in result)) throw new Error("not saved")
  expect(await readFile(result.saved, "utf8")).toBe("complete")
  expect(result.waits).toHaveLength(1)
})

test("silence is given up", async () => {
  const host = await serve((_, answer) => {
    answer.write("begun")
  })
  const result = await get(host, "/a", { attempts: 1, idleMs: 50 })
  expect(result).toMatchObject({
    error: {
      code: "download-failed",
      message: expect.stringMatching(/sent nothing for 0.05 seconds/) as string,
    },
  })
})

test("a file beyond the limit is refused by its stated size or while it arrives", async () => {
  const host = await serve((request, answer) => {
    if (request.url === "/stated") answer.setHeader("content-length", 100)
    else answer.write("x".repeat(50))
    answer.end("x".repeat(request.url === "/stated" ? 100 : 50))
  })
  for (const path of ["/stated", "/growing"])
    expect(await get(host, path, { maxBytes: 60 })).toMatchObject({
      error: { code: "too-large" },
      left: [],
    })
})

test("redirects are followed, but each is checked and not too many", async () => {
  const host = await serve((request, answer) => {
    const target = { "/a": "/b", "/loop": "/loop", "/in": "http://127.0.0.1:9/x" }[
      request.url ?? ""
    ]
    if (target !== undefined) answer.writeHead(302, { location: target })
    answer.end("there")
  })
  expect(await get(host, "/a")).toHaveProperty("saved")
  expect(await get(host, "/loop")).toMatchObject({
    error: { message: expect.stringMatching(/too many times/) as string },
  })
  expect(await get(host, "/in")).toMatchObject({ error: { code: "bad-command" } })
})

test.each([
  "http://example.org/a",
  "https://127.0.0.1/a",
  "https://[::1]/a",
  "https://[::ffff:10.0.0.1]/a",
  "https://2130706433/a",
  "https://0x7f.1/a",
  "https://example.org:8443/a",
  "https://user@example.org/a",
  "ftp://example.org/a",
  "no address",
])("%s is refused before anything is asked", async (address) => {
  const folder = await temporaryFolder()
  const resolve = () => Promise.reject(new Error("must not be asked"))
  await expect(download(address, { folder, resolve })).rejects.toMatchObject({
    code: "bad-command",
  })
})

test.each([
  "10.1.2.3",
  "127.0.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "fd00::1",
  "::ffff:192.168.0.1",
  "2002:7f00:1::",
  "2001:1::1",
  "3fff::1",
])("a name that leads to %s is refused", async (address) => {
  const folder = await temporaryFolder()
  const family = address.includes(":") ? 6 : 4
  const resolve = async () => [
    { address: "93.184.216.34", family: 4 },
    { address, family },
  ]
  await expect(
    download("https://example.org/a", { folder, resolve, attempts: 1 }),
  ).rejects.toMatchObject({
    code: "bad-command",
    message: "example.org is not a public https address.",
  })
})
