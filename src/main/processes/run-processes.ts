import cluster, { type Worker } from "node:cluster"
import { setTimeout as delay } from "node:timers/promises"

import { BRAND } from "#domain/brand.ts"

import type { RunningServer } from "../start/start-server.ts"
import { superviseProcesses, type SupervisedProcess } from "./supervise-processes.ts"

/** What a process of the site says to the one that started it once it answers requests. */
type ReadyMessage = { url: string }

/**
 * Serves the site by several processes on one port until SIGTERM or SIGINT; SIGUSR2 replaces them one after the other.
 * Gives the exit code.
 */
export async function runProcesses(count: number, print: (line: string) => void): Promise<number> {
  let url = ""
  const supervisor = await superviseProcesses({
    count,
    start: () => startWorker((message) => (url = message.url)),
    wait: (ms) => delay(ms, undefined, { ref: false }),
    print,
  })
  if (supervisor === undefined) return 1
  print(`${BRAND} is at ${url} with ${String(count)} processes (stop it with Ctrl+C)`)
  process.on("SIGUSR2", () => void supervisor.restart())
  await stopSignal()
  print("Stopping ...")
  await supervisor.stop()
  return 0
}

/** Whether this process was started by another one of the site, which listens for it. */
export function isWorker(): boolean {
  return cluster.isWorker
}

/** Reports to the process that started this one that the site answers, and stops it at the signal. */
export async function serveAsWorker(server: RunningServer): Promise<void> {
  process.send?.({ url: server.url } satisfies ReadyMessage)
  await stopSignal()
  await server.stop()
  // The connection to the first process would keep this one alive.
  cluster.worker?.disconnect()
}

/** A signal that comes twice, to the group and from the first process, must not cut off the last answers. */
async function stopSignal(): Promise<void> {
  await new Promise<void>((stop) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop())
  })
}

function startWorker(onReady: (message: ReadyMessage) => void): SupervisedProcess {
  const worker = cluster.fork()
  return {
    id: worker.process.pid ?? worker.id,
    ready: new Promise((resolve) => {
      worker.once("message", (message: ReadyMessage) => {
        onReady(message)
        resolve()
      })
    }),
    ended: describeEnd(worker),
    stop: () => worker.process.kill("SIGTERM"),
    kill: () => worker.process.kill("SIGKILL"),
  }
}

function describeEnd(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once("exit", (code: number | null, signal: string | null) => {
      resolve(signal ?? `exit code ${String(code)}`)
    })
  })
}
