import { Writable } from "node:stream"

import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router"

import { AppError } from "#domain/errors.ts"

import { discoveryHead } from "./discovery.server.ts"
import { renderedContext } from "./services.server.ts"
import { fillInMap } from "./pages/world/drawn-maps.server.ts"

/** Longest time a page may take to render, in milliseconds. */
export const streamTimeout = 10_000

/** Its map stands in the HTML alone: its data would carry it a second time. */
const WORLD_ROUTE = "pages/world/route"

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/** Moves the hints for scripts from the head to the end of the body, so that no script byte competes with what is seen first. */
export function moveScriptHintsToEnd(html: string): string {
  const hints = html.match(MODULE_PRELOAD)
  if (!hints) return html
  const end = html.lastIndexOf("</body>")
  if (end === -1) return html
  return html.slice(0, end).replace(MODULE_PRELOAD, "") + hints.join("") + html.slice(end)
}

/** Renders an element to one complete string; what it throws rejects the promise. */
function renderWhole(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      // One piece: nothing is sent late, so nothing needs an inline script to be put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        pipe(target)
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error(String(error)))
      },
      onError: () => undefined,
    })
    const timer = setTimeout(() => {
      abort(new Error("The page took too long to render."))
    }, streamTimeout)
  })
}

/** Answers a page request with the whole document in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext?: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  const { loaderData } = context.staticHandlerContext
  const page = await renderWhole(<ServerRouter context={context} url={request.url} />)
  const html = fillInMap(page, loaderData[WORLD_ROUTE] as object | undefined)
  const discovery = discoveryHead(loaderData)
  const found = moveScriptHintsToEnd(html).replace("</head>", () => `${discovery}</head>`)
  const rendered = loadContext?.get(renderedContext)
  if (!rendered) return new Response(found, { status, headers })
  rendered.html = found
  return new Response(null, { status, headers })
}

/** Writes faults to the error stream; an aborted request and a page that is not there are none. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const expected =
    request.signal.aborted ||
    isRouteErrorResponse(error) ||
    (error instanceof AppError && error.code === "not-found")
  if (!expected) console.error(error)
}

// The bundle holds its own copy of the context; whoever fills it takes it from `build.entry.module`.
export { renderedContext, servicesContext } from "./services.server.ts"
