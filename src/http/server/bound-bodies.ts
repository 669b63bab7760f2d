import type { FastifyInstance, FastifyRequest } from "fastify"

import { OVERLOADED } from "#domain/errors.ts"
import { networkAddress } from "#limits/network-address.ts"

/** Smaller bodies do not count: so many connections as there may be hold little with them. */
const SMALL_BYTES = 64 * 1024

/** How many large bodies may be on their way in at once, and how many of them from one network address. */
export type BodyLimits = { maxAtOnce: number; maxOfOne: number }

/**
 * Refuses a large body with "unavailable" before it is read when too many are on their way in: what has come of each is
 * held in memory until it is whole, and who sends slowly, or not to the end, has it held for as long as a request may take.
 */
export function boundBodies(app: FastifyInstance, { maxAtOnce, maxOfOne }: BodyLimits): void {
  const senders = new Map<FastifyRequest, string>()
  app.addHook("onRequest", (request, reply, done) => {
    if (!isLarge(request)) {
      done()
      return
    }
    const sender = networkAddress(request.ip)
    const fromHere = [...senders.values()].filter((one) => one === sender).length
    if (senders.size >= maxAtOnce || fromHere >= maxOfOne) {
      done(OVERLOADED)
      return
    }
    senders.set(request, sender)
    reply.raw.once("close", () => senders.delete(request))
    done()
  })
  app.addHook("preHandler", (request, _reply, done) => {
    // A form with a file is read by its handler.
    if (!isForm(request)) senders.delete(request)
    done()
  })
  app.addHook("onSend", (request, _reply, _payload, done) => {
    senders.delete(request)
    done()
  })
}

/** What does not say how long it is may be of any length, and so may what is packed. */
function isLarge({ headers }: FastifyRequest): boolean {
  const { "content-length": length, "transfer-encoding": chunked } = headers
  if (chunked !== undefined) return true
  if (length === undefined) return false
  return Number(length) > SMALL_BYTES || headers["content-encoding"] !== undefined
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\//i.test(headers["content-type"] ?? "")
}
