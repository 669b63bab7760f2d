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
const EXPECTED = new Set<number | string>([200, "overloaded", "ECONNREFUSED"])

/** The status of an answer, the code of a fault, or "overloaded" for a 503 that says when to come again. */
type Outcome = { when: "before" | "after"; status: number | string }

/**
 * Ends the running site by SIGTERM under 500 requests a second: nobody who was connected may be left without an answer.
 * On a machine that is too busy for so many, the refusal of an overloaded site is an answer.
 */
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
  const overloaded = outcomes.filter(({ status }) => status === "overloaded").length
  const failed = outcomes.filter(({ status }) => !EXPECTED.has(status))
  const after = outcomes.filter((outcome) => outcome.when === "after" && outcome.status === 200)
  console.log(
    `Round ${String(round)}: ${String(outcomes.length)} requests, ${String(after.length)} answered after SIGTERM, ${String(overloaded)} refused in overload, ${String(failed.length)} failed (${[...new Set(failed.map(({ status }) => status))].join(", ")}); readiness ${String(ready)}; ended with ${String(code)} after ${took.toFixed(0)} ms.`,
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

async function ask(url: string, agent?: Agent): Promise<number | string> {
  const { status, mayAskAgain } = await askOnce(url, agent)
  return mayAskAgain ? ask(url, agent) : status
}

/** A connection that was kept may end at any time; whoever keeps one asks again, as RFC 9112, 9.3.1 says. */
function askOnce(
  url: string,
  agent?: Agent,
): Promise<{ status: number | string; mayAskAgain?: boolean }> {
  return new Promise((resolve) => {
    const request = get(url, { ...(agent && { agent }) }, (response) => {
      response.resume()
      const { statusCode = 0, headers } = response
      const isOverloaded = statusCode === 503 && headers["retry-after"] !== undefined
      response.once("end", () => resolve({ status: isOverloaded ? "overloaded" : statusCode }))
      response.once("error", (error) => resolve({ status: codeOf(error) }))
    })
    request.once("error", (error) => {
      resolve({ status: codeOf(error), mayAskAgain: request.reusedSocket })
    })
  })
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? "broken"
}
