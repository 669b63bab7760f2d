import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from "react-router"

import { AppError } from "#domain/errors.ts"

import { HeadTagsContext } from "./components/head/head-tags.tsx"
import { discoveryHead } from "./document/discovery.server.ts"
import { RENDER_TIMEOUT, renderDocument } from "./document/render-document.server.tsx"
import { unavailableContext } from "./services.server.ts"

/** As the router calls it. */
export const streamTimeout = RENDER_TIMEOUT

/** The header that asks for a page's style sheets at once: in the document React writes them behind all modules. */
function styleSheetLinks({ manifest, staticHandlerContext }: EntryContext): string {
  const files = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id]?.css ?? [],
  )
  const addresses = new Set(files.map((file) => file.replace(/#$/, "")))
  return [...addresses].map((file) => `<${file}>; rel=preload; as=style`).join(", ")
}

/** Answers a page request with the whole document in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8")
  headers.set("Link", styleSheetLinks(context))
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const page = await renderDocument(
    <HeadTagsContext value={discoveryHead(context.staticHandlerContext.loaderData)}>
      <ServerRouter context={context} url={request.url} />
    </HeadTagsContext>,
  )
  return new Response(page, { status, headers })
}

/**
 * Writes faults to the error stream; an aborted request and a page that is not there are none. That the database does not
 * answer is noted for the answer's status alone.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (error instanceof AppError && error.code === "unavailable") {
    context.set(unavailableContext, true)
    return
  }
  const expected =
    request.signal.aborted ||
    isRouteErrorResponse(error) ||
    (error instanceof AppError && error.code === "not-found")
  if (!expected) console.error(error)
}

// The bundle holds its own copies of the contexts; the code that uses them takes them from `build.entry.module`.
export { servicesContext, unavailableContext } from "./services.server.ts"
