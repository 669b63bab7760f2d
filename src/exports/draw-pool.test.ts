import { execFile } from "node:child_process"
import { promisify } from "node:util"

import { afterEach, expect, test } from "vitest"

import { aView } from "./dataset.fixture.ts"
import { createDrawPool, type DrawPool } from "./draw-pool.ts"

const LIMITS = { threads: 1, maxWaiting: 1, timeoutMs: 20_000 }
let pool: DrawPool

afterEach(async () => {
  await pool.close()
})

test("files are drawn in another thread, one after the other", async () => {
  pool = createDrawPool(LIMITS)
  const [png, xlsx] = await Promise.all([
    pool.draw({ kind: "png", view: aView() }),
    pool.draw({ kind: "xlsx", view: aView() }),
  ])
  expect(png.subarray(1, 4).toString()).toBe("PNG")
  expect(xlsx.subarray(0, 2).toString()).toBe("PK")
})

test("a job that comes when the queue is full is refused and may come again", async () => {
  pool = createDrawPool(LIMITS)
  const drawn = [1, 2].map(() => pool.draw({ kind: "card", view: aView(), width: 300 }))
  await expect(pool.draw({ kind: "png", view: aView() })).rejects.toMatchObject({
    code: "unavailable",
  })
  expect((await Promise.all(drawn)).map((file) => file.length > 1000)).toEqual([true, true])
})

test("a job that takes too long is given up, and the next one is drawn", async () => {
  pool = createDrawPool({ ...LIMITS, timeoutMs: 1 })
  await expect(pool.draw({ kind: "png", view: aView() })).rejects.toMatchObject({
    code: "unavailable",
  })
})

test("what cannot be drawn is a fault of its own and leaves the thread working", async () => {
  pool = createDrawPool(LIMITS)
  const broken = { ...aView(), plotted: null } as unknown as ReturnType<typeof aView>
  await expect(pool.draw({ kind: "png", view: broken })).rejects.toMatchObject({ code: "internal" })
  expect((await pool.draw({ kind: "png", view: aView() })).length).toBeGreaterThan(1000)
})

test("a pool that was not closed keeps its process running while it draws, and no longer", async () => {
  pool = createDrawPool(LIMITS)
  const script = `
    import { createDrawPool } from "${new URL("./draw-pool.ts", import.meta.url).href}"
    const pool = createDrawPool({ threads: 1, maxWaiting: 1, timeoutMs: 60_000 })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    for (const name of ["first", "second"]) {
      await pool.draw({ kind: "image", svg })
      console.log(name)
    }`
  const run = promisify(execFile)
  const args = ["--eval", script]
  const { stdout } = await run(process.execPath, args, { timeout: 60_000 })
  expect(stdout).toBe("first\nsecond\n")
})
