import { beforeEach, describe, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { AppError } from "#domain/errors.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createLimits, type Limits } from "./create-limits.ts"
import { LIMITS, type LimitName } from "./limits.data.ts"

let db: Database
let time: number
let exceeded: string[]

beforeEach(async () => {
  db = await testDatabase()
  time = Date.parse("2026-06-01T12:00:00Z")
  exceeded = []
})

/** The limits as one more process has them. */
function inProcess(options: { factor?: number; db?: Database } = {}): Limits {
  return createLimits({
    db: options.db ?? db,
    secret: "secret",
    factor: options.factor ?? 1,
    now: () => new Date(time),
    onExceeded: (name, key) => exceeded.push(`${name} ${key}`),
    report: () => undefined,
  })
}

async function takeMany(limits: Limits, name: LimitName, count: number): Promise<number> {
  let refused = 0
  for (let k = 0; k < count; k++) {
    await limits.take(name, "192.0.2.1").catch(() => (refused += 1))
  }
  return refused
}

test.each(Object.keys(LIMITS) as LimitName[])(
  "%s lets through as many as it says and refuses the next",
  async (name) => {
    const limits = inProcess()
    expect(await takeMany(limits, name, LIMITS[name].max)).toBe(0)
    expect(await takeMany(limits, name, 2)).toBe(2)
    await limits.take(name, "192.0.2.2")
    expect(exceeded).toEqual([`${name} 192.0.2.1`])
  },
)

test("the refusal says how long to wait, and then it is over", async () => {
  const limits = inProcess()
  await takeMany(limits, "ticket", 5)
  time += 10 * 60_000
  await expect(limits.take("ticket", "192.0.2.1")).rejects.toMatchObject({
    code: "too-many-requests",
    details: [{ retryAfterSeconds: 3000 }],
  })
  time += 3000_000
  await limits.take("ticket", "192.0.2.1")
})

test("limits hold over processes and over a restart", async () => {
  const [first, second] = [inProcess(), inProcess()]
  await takeMany(first, "ticket", 3)
  expect(await takeMany(second, "ticket", 3)).toBe(1)
  await takeMany(first, "anonymous", 200)
  await first.flush()
  expect(await takeMany(second, "anonymous", 101)).toBe(1)
  await second.flush()
  // Each process learns of the others with its own next count.
  expect(await takeMany(first, "anonymous", 1)).toBe(0)
  await first.flush()
  expect(await takeMany(first, "anonymous", 1)).toBe(1)
  expect(await takeMany(inProcess(), "anonymous", 1)).toBe(1)
})

test("many at once count each", async () => {
  const limits = inProcess()
  const all = await Promise.allSettled(
    Array.from({ length: 40 }, () => limits.take("login", "192.0.2.1")),
  )
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(25)
})

test("a factor multiplies a limit", async () => {
  expect(await takeMany(inProcess({ factor: 2 }), "ticket", 11)).toBe(1)
})

test("what is forgotten counts from the beginning", async () => {
  const limits = inProcess()
  await takeMany(limits, "login-email", 25)
  await limits.forget("login-email", "192.0.2.1")
  expect(await takeMany(limits, "login-email", 25)).toBe(0)
})

describe("an owner of very many IPv6 networks", () => {
  const network = (k: number) => `2001:db8:1:${k.toString(16)}::/64`

  test("has the limit of sixteen visitors, and a counter for none beyond", async () => {
    const limits = inProcess()
    let taken = 0
    for (let k = 0; k < 300; k += 1)
      await limits.take("ticket", network(k)).then(
        () => (taken += 1),
        () => undefined,
      )
    expect(taken).toBe(16 * LIMITS.ticket.max)
    const [counters] = await db.query("select count(*)::int as held from rate_count")
    expect(counters?.held).toBeLessThanOrEqual(16 * LIMITS.ticket.max + 2)
    expect(exceeded).toEqual(["ticket 2001:db8:1::/48"])
    await limits.take("ticket", "2001:db8:2:1::/64")
    time += LIMITS.ticket.windowMs
    await limits.take("ticket", network(0))
  })

  test("has it over processes, for what is counted in memory first", async () => {
    const [first, second] = [inProcess({ factor: 0.1 }), inProcess({ factor: 0.1 })]
    const takeFrom = async (limits: Limits, from: number, count: number) => {
      const all = Array.from({ length: count }, (_, k) =>
        limits.take("anonymous", network(from + k)),
      )
      return (await Promise.allSettled(all)).filter(({ status }) => status === "fulfilled").length
    }
    expect(await takeFrom(first, 0, 300)).toBe(300)
    await first.flush()
    // No visitor waits long for a busy database; merging one of its own shows a process what the others have.
    expect(await takeFrom(second, 300, 1)).toBe(1)
    await second.flush()
    expect(await takeFrom(second, 301, 300)).toBe(16 * 0.1 * LIMITS.anonymous.max - 301)
  })

  test("uses up nothing of the neighbours' by going on beyond one's own limit", async () => {
    const limits = inProcess()
    for (let k = 0; k < 200; k += 1) await limits.take("ticket", network(1)).catch(() => undefined)
    expect((await limits.take("ticket", network(2))).remaining).toBe(LIMITS.ticket.max - 1)
  })

  test("tries the password of an account no more often", async () => {
    const limits = inProcess()
    let taken = 0
    for (let k = 0; k < 100; k += 1)
      await limits.take("login-under-attack", `amina@example.org ${network(k)}`).then(
        () => (taken += 1),
        () => undefined,
      )
    expect(taken).toBe(16 * LIMITS["login-under-attack"].max)
  })
})

test("no address stands in the database, and counters that are over go", async () => {
  const limits = inProcess()
  await takeMany(limits, "anonymous", 3)
  await takeMany(limits, "ticket", 3)
  await limits.flush()
  expect(JSON.stringify(await db.query("select * from rate_count"))).not.toContain("192.0.2.1")
  expect(await limits.sweep()).toBe(0)
  time += 3 * 3_600_000
  expect(await limits.sweep()).toBe(2)
})

test("while the database fails, reads go on and what was counted is merged later", async () => {
  let fails = true
  const query: Database["query"] = (text, parameters) =>
    fails ? Promise.reject(new Error("gone")) : db.query(text, parameters)
  const limits = inProcess({ db: { ...db, query } })
  expect(await takeMany(limits, "anonymous", 301)).toBe(1)
  await limits.flush()
  fails = false
  await limits.flush()
  expect(await takeMany(inProcess(), "anonymous", 1)).toBe(1)
})

test.each(["unavailable", "storage-full"] as const)(
  "while nothing can be saved (%s), rare events are counted in memory and merged later",
  async (code) => {
    let fails = true
    const query: Database["query"] = (text, parameters) =>
      fails ? Promise.reject(new AppError(code)) : db.query(text, parameters)
    const limits = inProcess({ db: { ...db, query } })
    expect(await takeMany(limits, "export", 31)).toBe(1)
    fails = false
    await limits.flush()
    expect(await takeMany(inProcess(), "export", 1)).toBe(1)
  },
)
