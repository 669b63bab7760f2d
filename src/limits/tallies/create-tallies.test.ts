import { expect, test } from "vitest"

import type { Database, Row } from "#db/engine/database.ts"

import { createTallies } from "./create-tallies.ts"

const VISITORS = 60_000

/** A database that has none of the counts and takes all of them. */
function emptyDatabase(): { db: Database; asked: () => number } {
  let asked = 0
  const query = <R extends Row>(): Promise<R[]> => {
    asked += 1
    return Promise.resolve([])
  }
  return { db: { query } as unknown as Database, asked: () => asked }
}

test("the counts of very many visitors do not stay in memory once they are merged", async () => {
  const { db, asked } = emptyDatabase()
  const tallies = createTallies({
    db,
    keyOf: (limit, key) => ({ limit, key, windowStart: new Date(0) }),
    report: () => undefined,
  })
  const count = (visitor: number) => tallies.count("anonymous", String(visitor), 0, 300)
  for (let visitor = 0; visitor < VISITORS; visitor += 1) await count(visitor)
  await tallies.flush()
  const before = asked()
  await count(VISITORS - 1)
  expect(asked()).toBe(before)
  // The first of them is asked for anew.
  await count(0)
  expect(asked()).toBe(before + 1)
})
