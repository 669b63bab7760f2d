import { fastify } from "fastify"
import { expect, onTestFinished, test, vi } from "vitest"

import { refuseInOverload, type OverloadLimits } from "./refuse-in-overload.ts"

async function openApp(limits: OverloadLimits) {
  const app = fastify()
  onTestFinished(() => app.close())
  app.get("/healthz", () => "ok")
  await app.register(async (guarded) => {
    await refuseInOverload(guarded, limits)
    guarded.get("/page", () => "a page")
  })
  await app.ready()
  return async (url: string) => {
    const { statusCode, body } = await app.inject(url)
    return { statusCode, code: statusCode === 200 ? undefined : body }
  }
}

/** Keeps the event loop from turning for so many milliseconds. */
function holdUp(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test("a process that keeps up answers everything", async () => {
  const ask = await openApp({ maxEventLoopDelay: 200 })
  expect((await ask("/page")).statusCode).toBe(200)
})

test("a process that is late again and again refuses until it has caught up, but for what stands outside", async () => {
  const ask = await openApp({ maxEventLoopDelay: 100, sampleInterval: 50 })
  await vi.waitFor(async () => {
    holdUp(300)
    expect((await ask("/page")).code).toContain("not ready")
  })
  expect((await ask("/healthz")).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await ask("/page")).statusCode).toBe(200))
})
