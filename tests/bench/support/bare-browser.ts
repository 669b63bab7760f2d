import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium"
const FLAGS = [
  ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  "--remote-debugging-port=0",
]

/** In CSS pixels; `mobile` lays out as phones do. */
export type Screen = { width: number; height: number; mobile: boolean }

type Answer = { id?: number; result?: unknown; error?: { message: string } }

/** A page of a fresh browser: `send` speaks the browser's debugging protocol, `evaluate` awaits what the page answers. */
export type BarePage = {
  /** @throws Error what the browser says of a call it refuses */
  send(method: string, params?: object): Promise<unknown>
  evaluate<T>(expression: string): Promise<T>
}

/**
 * Runs work in a fresh Chromium that is told no more than it must be. Tools that drive browsers switch on the debugger's
 * watch over all scripts, for which the engine then reads each large one a second time: 20 ms for React on a desk,
 * which no reader waits for.
 */
export async function inBareBrowser<T>(
  screen: Screen,
  work: (page: BarePage) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "bare-browser-"))
  const child = spawn(CHROMIUM, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  })
  const ended = once(child, "exit")
  try {
    const page = await attach(await addressOf(child.stderr))
    await page.send("Page.enable")
    await page.send("Emulation.setDeviceMetricsOverride", { ...screen, deviceScaleFactor: 1 })
    return await work(page)
  } finally {
    child.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function addressOf(errors: NodeJS.ReadableStream): Promise<string> {
  let text = ""
  for await (const chunk of errors) {
    text += String(chunk)
    const address = /listening on (ws:\S+)/.exec(text)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`Chromium has not started: ${text}`)
}

async function attach(address: string): Promise<BarePage> {
  const socket = new WebSocket(address)
  await once(socket, "open")
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? 0)?.(answer)
  })
  let count = 0
  const inSession =
    (sessionId?: string) =>
    async (method: string, params: object = {}): Promise<unknown> => {
      const id = (count += 1)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      const { result, error } = await new Promise<Answer>((found) => waiting.set(id, found))
      waiting.delete(id)
      if (error) throw new Error(`${method}: ${error.message}`)
      return result
    }
  const call = inSession()
  const target = (await call("Target.createTarget", { url: "about:blank" })) as { targetId: string }
  const session = await call("Target.attachToTarget", { ...target, flatten: true })
  const send = inSession((session as { sessionId: string }).sessionId)
  return {
    send,
    async evaluate<T>(expression: string) {
      const params = { expression, awaitPromise: true, returnByValue: true }
      const { result } = (await send("Runtime.evaluate", params)) as { result: { value: T } }
      return result.value
    },
  }
}
