import { join } from "node:path"

import fastifyStatic from "@fastify/static"
import type { FastifyPluginAsync, FastifyReply } from "fastify"

import type { Site } from "../site.ts"
import { FLAG_DRAWINGS } from "./flag-drawings.ts"

const HOUR_SECONDS = 3600
const YEAR_SECONDS = 365 * 24 * 3600

/** Serves what lies in files: scripts and styles, flags, media. */
export function staticFiles({
  clientDir,
  mediaDir,
}: Pick<Site, "clientDir" | "mediaDir">): FastifyPluginAsync {
  return async (app) => {
    // Built files carry a hash in their name, so they may be kept for ever.
    await app.register(fastifyStatic, {
      root: join(clientDir, "assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      setHeaders: (reply) => {
        openToAll(reply)
        // The worker that keeps pages lies among the built files and works for the whole site.
        void reply.header("service-worker-allowed", "/")
      },
    })
    await app.register(fastifyStatic, {
      root: [join(clientDir, "flags"), FLAG_DRAWINGS],
      prefix: "/flags/",
      decorateReply: false,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      setHeaders: openToAll,
    })
    await app.register(fastifyStatic, {
      root: mediaDir,
      prefix: "/media/",
      decorateReply: false,
      maxAge: HOUR_SECONDS * 1000,
      index: false,
      setHeaders: openToAll,
    })
  }
}

/** An embed in a sandboxed frame has no origin of its own: without this its font would be refused. */
function openToAll(reply: FastifyReply): void {
  void reply.header("access-control-allow-origin", "*")
  void reply.header("cross-origin-resource-policy", "cross-origin")
}
