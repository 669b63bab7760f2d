import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as delay } from "node:timers/promises"

import { freePort } from "./free-port.ts"

/** The site as an operator starts it, in a process of its own. */
export type ServedSite = {
  url: string
  processId: number
  /** What it has printed for people so far. */
  lines: readonly string[]
  /** Waits until a line for people matches. */
  waitForLine(form: RegExp): Promise<string>
  signal(name: NodeJS.Signals): void
  /** Asks it to stop and gives its exit code. */
  stop(): Promise<number | null>
  /** Ends it at once. */
  kill(): Promise<void>
}

const served = new Set<ServedSite>()

/** Ends at once whatever a test has left running. */
export async function endServedSites(): Promise<void> {
  await Promise.all([...served].map((site) => site.kill()))
}

/** Settings for a site of which many are asked from one address. */
const COMMON = { RATE_LIMIT_FACTOR: "100000", APP_SECRET: "a secret of these tests" }

/**
 * Starts `serve` with these settings and waits until it listens; rejects with what it printed when it ends instead. A
 * launcher is a command that runs the one behind it in its place.
 */
export async function serveSite(
  settings: Record<string, string>,
  launcher: readonly string[] = [],
): Promise<ServedSite> {
  const varDir = await mkdtemp(join(tmpdir(), "served-site-"))
  const port = settings["PORT"] ?? String(await freePort())
  const command = [...launcher, process.execPath, "bin/sankore.mjs", "serve"]
  const [program = process.execPath, ...parameters] = command
  const child = spawn(program, parameters, {
    env: { ...process.env, ...COMMON, PORT: port, VAR_DIR: varDir, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const exit = once(child, "exit")
  const lines: string[] = []
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (!line.startsWith("{")) lines.push(line)
  })
  const waitForLine = async (form: RegExp): Promise<string> => {
    for (;;) {
      const found = lines.find((line) => form.test(line))
      if (found !== undefined) return found
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The site has ended:\n${lines.join("\n")}`)
      await delay(20)
    }
  }
  const end = async (name: NodeJS.Signals): Promise<number | null> => {
    child.kill(name)
    await exit
    served.delete(site)
    await rm(varDir, { recursive: true, force: true })
    return child.exitCode
  }
  const site: ServedSite = {
    url: `http://127.0.0.1:${port}`,
    processId: child.pid ?? 0,
    lines,
    waitForLine,
    signal: (name) => child.kill(name),
    stop: () => end("SIGTERM"),
    kill: async () => {
      await end("SIGKILL")
    },
  }
  served.add(site)
  await waitForLine(/ is at /)
  return site
}
