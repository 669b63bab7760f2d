import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, expect, test } from "vitest"
import { isPostgres, testDatabase } from "#tests/support/database.ts"
import type { Database } from "./database.ts"
import { migrate } from "./migrate.ts"

let db: Database
let folder = ""

// Beside the product's own changes, which are there already, each test brings a few small ones.
beforeEach(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), "sankore-migrations-"))
  await db.query("alter table migration rename to migration_kept")
})

afterEach(async () => {
  await db.query("drop table if exists migration, fruit, tree")
  await db.query("alter table migration_kept rename to migration")
  await rm(folder, { recursive: true })
})

const apply = () => migrate(db, pathToFileURL(`${folder}/`))
const write = (name: string, text: string) => writeFile(join(folder, name), text)

test("changes are applied once, in the order of their numbers", async () => {
  await write("0002-tree.sql", "create table tree (name text references fruit);")
  await write("0001-fruit.sql", "create table fruit (name text primary key); select 1;")
  expect(await apply()).toEqual({ applied: ["0001-fruit", "0002-tree"] })
  expect(await apply()).toEqual({ applied: [] })
  await db.query("insert into fruit values ('mango')")
  expect(await db.query("select name from migration order by name")).toEqual([
    { name: "0001-fruit" },
    { name: "0002-tree" },
  ])
})

test("a change added later is applied to a database that has the earlier ones", async () => {
  await write("0001-fruit.sql", "create table fruit (name text)")
  await apply()
  await write("0002-tree.sql", "create table tree (name text)")
  expect(await apply()).toEqual({ applied: ["0002-tree"] })
})

test("a change that fails half-way leaves nothing of itself and can be tried again", async () => {
  await write("0001-fruit.sql", "create table fruit (name text); select 1 / 0")
  await expect(apply()).rejects.toMatchObject({ code: "22012" })
  await write("0001-fruit.sql", "create table fruit (name text)")
  expect(await apply()).toEqual({ applied: ["0001-fruit"] })
})

test("a change whose text is another one than the database was made with is refused", async () => {
  await write("0001-fruit.sql", "create table fruit (name text)")
  await apply()
  await write("0001-fruit.sql", "create table fruit (name text, colour text)")
  await expect(apply()).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("0001-fruit") as string,
  })
})

test("a database that a newer version has changed is refused", async () => {
  await write("0001-fruit.sql", "create table fruit (name text)")
  await write("0002-tree.sql", "create table tree (name text)")
  await apply()
  await rm(join(folder, "0002-tree.sql"))
  await expect(apply()).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("newer version") as string,
  })
})

test("of starts at the same moment each change is applied by one", async () => {
  await write("0001-fruit.sql", "create table fruit (name text)")
  await write("0002-tree.sql", "create table tree (name text)")
  const results = await Promise.all(Array.from({ length: 6 }, apply))
  expect(results.flatMap((result) => result.applied).sort()).toEqual(["0001-fruit", "0002-tree"])
})

test("the tables of the product are there, with the one row that counts changes", async () => {
  expect(await db.query("select version from data_version")).toEqual([{ version: 0 }])
  const [row] = await db.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  expect(row?.version).toBeGreaterThanOrEqual(150_000)
  expect(db.kind).toBe(isPostgres ? "postgres" : "pglite")
})
