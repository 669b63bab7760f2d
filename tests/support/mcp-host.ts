import { AppBridge } from "@modelcontextprotocol/ext-apps/app-bridge"
import type { Client } from "@modelcontextprotocol/sdk/client/index.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { CallToolResult, JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js"
import type { Page } from "playwright-core"

/** What hosts let into the frame of a view that asks for nothing. */
const HOST_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"

type HostOptions = {
  client: Client
  html: string
  /** Whether it passes on what the view reads. */
  readsResources: boolean
}

type HostSeen = { heights: number[]; links: string[] }

/** A host with the official bridge: it opens a view in a closed frame of a page and hands it a result. */
export async function showInHost(
  page: Page,
  result: CallToolResult,
  { client, html, readsResources }: HostOptions,
): Promise<HostSeen> {
  const bridge = new AppBridge(
    readsResources ? client : null,
    { name: "host", version: "1" },
    { openLinks: {}, ...(readsResources && { serverResources: {} }) },
  )
  const seen: HostSeen = { heights: [], links: [] }
  bridge.addEventListener("sizechange", ({ height }) => void seen.heights.push(height ?? 0))
  bridge.onopenlink = ({ url }) => {
    seen.links.push(url)
    return Promise.resolve({})
  }
  const ready = new Promise<void>((resolve) => {
    bridge.addEventListener("initialized", () => {
      resolve()
    })
  })
  await bridge.connect(await openFrame(page))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${HOST_POLICY}">`
  await page.evaluate(
    (text) => {
      const frame = document.querySelector("iframe")
      if (frame) frame.srcdoc = text
    },
    html.replace("<head>", `<head>${policy}`),
  )
  await ready
  await bridge.sendToolResult(result)
  return seen
}

/** An empty frame, and messages between it and this process. */
async function openFrame(page: Page): Promise<Transport> {
  const transport: Transport = {
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    send: (message) =>
      page.evaluate((sent) => {
        document.querySelector("iframe")?.contentWindow?.postMessage(sent, "*")
      }, message),
  }
  await page.exposeFunction("toHost", (message: JSONRPCMessage) => transport.onmessage?.(message))
  await page.setContent(
    `<style>body { margin: 0 } iframe { border: 0; width: 100%; height: 600px }</style><iframe sandbox="allow-scripts"></iframe>`,
  )
  await page.evaluate(() => {
    addEventListener("message", ({ source, data }) => {
      const { toHost } = window as unknown as { toHost(message: unknown): void }
      if (source === document.querySelector("iframe")?.contentWindow) toHost(data)
    })
  })
  return transport
}
