import { beforeEach, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"

import type { Database } from "./database.ts"
import { openTransaction } from "./open-transaction.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const setVersion = "update data_version set version = 7"
const version = () => db.query("select version from data_version")

test("the last work is committed with everything before it, and gives its result", async () => {
  const open = await openTransaction(db)
  await open.transaction.query(setVersion)
  const result = await open.commit((transaction) =>
    transaction.query("update data_version set version = version + 1 returning version"),
  )
  expect(result).toEqual([{ version: 8 }])
  expect(await version()).toEqual([{ version: 8 }])
})

test("nothing is left of a transaction that is rolled back", async () => {
  const open = await openTransaction(db)
  await open.transaction.query(setVersion)
  await open.rollBack()
  expect(await version()).toEqual([{ version: 0 }])
})

test("a fault of the last work undoes everything and is thrown", async () => {
  const open = await openTransaction(db)
  await open.transaction.query(setVersion)
  await expect(open.commit(() => Promise.reject(new Error("torn")))).rejects.toThrow("torn")
  expect(await version()).toEqual([{ version: 0 }])
  await open.rollBack()
})

test("a database without a free connection says so at once", async () => {
  const full = { ...db, transaction: () => Promise.reject(new Error("no connection")) }
  await expect(openTransaction(full)).rejects.toThrow("no connection")
})
