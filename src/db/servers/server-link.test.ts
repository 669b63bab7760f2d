import { once } from "node:events"
import { createServer, type Server } from "node:net"

import { afterEach, beforeEach, expect, test } from "vitest"

import { openServers } from "./open-servers.ts"
import { linkServer } from "./server-link.ts"

let server: Server
let name = ""

beforeEach(async () => {
  // It answers like something that is not PostgreSQL: it hangs up.
  server = createServer((socket) => socket.destroy())
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  name = `127.0.0.1:${String(typeof address === "object" && address !== null ? address.port : 0)}`
})
afterEach(() => {
  server.close()
})

const addressOf = (host: string) => `postgres://someone:secret@${host}/site`

test("a notice says why a server is down, once, however often it is asked", async () => {
  const notices: string[] = []
  const link = linkServer(addressOf(name), {
    onNotice: (sentence) => notices.push(sentence),
    onLook: () => undefined,
  })
  await link.look()
  await link.look()
  expect(link.state().isUp).toBe(false)
  expect(link.fault()).toMatchObject({ message: "Connection terminated unexpectedly" })
  await link.close()
  expect(notices).toEqual([
    `The database server ${name} does not answer: Connection terminated unexpectedly. It is asked again twice a second.`,
  ])
})

test("a database none of whose servers answers is refused with the reason of each, without passwords", async () => {
  const opening = openServers({
    url: addressOf(name),
    replicaUrls: [addressOf("127.0.0.1:1")],
    onNotice: () => undefined,
  })
  await expect(opening).rejects.toMatchObject({
    code: "unavailable",
    message: `The database site on 127.0.0.1 could not be opened: none of its servers can be reached (${name}: Connection terminated unexpectedly; 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1)`,
  })
})
