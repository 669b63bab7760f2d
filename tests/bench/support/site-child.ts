import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createInterface } from "node:readline"
import { gzipSync } from "node:zlib"

import { SAMPLE_PAGE, sampleSite } from "#tests/support/sample-site.ts"

import { drawRouterPage } from "./router-page.ts"
import type { SiteState } from "./site-process.ts"

/**
 * The site that speeds are measured on, and beside it a bare server that sends the bytes of its indicator page, or a
 * page drawn by React Router alone under that page's path. Its first line says where both are; then it answers the lines `verify` and `lag`, until its input ends.
 */
const { app, db, people } = await sampleSite()
const origin = await app.listen({ host: "127.0.0.1", port: 0 })
const page = await app.inject({ url: SAMPLE_PAGE })
const bare = await bareServer(gzipSync(page.rawPayload))
const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
console.log(JSON.stringify({ origin, bare: bare.origin }))
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "verify") await db.query("update account set is_verified = true")
  const { user, system } = process.cpuUsage()
  const state: SiteState = {
    lagMs: lag.percentile(99) / 1e6 - 5,
    rss: process.memoryUsage.rss(),
    cpuSeconds: (user + system) / 1e6,
  }
  console.log(JSON.stringify(state))
  lag.reset()
}
bare.server.close()
await app.close()
await people.close()
await db.close()

async function bareServer(body: Buffer): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, answer) => {
    const { url = "/" } = request
    if (url === "/") {
      answer
        .setHeaders(
          new Map([
            ["content-type", "text/html"],
            ["content-encoding", "gzip"],
          ]),
        )
        .end(body)
      return
    }
    drawRouterPage(url).then(
      (html) => answer.setHeader("content-type", "text/html").end(html),
      (fault: unknown) => answer.writeHead(500).end(String(fault)),
    )
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const { port } = server.address() as AddressInfo
  return { server, origin: `http://127.0.0.1:${String(port)}` }
}
