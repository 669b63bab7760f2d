import { Agent, request, type IncomingMessage } from "node:http"
import { setTimeout as delay } from "node:timers/promises"

/** What came back for a request: its status, or the code of the fault. */
export type Outcome = { path: string; status: number | string; ms: number }

/** Asks until it is stopped, and then gives what came back. */
export type SteadyLoad = { stop(): Promise<Outcome[]> }

/** What no visitor may see. A busy machine may refuse with 503 and say when to come again. */
export function listFaults(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ status }) => status !== 200 && status !== "overloaded")
}

type LoadOptions = { url: string; paths: readonly string[]; clients: number; pauseMs: number }

/** So many clients that ask one after the other, each with a pause; half of them keep their connection. */
export function startLoad({ url, paths, clients, pauseMs }: LoadOptions): SteadyLoad {
  const outcomes: Outcome[] = []
  let isStopped = false
  const agent = new Agent({ keepAlive: true })
  const work = Array.from({ length: clients }, async (_, client) => {
    for (let turn = client; !isStopped; turn += 1) {
      const path = paths[turn % paths.length] ?? "/"
      outcomes.push(await askOnce(`${url}${path}`, client % 2 === 0 ? agent : undefined))
      await delay(pauseMs)
    }
  })
  return {
    async stop() {
      isStopped = true
      await Promise.all(work)
      agent.destroy()
      return outcomes
    },
  }
}

/** Asks once and gives what came back, never a fault. */
export function askOnce(address: string, agent: Agent | undefined): Promise<Outcome> {
  const start = performance.now()
  const path = new URL(address).pathname
  return new Promise((resolve) => {
    const end = (status: number | string) =>
      resolve({ path, status, ms: performance.now() - start })
    const outgoing = request(address, { agent: agent ?? false }, (answer) => {
      answer.resume()
      answer.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? "broken"))
      answer.on("end", () => end(readStatus(answer)))
    })
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      // A server may close a connection that was idle just as a request is sent: clients then ask once more.
      if (outgoing.reusedSocket && error.code === "ECONNRESET")
        void askOnce(address, undefined).then(resolve)
      else end(error.code ?? "unknown")
    })
    outgoing.end()
  })
}

function readStatus({ statusCode = 0, headers }: IncomingMessage): number | string {
  return statusCode === 503 && headers["retry-after"] !== undefined ? "overloaded" : statusCode
}
