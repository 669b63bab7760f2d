import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** Another site on an origin of its own, with pages by path. */
export type OutsideSite = {
  origin: string
  /** Puts a page at a path and answers its address. */
  publish(path: string, html: string): string
  close(): void
}

/** Opens it; addresses without a page are answered with 404. */
export async function outsideSite(): Promise<OutsideSite> {
  const pages = new Map<string, string>([["/favicon.ico", ""]])
  const server = createServer((request, answer) => {
    const html = pages.get(request.url ?? "")
    answer.writeHead(html === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" })
    answer.end(html)
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  return {
    origin,
    publish(path, html) {
      pages.set(path, `<!doctype html><html lang="en"><title>Elsewhere</title>${html}`)
      return origin + path
    },
    close: () => server.close(),
  }
}
