import { writeSync } from "node:fs"
import { PGlite } from "@electric-sql/pglite"
import { openDatabase } from "#db/engine/connect.ts"

// A process of the durability tests, run under a tracer: one insert and one checkpoint, each framed by
// lines, either by the product's database or by PGlite with its own settings.
const [folder = "", kind] = process.argv.slice(2)

type Traced = { query(text: string): Promise<unknown>; close(): Promise<void> }
const db: Traced = kind === "plain" ? await PGlite.create(folder) : await openDatabase({ folder })
await db.query("create table if not exists traced (id int)")
writeSync(1, "inserting\n")
await db.query("insert into traced values (1)")
writeSync(1, "inserted\n")
writeSync(1, "checkpointing\n")
await db.query("checkpoint")
writeSync(1, "checkpointed\n")
await db.close()
