import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"

import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"

import { BRAND } from "#domain/brand.ts"

import type { McpCaller } from "../mcp-services.ts"
import { DRAWING_TEMPLATE, DRAWINGS_URI, VIEW_URI } from "../resource-uris.ts"

/** Marks HTML that hosts show beside a result, by the extension "MCP Apps". */
const VIEW_TYPE = "text/html;profile=mcp-app"
/** It fetches nothing and stands in a frame of its own. */
const VIEW_META = { ui: { csp: {}, prefersBorder: true } }

/** Names the window in the description of a tool; the second key is for hosts that know the first draft. */
export const SHOWN_IN_VIEW = { ui: { resourceUri: VIEW_URI }, "ui/resourceUri": VIEW_URI }

const VIEW_HTML = readView()

/** The window in which hosts may show the drawing of a result, and the drawings that it asks for. */
export function registerView(server: McpServer, { drawAddress }: McpCaller): void {
  server.registerResource(
    "figure",
    VIEW_URI,
    {
      title: "Figure",
      description: "Shows the chart, the ranking or the answer of a result",
      mimeType: VIEW_TYPE,
      _meta: VIEW_META,
    },
    (uri) => ({
      contents: [{ uri: uri.href, mimeType: VIEW_TYPE, text: VIEW_HTML, _meta: VIEW_META }],
    }),
  )
  server.registerResource(
    "drawing",
    new ResourceTemplate(DRAWING_TEMPLATE, { list: undefined }),
    {
      title: "Drawing of a page",
      description: "The chart of a page as SVG, by path and query of its address",
      mimeType: "image/svg+xml",
    },
    async (uri, { path }) => {
      const text = await drawAddress(decodeURIComponent(String(path)))
      return { contents: [{ uri: uri.href, mimeType: "image/svg+xml", text }] }
    },
  )
}

/** The page with its name in it, and with a policy that lets nothing run but what it holds. */
function readView(): string {
  const html = readFileSync(new URL("./figure-view.html", import.meta.url), "utf8")
    .replace("{{name}}", BRAND.toLowerCase())
    .replace("{{drawings}}", `${DRAWINGS_URI}/`)
  return ["script", "style"].reduce((text, tag) => {
    const part = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1] ?? ""
    const hash = createHash("sha256").update(part).digest("base64")
    return text.replace(`{{${tag}}}`, `sha256-${hash}`)
  }, html)
}
