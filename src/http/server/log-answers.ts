import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { networkAddress } from "#limits/network-address.ts"

import type { Site } from "../site.ts"
import type { Metrics } from "./metrics.ts"

type Options = Pick<Site, "logger" | "audit"> & { metrics: Metrics | undefined }

/** Logs and counts every answer, and notes in the audit log who was turned away. */
export function addAnswerLog(app: FastifyInstance, { logger, audit, metrics }: Options): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { id, method } = request
    const { statusCode: status, elapsedTime: ms } = reply
    // Routes and not addresses: what people search for stays out of the log.
    const route = request.routeOptions.url
    logger.info({ id, method, route, status, ms: Math.round(ms) })
    metrics?.countAnswer({ method, route: route ?? "none", status, seconds: ms / 1000 })
    if (isDenied(request, reply)) {
      const address = networkAddress(request.ip)
      audit.record({ kind: "denied", address, detail: route ?? "none" })
    }
    done()
  })
}

/** Whether somebody with a token, or with the password of a disabled account, was turned away. */
function isDenied(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return (statusCode === 401 && request.headers.authorization !== undefined) || statusCode === 403
}
