import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { Agent, get } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { freePort } from "#tests/support/free-port.ts"

const CLIENTS = 25
/** Each client waits so long between two requests: 500 requests a second in all. */
const PAUSE_MS = 50
const LONGEST_STOP_MS = 10_000

type Outcome = { when: "before" | "after"; status: number | string }

/** Ends the running site by SIGTERM under 500 requests a second: nobody who was connected may be left without an answer. */
export async function run(rounds = 3): Promise<boolean> {
  let isSound = true
  for (let round = 1; round <= rounds; round++) isSound = (await stopOnce(round)) && isSound
  return isSound
}

async function stopOnce(round: number): Promise<boolean> {
  const varDir = await mkdtemp(join(tmpdir(), "faults-stop-"))
  const port = await freePort()
  const child = spawn(process.execPath, ["bin/sankore.mjs", "serve"], {
    env: { ...process.env, PORT: String(port), VAR_DIR: varDir, RATE_LIMIT_FACTOR: "100000" },
    stdio: "ignore",
  })
  const exit = once(child, "exit")
  const url = `http://127.0.0.1:${String(port)}`
  while ((await ask(`${url}/readyz`)) !== 200) await delay(200)
  const outcomes: Outcome[] = []
  let when: Outcome["when"] = "before"
  const clients = Array.from({ length: CLIENTS }, () => client(url, () => when, outcomes))
  await delay(3000)
  const start = performance.now()
  when = "after"
  child.kill("SIGTERM")
  const ready = await waitForNotReady(url)
  const [code] = (await exit) as [number | null]
  const took = performance.now() - start
  await Promise.all(clients)
  await rm(varDir, { recursive: true })
  const failed = outcomes.filter(({ status }) => status !== 200 && status !== "ECONNREFUSED")
  const after = outcomes.filter((outcome) => outcome.when === "after" && outcome.status === 200)
  console.log(
    `Round ${String(round)}: ${String(outcomes.length)} requests, ${String(after.length)} answered after SIGTERM, ${String(failed.length)} failed (${[...new Set(failed.map(({ status }) => status))].join(", ")}); readiness ${String(ready)}; ended with ${String(code)} after ${took.toFixed(0)} ms.`,
  )
  return failed.length === 0 && ready === 503 && code === 0 && took <= LONGEST_STOP_MS
}

/** Sends one request after the other over a connection that it keeps, until nobody listens any more. */
async function client(
  url: string,
  when: () => Outcome["when"],
  outcomes: Outcome[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const outcome = { when: when(), status: await ask(`${url}/search`, agent) }
    outcomes.push(outcome)
    if (outcome.status === "ECONNREFUSED") break
    await delay(PAUSE_MS)
  }
  agent.destroy()
}

async function waitForNotReady(url: string): Promise<number | string> {
  for (;;) {
    const status = await ask(`${url}/readyz`)
    if (status !== 200) return status
    await delay(20)
  }
}

function ask(url: string, agent?: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const request = get(url, { ...(agent && { agent }) }, (response) => {
      response.resume()
      response.once("end", () => resolve(response.statusCode ?? 0))
      response.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "broken"))
    })
    request.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "broken"))
  })
}
