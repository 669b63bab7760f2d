import { afterAll, beforeAll, expect, test } from "vitest"
import { AppError } from "#domain/errors.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openDatabase } from "./connect.ts"
import { RowWriter } from "./row-writer.ts"
import type { Database } from "./database.ts"

// The same expectations on PGlite and, with TEST_DATABASE_URL, on a PostgreSQL server.
let db: Database

beforeAll(async () => {
  db = await testDatabase()
  await db.query("create table item (id bigint primary key, name text unique, figures float8[])")
})

afterAll(async () => {
  await db.query("drop table item")
})

test("each type of column arrives as its one kind of value", async () => {
  const rows = await db.query(`select
    9007199254740991::int8 as big, 7::int2 as small, 1.5::numeric as exact, 0.1::float8 as real,
    true as yes, null::text as nothing, '2024-02-29'::date as day,
    '2024-02-29 12:30:00.25+05:30'::timestamptz as moment, '{"a": [1, null]}'::jsonb as json,
    '6f1c1f1e-0000-4000-8000-000000000001'::uuid as id, array[true, null] as flags`)
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      small: 7,
      exact: 1.5,
      real: 0.1,
      yes: true,
      nothing: null,
      day: "2024-02-29",
      moment: new Date("2024-02-29T07:00:00.250Z"),
      json: { a: [1, null] },
      id: "6f1c1f1e-0000-4000-8000-000000000001",
      flags: [true, null],
    },
  ])
})

test("a list of figures keeps its gaps and every digit", async () => {
  const figures = [1, null, -2.5e-300, 0.1 + 0.2, null]
  const [row] = await db.query("select $1::float8[] as figures, '{}'::float8[] as none", [figures])
  expect(row).toEqual({ figures, none: [] })
})

test("a list of texts keeps quotes, commas, braces, line breaks and the word NULL", async () => {
  const texts = ['say "hi"', "a,b", "{c}", "back\\slash", "two\nlines", "NULL", "", null, "Côte"]
  expect(await db.query("select $1::text[] as texts", [texts])).toEqual([{ texts }])
})

test("parameters of each kind reach the database unchanged", async () => {
  const moment = new Date("2026-01-02T03:04:05.678Z")
  const rows = await db.query(
    "select $1::text as text, $2::int8 as number, $3::bool as flag, $4::timestamptz as moment, $5::text as nothing, $6::jsonb as json",
    ["it's $1", 42, false, moment, null, '{"a":1}'],
  )
  expect(rows).toEqual([
    { text: "it's $1", number: 42, flag: false, moment, nothing: null, json: { a: 1 } },
  ])
})

test("of several statements in one text, the last one's rows are given", async () => {
  expect(await db.query("select 1 as a; select 2 as b")).toEqual([{ b: 2 }])
  expect(await db.query("select 1 as a; delete from item where false")).toEqual([])
})

test("a transaction that throws leaves nothing behind", async () => {
  const work = db.transaction(async (transaction) => {
    await transaction.query("insert into item (id, name) values ($1, $2)", [1, "rolled back"])
    throw new Error("changed my mind")
  })
  await expect(work).rejects.toThrow("changed my mind")
  expect(await db.query("select id from item where name = $1", ["rolled back"])).toEqual([])
})

test("a transaction gives what its work gives and keeps its rows", async () => {
  const id = await db.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: number }>(
      "insert into item (id, name) values (2, 'kept') returning id",
    )
    return rows[0]?.id
  })
  expect(id).toBe(2)
  expect(await db.query("select name from item where id = $1", [2])).toEqual([{ name: "kept" }])
})

test("a transaction whose failed statement was passed over does not pretend to have saved", async () => {
  const work = db.transaction(async (transaction) => {
    await transaction.query("insert into item (id, name) values (3, 'lost')")
    await transaction.query("select 1 / 0").catch(() => undefined)
  })
  await expect(work).rejects.toMatchObject({ code: "25P02" })
  expect(await db.query("select id from item where id = 3")).toEqual([])
})

test("a transaction cannot be used after its end", async () => {
  const ended = await db.transaction((transaction) => Promise.resolve({ transaction }))
  await expect(ended.transaction.query("select 1")).rejects.toThrow("has ended")
})

test("inside a transaction the database itself is refused instead of waiting for ever", async () => {
  const work = db.transaction(async () => db.query("select 1"))
  await expect(work).rejects.toThrow("use the transaction")
})

test("queries that start during a transaction do not take part in it", async () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  const transaction = db.transaction(async (t) => {
    await t.query("insert into item (id, name) values (4, 'unseen')")
    open()
    await t.query("select 1")
    throw new Error("never mind")
  })
  await opened
  const seen = db.query("select id from item where id = 4")
  await expect(transaction).rejects.toThrow("never mind")
  expect(await seen).toEqual([])
})

test("a broken rule of the schema is an error with its SQLSTATE and the rule's name", async () => {
  await db.query("insert into item (id, name) values (5, 'twice')")
  const again = db.query("insert into item (id, name) values (6, 'twice')")
  await expect(again).rejects.toMatchObject({ code: "23505", constraint: "item_name_key" })
})

test("a statement that cannot be understood is an error, and the next one works", async () => {
  await expect(db.query("selec $1", [1])).rejects.toMatchObject({ code: "42601" })
  await expect(db.query("select * from missing_table")).rejects.toMatchObject({ code: "42P01" })
  await expect(db.query("select 1 / $1::int", [0])).rejects.toMatchObject({ code: "22012" })
  expect(await db.query("select 1 as one")).toEqual([{ one: 1 }])
})

test("rows copied in are there, in one chunk or several", async () => {
  const count = await db.transaction((t) => t.copyIn("item", ITEM, itemChunks()))
  expect(count).toBe(3)
  const rows = await db.query(
    "select name, figures from item where id between 10 and 12 order by id",
  )
  expect(rows).toEqual([
    { name: "zehn – ten", figures: [1, null, 3.25, -1e-300] },
    { name: "eleven", figures: null },
    { name: "tab\tand\nline", figures: [0] },
  ])
})

const ITEM = ["id", "name", "figures"]

function* itemChunks(): Generator<Uint8Array> {
  const first = new RowWriter(16)
  first.startRow(3)
  first.bigint(10)
  first.text("zehn – ten")
  first.values(0, [1, null, 3.25, -1e-300])
  yield first.rows()
  const second = new RowWriter()
  second.startRow(3)
  second.bigint(11)
  second.text("eleven")
  second.null()
  second.startRow(3)
  second.bigint(12)
  second.text("tab\tand\nline")
  second.values(0, [-0])
  yield second.rows()
}

function namedRow(id: number, name: string): Uint8Array {
  const rows = new RowWriter()
  rows.startRow(2)
  rows.bigint(id)
  rows.text(name)
  return rows.rows()
}

test("a long copy arrives whole", async () => {
  const text = "x".repeat(1000)
  const chunks = function* () {
    for (let id = 1_000_000; id < 1_002_000; id++) yield namedRow(id, text + String(id))
  }
  expect(await db.transaction((t) => t.copyIn("item", ["id", "name"], chunks()))).toBe(2000)
  const [row] = await db.query(
    "select count(*) as rows, sum(length(name)) as letters from item where id >= 1000000",
  )
  expect(row).toEqual({ rows: 2000, letters: 2_014_000 })
})

test("a copy with a bad row is an error and leaves no row", async () => {
  const chunks = [namedRow(20, "good"), namedRow(21, "zero \0")]
  const copy = db.transaction((t) => t.copyIn("item", ["id", "name"], chunks))
  await expect(copy).rejects.toMatchObject({ code: "22021" })
  expect(await db.query("select id from item where id = 20")).toEqual([])
})

test("a copy whose source breaks off leaves no row and the connection usable", async () => {
  const chunks = async function* () {
    yield namedRow(21, "good")
    throw new Error("the file ends here")
  }
  const copy = db.transaction((t) => t.copyIn("item", ["id", "name"], chunks()))
  await expect(copy).rejects.toThrow("the file ends here")
  expect(await db.query("select id from item where id = 21")).toEqual([])
})

test("the checksum of figures is what the database works out from the stored ones", async () => {
  const rows = new RowWriter()
  const checksum = rows.values(1960, [1.5, null, -0, 1e21])
  const [row] = await db.query(
    `select left(encode(sha256(int4send(1960) || array_send('{1.5,NULL,0,1e21}'::float8[])), 'hex'), 32)
       as checksum`,
  )
  expect(row).toEqual({ checksum })
})

test("many queries at once all get their own answer", async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index)
  const answers = await Promise.all(numbers.map((n) => db.query("select $1::int as n", [n])))
  expect(answers).toEqual(numbers.map((n) => [{ n }]))
})

test("the message about a server that cannot be reached names its host, without the password", async () => {
  const opening = openDatabase({ url: "postgres://sankore:secret@127.0.0.1:1/figures" })
  const error = await opening.catch((fault: unknown) => fault)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: "unavailable" })
  expect(String(error)).toMatch(/figures on 127\.0\.0\.1 .*ECONNREFUSED/)
  expect(String(error)).not.toContain("secret")
})
