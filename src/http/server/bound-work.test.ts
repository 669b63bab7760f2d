import { Agent, get } from "node:http"
import type { AddressInfo } from "node:net"

import { fastify, type FastifyInstance } from "fastify"
import { expect, onTestFinished, test } from "vitest"

import { boundWork, createWorkBound } from "./bound-work.ts"

const LIMITS = { maxWaiting: 64 }

/** A bound whose clock and whose turns of the event loop are made here, with what has become of the work. */
function openBound() {
  const clock = { ms: 0 }
  const due: (() => void)[] = []
  const bound = createWorkBound({
    now: () => clock.ms,
    onNextTurn: (call) => due.push(call),
    limits: LIMITS,
  })
  const begun: string[] = []
  const refused: string[] = []
  return {
    clock,
    begun,
    refused,
    noteConnection: () => {
      bound.noteConnection()
    },
    enter: (name: string) =>
      bound.enter({ begin: () => begun.push(name), refuse: () => refused.push(name) }),
    turn: () => {
      for (const call of due.splice(0)) call()
    },
  }
}

type Bound = ReturnType<typeof openBound>

/** Work enters until no more of it begins; then all of it ends, after so long. */
function fill({ clock, begun, enter, turn }: Bound, tookMs: number): number {
  const before = begun.length
  const leaves: (() => void)[] = []
  do {
    leaves.push(enter("filling"))
    turn()
  } while (begun.length - before === leaves.length)
  const last = leaves.pop()
  last?.()
  for (const leave of leaves) {
    clock.ms += tookMs / leaves.length
    leave()
  }
  return leaves.length
}

test("one piece of work begins in each turn of the event loop, in the order in which it came", () => {
  const { begun, enter, turn } = openBound()
  for (const name of ["a", "b", "c"]) enter(name)
  expect(begun).toEqual([])
  turn()
  expect(begun).toEqual(["a"])
  turn()
  turn()
  turn()
  expect(begun).toEqual(["a", "b", "c"])
})

test("while connections come, turns pass without work, but not for long", () => {
  const { begun, clock, enter, turn, noteConnection } = openBound()
  enter("work")
  for (let count = 0; count < 9; count += 1) {
    noteConnection()
    turn()
    clock.ms += 10
  }
  expect(begun).toEqual([])
  turn()
  expect(begun).toEqual(["work"])
  enter("more work")
  while (begun.length < 2) {
    noteConnection()
    turn()
    clock.ms += 10
  }
  expect(clock.ms).toBeLessThan(220)
})

test("a crowd that asks one after the other is never refused, however long its answers take", () => {
  const { begun, refused, clock, enter, turn } = openBound()
  const leaves = Array.from({ length: 64 }, () => enter("crowd"))
  for (let count = 0; count < 1000; count += 1) {
    turn()
    clock.ms += 500
    leaves.shift()?.()
    leaves.push(enter("crowd"))
  }
  expect(begun.length).toBeGreaterThanOrEqual(900)
  expect(refused).toEqual([])
})

test("what would wait behind too much is refused at once; who has waited long makes room for who can still be answered soon", () => {
  const { begun, refused, clock, enter, turn } = openBound()
  enter("first")
  for (let count = 0; count < 63; count += 1) enter("crowd")
  clock.ms = 100
  enter("too many")
  clock.ms = 299
  enter("too many")
  expect(refused).toEqual(["too many", "too many"])
  clock.ms = 300
  enter("newcomer")
  expect(refused).toEqual(["too many", "too many", "first"])
  for (let count = 0; count < 64; count += 1) turn()
  expect(begun.slice(-2)).toEqual(["crowd", "newcomer"])
  expect(begun).not.toContain("first")
})

test("of what comes all at once twice as much may wait, and no more", () => {
  const { refused, clock, enter } = openBound()
  for (let count = 0; count < 128; count += 1) enter("burst")
  clock.ms = 99
  expect(refused).toEqual([])
  enter("too many")
  expect(refused).toEqual(["too many"])
})

test("what nobody waits for any more is not begun, and its place is free", () => {
  const { begun, refused, enter, turn } = openBound()
  const leaves = Array.from({ length: 64 }, () => enter("gone"))
  leaves[0]?.()
  enter("stays")
  for (const leave of leaves) leave()
  turn()
  expect(begun).toEqual(["stays"])
  expect(refused).toEqual([])
})

test("slow answers lower how many are made at once, down to a few; quick ones raise it again", () => {
  const bound = openBound()
  const before = fill(bound, 0)
  for (let round = 0; round < 50; round += 1) fill(bound, 2000)
  const slow = fill(bound, 2000)
  expect(slow).toBeLessThan(before)
  expect(slow).toBeGreaterThanOrEqual(32)
  for (let round = 0; round < 200; round += 1) fill(bound, 10)
  expect(fill(bound, 10)).toBeGreaterThan(2 * slow)
})

test("one slow answer among few changes nothing", () => {
  const bound = openBound()
  const before = fill(bound, 0)
  for (let count = 0; count < 200; count += 1) {
    const leave = bound.enter("slow")
    bound.turn()
    bound.clock.ms += 5000
    leave()
  }
  expect(fill(bound, 0)).toBe(before)
})

/** An application whose first address is answered when it is let go. */
async function openApp() {
  const limits = { ...LIMITS }
  const app = fastify()
  onTestFinished(() => app.close())
  const gates: (() => void)[] = []
  await app.register((bounded, _options, done) => {
    boundWork(
      bounded,
      createWorkBound({ now: () => performance.now(), onNextTurn: setImmediate, limits }),
    )
    bounded.get("/", () => new Promise<string>((resolve) => gates.push(() => resolve("made"))))
    bounded.get("/nested", async () => {
      limits.maxWaiting = 0
      return (await app.inject("/plain")).body
    })
    bounded.get("/plain", () => "plain")
    done()
  })
  await app.ready()
  return { app, gates, limits }
}

async function ask(app: FastifyInstance, url = "/"): Promise<number> {
  return (await app.inject(url)).statusCode
}

test("requests beyond those in work and those that wait are refused, and taken again once there is room", async () => {
  const { app, gates } = await openApp()
  const asked: Promise<number>[] = []
  for (const inWork of [64, 128]) {
    while (asked.length < inWork) asked.push(ask(app))
    await expect.poll(() => gates.length).toBe(inWork)
  }
  while (asked.length < 128 + 128) asked.push(ask(app))
  expect(await Promise.all([ask(app), ask(app)])).toEqual([500, 500])
  for (const open of gates) open()
  await expect.poll(() => gates.length).toBe(128 + 128)
  for (const open of gates) open()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
})

test("what an answer asks of the site itself is a part of it and takes no turn", async () => {
  const { app } = await openApp()
  const answer = await app.inject("/nested")
  expect(answer.body).toBe("plain")
  expect(await ask(app, "/plain")).toBe(500)
})

test("the second request of a connection takes its turn like the first", async () => {
  const { app, limits } = await openApp()
  await app.listen({ host: "127.0.0.1", port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
  })
  const askAgain = () =>
    new Promise<{ status: number | undefined; isSame: boolean }>((resolve, reject) => {
      const request = get({ port, path: "/plain", agent }, (answer) => {
        answer.resume()
        answer.on("end", () => resolve({ status: answer.statusCode, isSame: request.reusedSocket }))
      }).on("error", reject)
    })
  expect(await askAgain()).toEqual({ status: 200, isSame: false })
  limits.maxWaiting = 0
  expect(await askAgain()).toEqual({ status: 500, isSame: true })
})
