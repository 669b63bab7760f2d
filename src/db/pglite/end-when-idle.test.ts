import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { Worker } from "node:worker_threads"

import { expect, test } from "vitest"

import { endWhenIdle } from "./end-when-idle.ts"

const IDLE_MS = 300

test("a thread that does nothing is ended", async () => {
  const worker = new Worker("setInterval(() => undefined, 1e6)", { eval: true })
  endWhenIdle(worker, IDLE_MS)
  expect(await once(worker, "exit")).toEqual([1])
})

test("a thread that works is not, nor one whose watch was stopped", async () => {
  const busy = "const end = Date.now() + 1500; setInterval(() => { while (Date.now() < end); }, 1)"
  const working = new Worker(busy, { eval: true })
  const stopped = new Worker("setInterval(() => undefined, 1e6)", { eval: true })
  const stopWatch = endWhenIdle(working, IDLE_MS)
  endWhenIdle(stopped, IDLE_MS)()
  let ended = 0
  for (const worker of [working, stopped]) worker.once("exit", () => (ended += 1))
  await delay(1200)
  stopWatch()
  expect(ended).toBe(0)
  await Promise.all([working.terminate(), stopped.terminate()])
})
