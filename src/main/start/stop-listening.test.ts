import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

import { expect, test } from "vitest"

import { stopListening } from "./stop-listening.ts"

const CLIENTS = 50

test("who has connected before the listening ends is answered, and nobody after", async () => {
  const server = createServer((_request, answer) => {
    answer.setHeader("connection", "close").end("yes")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: CLIENTS }, () => connect(port, "127.0.0.1"))
  const answers = sockets.map((socket) => {
    socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n")
    return text(socket)
  })
  await Promise.all([stopListening(server, 10_000), ...sockets.map((one) => once(one, "connect"))])
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200[^]*yes/)
  const late = connect(port, "127.0.0.1")
  const [error] = (await once(late, "error")) as [NodeJS.ErrnoException]
  expect(error.code).toBe("ECONNREFUSED")
})
