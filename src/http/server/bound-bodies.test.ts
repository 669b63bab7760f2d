import { once } from "node:events"
import { connect, type AddressInfo } from "node:net"

import fastifyMultipart from "@fastify/multipart"
import { fastify } from "fastify"
import { expect, onTestFinished, test } from "vitest"

import { answerFault } from "#api/answer-fault.ts"

import { boundBodies } from "./bound-bodies.ts"

const LARGE = 100_000
const FORM = "multipart/form-data; boundary=x"

/** A site that takes forms and JSON, and a way to begin a body there and send no more of it. */
async function openSite() {
  const app = fastify({ trustProxy: true })
  app.setErrorHandler(answerFault)
  boundBodies(app, { maxAtOnce: 4, maxOfOne: 2 })
  await app.register(fastifyMultipart)
  app.post("/form", async (request) => {
    for await (const part of request.parts()) if (part.type === "file") await part.toBuffer()
    return "read"
  })
  app.post("/json", () => "read")
  app.get("/", () => "page")
  await app.listen({ port: 0, host: "127.0.0.1" })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const begin = async (from: string, headers = `content-length: ${String(LARGE)}`) => {
    const heard = once(app.server, "request")
    const socket = connect(port, "127.0.0.1")
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST /form HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: ${FORM}\r\n${headers}\r\n\r\n--x`,
    )
    await heard
    return socket
  }
  const send = async (from: string, length: number, path = "/json") => {
    const payload = path === "/json" ? JSON.stringify("a".repeat(length)) : makeForm(length)
    const headers = {
      "x-forwarded-for": from,
      "content-type": path === "/json" ? "application/json" : FORM,
    }
    return (await app.inject({ method: "POST", url: path, payload, headers })).statusCode
  }
  return { app, begin, send }
}

function makeForm(length: number): string {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
  return `${head}${"a".repeat(length)}\r\n--x--\r\n`
}

test("who has two large bodies under way sends no third, while others and small ones are taken", async () => {
  const { app, begin, send } = await openSite()
  await begin("192.0.2.1")
  await begin("192.0.2.1", "transfer-encoding: chunked")
  expect(await send("192.0.2.1", LARGE)).toBe(503)
  expect(await send("192.0.2.1", LARGE, "/form")).toBe(503)
  expect(await send("192.0.2.1", 100)).toBe(200)
  expect(await send("192.0.2.2", LARGE)).toBe(200)
  expect((await app.inject({ url: "/", remoteAddress: "192.0.2.1" })).statusCode).toBe(200)
})

test("large bodies are four at once, whoever sends them, and what is packed counts as large", async () => {
  const { begin, send } = await openSite()
  for (const last of [1, 2, 3])
    await begin(`192.0.2.${String(last)}`, "content-length: 900\r\ncontent-encoding: gzip")
  expect(await send("192.0.2.9", LARGE)).toBe(200)
  const fourth = await begin("192.0.2.4")
  expect(await send("192.0.2.9", LARGE)).toBe(503)
  fourth.destroy()
  await expect.poll(() => send("192.0.2.9", LARGE)).toBe(200)
})

test("a body that was read or refused makes room for the next", async () => {
  const { send } = await openSite()
  for (let k = 0; k < 5; k += 1) {
    expect(await send("192.0.2.1", LARGE)).toBe(200)
    expect(await send("192.0.2.1", LARGE, "/form")).toBe(200)
    expect(await send("192.0.2.1", 2_000_000)).toBe(413)
  }
})
