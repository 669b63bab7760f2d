import { writeSync } from "node:fs"
import { openDatabase } from "#db/engine/connect.ts"

// A process of the durability tests: inserts rows one by one and writes each row's number once the
// database has answered, until it is killed.
const [folder = ""] = process.argv.slice(2)

const db = await openDatabase({ folder })
await db.query("create table if not exists acknowledged (id bigint primary key)")
const [last] = await db.query<{ id: number }>("select coalesce(max(id), 0) as id from acknowledged")
for (let id = (last?.id ?? 0) + 1; ; id++) {
  await db.query("insert into acknowledged (id) values ($1)", [id])
  // Written at once: what is still in a buffer when the process is killed would not count.
  writeSync(1, `${id}\n`)
}
