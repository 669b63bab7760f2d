import { once } from "node:events"
import { createServer, type Server } from "node:net"

import { afterEach, beforeEach, expect, test, vi } from "vitest"

import { followDatabase } from "./follow-database.ts"

let server: Server
let connections = 0

beforeEach(async () => {
  connections = 0
  // It answers like something that is not PostgreSQL: it hangs up.
  server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
})
afterEach(() => {
  vi.useRealTimers()
  server.close()
})

function serverUrl(): string {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return `postgres://someone:secret@127.0.0.1:${String(port)}/site`
}

/** Lets one second after another pass. */
async function lookUntil(isSo: () => boolean): Promise<void> {
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000)
    expect(isSo()).toBe(true)
  })
}

test("a process that cannot follow says why, once, however often it tries again", async () => {
  const notices: string[] = []
  const follower = followDatabase({
    findWriterUrl: serverUrl,
    onNotice: (sentence) => notices.push(sentence),
  })
  await lookUntil(() => connections > 3)
  await follower.close()
  expect(notices).toEqual([
    "This process does not follow the database: Connection terminated unexpectedly. " +
      "It tries again every second; until then it finds changes late and cannot lead.",
  ])
})

test("another reason is reported as well", async () => {
  const notices: string[] = []
  let url = serverUrl()
  const follower = followDatabase({
    findWriterUrl: () => url,
    onNotice: (sentence) => notices.push(sentence),
  })
  await lookUntil(() => notices.length === 1)
  url = "postgres://127.0.0.1:1/site"
  await lookUntil(() => notices.length === 2)
  await follower.close()
  expect(notices[1]).toContain("ECONNREFUSED 127.0.0.1:1.")
})

test("while there is no primary nothing is tried and nothing reported", async () => {
  const notices: string[] = []
  const follower = followDatabase({
    findWriterUrl: () => undefined,
    onNotice: (sentence) => notices.push(sentence),
  })
  await vi.advanceTimersByTimeAsync(5000)
  await follower.close()
  expect({ connections, notices }).toEqual({ connections: 0, notices: [] })
})
