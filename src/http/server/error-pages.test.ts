import { once } from "node:events"
import { connect, type AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

import { fastify, type FastifyBaseLogger } from "fastify"
import { pino } from "pino"
import { expect, onTestFinished, test } from "vitest"

import { addErrorPages } from "./error-pages.ts"

test("a form whose sender goes away is no fault of the site", async () => {
  let logged = ""
  const loggerInstance: FastifyBaseLogger = pino({}, { write: (line) => (logged += line) })
  const app = fastify({ loggerInstance })
  onTestFinished(() => app.close())
  const faults: unknown[] = []
  app.addHook("onError", (_request, _reply, error, done) => {
    faults.push(error)
    done()
  })
  app.addContentTypeParser("text/x-slow", (_request, _body, done) => {
    done(null)
  })
  app.post("/", ({ raw }) => text(raw))
  addErrorPages(app)
  await app.listen({ port: 0, host: "127.0.0.1" })
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1")
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/x-slow\r\n")
  socket.write("content-length: 100\r\n\r\nhalf of it")
  const [request] = (await once(app.server, "request")) as [NodeJS.EventEmitter]
  const aborted = once(request, "close").catch(() => undefined)
  socket.destroy()
  await aborted
  await expect.poll(() => faults.length).toBe(1)
  await new Promise(setImmediate)
  expect(logged).not.toContain('"level":50')
})
