import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { Agent } from "node:http"
import { fileURLToPath } from "node:url"

import { freePort } from "#tests/support/free-port.ts"

import { REFUSED, timeOf } from "./open-loop.ts"

const PROGRAM = fileURLToPath(new URL("../../../bin/sankore.mjs", import.meta.url))
const FIRST_START_MS = 300_000
const LOOK_EVERY_MS = 50

/** The site as an operator starts it, with the seconds until it was ready. */
export type SiteProgram = {
  origin: string
  startSeconds: number
  /** The most memory its process has used so far, in megabytes; `NaN` where the system does not say. */
  readPeakMemory(): number
  /** The memory its process uses now, in megabytes. */
  readMemory(): number
  /** Seconds of the processor that all threads together, and the one that answers alone, have used so far. */
  readProcessor(): { all: number; main: number }
  stop(): Promise<void>
}

/** Starts `sankore serve` under these settings and waits until it answers; the pages are built at the first start. */
export async function startProgram(settings: Record<string, string>): Promise<SiteProgram> {
  const origin = `http://127.0.0.1:${String(await freePort())}`
  const begin = performance.now()
  const site = runProgram(["serve"], { ...settings, PORT: new URL(origin).port })
  const agent = new Agent()
  while (!(await isReady(`${origin}/readyz`, agent))) {
    if (site.exitCode !== null || performance.now() - begin > FIRST_START_MS) {
      throw new Error("The measured site does not start.")
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  agent.destroy()
  return {
    origin,
    startSeconds: (performance.now() - begin) / 1000,
    readPeakMemory: () => readMegabytes(site, "VmHWM"),
    readMemory: () => readMegabytes(site, "VmRSS"),
    readProcessor: () => {
      const id = String(site.pid)
      return {
        all: readSeconds(`/proc/${id}/stat`),
        main: readSeconds(`/proc/${id}/task/${id}/stat`),
      }
    },
    stop: () => stop(site),
  }
}

/** Runs one command of the program to its end; rejects when it fails. */
export async function runCommand(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<void> {
  const [code] = (await once(runProgram(args, settings), "exit")) as [number | null]
  if (code !== 0) throw new Error(`The command ${args.join(" ")} ends with ${String(code)}.`)
}

function runProgram(args: readonly string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...settings, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  })
}

async function isReady(address: string, agent: Agent): Promise<boolean> {
  try {
    return (await timeOf(address, agent)) !== REFUSED
  } catch {
    return false
  }
}

function readMegabytes({ pid }: ChildProcess, field: string): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, "utf8")
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Math.round(Number(kilobytes) / 1000)
}

/** User and system time, which the kernel counts in hundredths of a second. */
function readSeconds(file: string): number {
  const [, fields = ""] = readFileSync(file, "utf8").split(") ")
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number)
  return (user + system) / 100
}

async function stop(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return
  site.kill("SIGTERM")
  await once(site, "exit")
}
