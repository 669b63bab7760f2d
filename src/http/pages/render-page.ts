import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from "react-router"

import type { WebServices } from "#web/services.server.ts"

import { bodyEtag } from "../cache/body-etag.ts"
import { VIEW_CACHE_CONTROL } from "../cache/cache-control.ts"
import { encodedBody } from "../cache/encoded-body.ts"
import type { RenderedPage } from "../cache/rendered-page.ts"
import { pagePolicy } from "../server/security-headers.ts"

export type RenderPage = (url: string, services: WebServices) => Promise<RenderedPage>

/** The pages' build holds its own copies of the keys under which loaders find their services and faults are noted. */
type ServerEntry = ServerBuild["entry"]["module"] & {
  servicesContext: RouterContext<WebServices>
  unavailableContext: RouterContext<boolean>
}

/** Renders addresses of this site with the built pages. The HTML never depends on the visitor, so no header of the request is passed on. */
export function createRenderPage(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(build, "production")
  const { servicesContext, unavailableContext } = build.entry.module as ServerEntry
  return async (url, services) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    const response = await handle(new Request(`${services.publicUrl}${url}`), context)
    const page = await finishPage(url, response)
    return context.get(unavailableContext) ? describeUnavailable(page) : page
  }
}

/** The page that says to try again, with the status that says the same to programs. */
function describeUnavailable(page: RenderedPage): RenderedPage {
  const headers = page.headers.filter(([name]) => name !== "cache-control")
  return {
    ...page,
    status: 503,
    headers: [...headers, ["retry-after", "5"], ["cache-control", "no-store"]],
    cacheable: false,
  }
}

async function finishPage(url: string, response: Response): Promise<RenderedPage> {
  const framable = isFramable(url)
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") === true
  const plain = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => name !== "content-length")
  if (isHtml) headers.push(["content-security-policy", pagePolicy(plain, framable)])
  if (framable) headers.push(["cross-origin-resource-policy", "cross-origin"])
  const cacheable =
    response.status === 200 && !/no-store|private/.test(response.headers.get("cache-control") ?? "")
  if (cacheable && !response.headers.has("cache-control")) {
    headers.push(["cache-control", VIEW_CACHE_CONTROL])
  }
  return {
    status: response.status,
    headers,
    etag: bodyEtag(plain),
    body: encodedBody(plain),
    cacheable,
  }
}

/** Only the embeds below /chart may be framed by other sites. */
function isFramable(url: string): boolean {
  return /^\/chart(?:[/?#]|$)/.test(url)
}
