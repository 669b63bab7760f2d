import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

import { expect, onTestFinished, test } from "vitest"

import { createAskModel, type ModelOptions } from "./ask-model.ts"

/** A stand-in for the service, asked once. */
async function ask(answer: RequestListener, options: Partial<ModelOptions> = {}) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const url = `http://:secret@127.0.0.1:${String(port)}/v1/?model=small`
  return createAskModel({ url, ...options })({ system: "Be strict.", user: "Hello" })
}

const choices = (content: unknown) => JSON.stringify({ choices: [{ message: { content } }] })

test("the question goes to chat/completions with the key and the name of the model", async () => {
  let seen: { request: IncomingMessage; body: unknown } | undefined
  const answer = await ask((request, response) => {
    void text(request).then((body) => {
      seen = { request, body: JSON.parse(body) as unknown }
      response.end(choices("Hi"))
    })
  })
  expect(answer).toBe("Hi")
  expect([seen?.request.method, seen?.request.url]).toEqual(["POST", "/v1/chat/completions"])
  expect(seen?.request.headers.authorization).toBe("Bearer secret")
  expect(seen?.body).toMatchObject({
    model: "small",
    temperature: 0,
    messages: [
      { role: "system", content: "Be strict." },
      { role: "user", content: "Hello" },
    ],
  })
})

test.each([401, 429, 500])("status %i is reported", async (status) => {
  const asked = ask((_, response) => response.writeHead(status).end("{}"))
  await expect(asked).rejects.toThrow(`answered with status ${String(status)}`)
})

test("silence is given up", async () => {
  await expect(ask(() => undefined, { timeoutMs: 40 })).rejects.toThrow(/timeout/i)
})

test("an answer that never ends is given up at its size", async () => {
  const asked = ask(
    (_, response) => {
      const more = () => response.write("x".repeat(2000), more)
      more()
    },
    { maxBytes: 10_000 },
  )
  await expect(asked).rejects.toThrow(/more than 10000 bytes/)
})

test.each([
  "nonsense",
  "",
  "null",
  "[]",
  '{"choices":[]}',
  '{"choices":{"0":null}}',
  choices(null),
  choices({ a: 1 }),
])("an answer such as %j is refused", async (body) => {
  await expect(ask((_, response) => response.end(body))).rejects.toThrow()
})

test("a redirect is not followed, so that the key goes nowhere else", async () => {
  let asked = 0
  const asking = ask((_, response) => {
    asked += 1
    response.writeHead(307, { location: "/elsewhere" }).end()
  })
  await expect(asking).rejects.toThrow()
  expect(asked).toBe(1)
})
