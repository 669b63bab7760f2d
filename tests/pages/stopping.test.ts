import { pino } from "pino"
import { expect, onTestFinished, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

type Options = NonNullable<Parameters<typeof testSite>[1]>

async function openSite(options: Options) {
  const { app, people } = await testSite(await testDatabase(), options)
  onTestFinished(async () => {
    await app.close()
    await people.close()
  })
  return app
}

test("what was asked before the site began to stop is answered, and its connection ends", async () => {
  let isDraining = false
  let isHeld = false
  let release: (version: number) => void = () => undefined
  let noteAsked: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (noteAsked = resolve))
  const app = await openSite({
    isDraining: () => isDraining,
    version: () => {
      if (!isHeld) return Promise.resolve(1)
      noteAsked()
      return new Promise<number>((resolve) => (release = resolve))
    },
  })
  expect((await app.inject("/readyz")).headers.connection).toBe("keep-alive")
  isHeld = true
  const answer = app.inject("/readyz")
  await asked
  isDraining = true
  release(1)
  const { statusCode, headers } = await answer
  expect({ statusCode, connection: headers.connection }).toEqual({
    statusCode: 200,
    connection: "close",
  })
})

test("a site with more to do than it can says when to come again; whoever watches it is answered, and pages stay whole", async () => {
  const faults: string[] = []
  const logger = pino({ level: "error" }, { write: (line) => faults.push(line) })
  const app = await openSite({ isOverloaded: () => true, logger })
  for (const path of ["/search", "/api/v1/currencies"]) {
    const { statusCode, headers } = await app.inject(path)
    expect(statusCode).toBe(503)
    expect(Number(headers["retry-after"])).toBeGreaterThan(0)
  }
  expect(faults).toEqual([])
  for (const path of ["/healthz", "/readyz", "/flags/ng.svg"]) {
    expect((await app.inject(path)).statusCode).toBe(200)
  }
})
