import { once } from "node:events"
import { connect, type AddressInfo } from "node:net"

import { fastify } from "fastify"
import { expect, onTestFinished, test } from "vitest"

import { answerBroken } from "./answer-broken.ts"

/** What a server answers to these bytes, to the end of the line. */
async function send(bytes: string): Promise<string> {
  const app = fastify({ clientErrorHandler: answerBroken })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: "127.0.0.1" })
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1")
  let answer = ""
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text))
  socket.write(bytes)
  await once(socket, "close")
  return answer
}

test.each([
  [
    `GET / HTTP/1.1\r\nhost: x\r\nx-large: ${"a".repeat(20_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "The headers of the request are too large.",
  ],
  ["no request at all\r\n\r\n", "400 Bad Request", "The request cannot be read."],
])(
  "%.20s … is refused in words, with the headers of every answer",
  async (bytes, status, sentence) => {
    const answer = await send(bytes)
    expect(answer.split("\r\n")[0]).toBe(`HTTP/1.1 ${status}`)
    expect(answer).toContain("content-type: text/plain; charset=utf-8\r\n")
    expect(answer).toContain("x-content-type-options: nosniff\r\n")
    expect(answer.endsWith(`\r\n\r\n${sentence}`)).toBe(true)
  },
)
