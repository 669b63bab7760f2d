import { expect, test } from "vitest"

import { describeShortMemory } from "./describe-short-memory.ts"

const MB = 1 << 20

test("too little memory is reported with what is needed, enough memory is not", () => {
  expect(describeShortMemory({ bytes: 200 * MB, isEmbedded: true })).toMatch(
    /may use 200 MB of memory; with the embedded database it needs at least 1300 MB.*DATABASE_URL/,
  )
  expect(describeShortMemory({ bytes: 200 * MB, isEmbedded: false })).toMatch(
    /with a PostgreSQL server it needs at least 300 MB/,
  )
  expect(describeShortMemory({ bytes: 512 * MB, isEmbedded: false })).toBeUndefined()
  expect(describeShortMemory({ bytes: 2048 * MB, isEmbedded: true })).toBeUndefined()
})
