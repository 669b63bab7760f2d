import { randomBytes } from "node:crypto"
import { writeSync } from "node:fs"

import { openDatabase } from "#db/engine/connect.ts"
import { createLogMarks } from "#db/pglite/log-mark.ts"

/** Writes rows one after the other under a tracer and says each number once the database has answered; checkpoints come in between. */
const [folder = "", rows = "0", marked] = process.argv.slice(2)
const ROWS_A_CHECKPOINT = 40
const ROWS_A_CHANGE = 7

const db = await openDatabase({ folder })
await db.query("create table if not exists written (id bigint primary key, text text, changes int)")
writeSync(1, "0\n")
for (let id = 1; id <= Number(rows); id += 1) {
  const text = randomBytes(1500).toString("base64")
  await db.query("insert into written (id, text, changes) values ($1, $2, 0)", [id, text])
  writeSync(1, `${String(id)}\n`)
  if (id % ROWS_A_CHANGE === 0) await db.query("update written set changes = changes + 1")
  if (id % ROWS_A_CHECKPOINT === 0) await db.query("checkpoint")
}
// As a site does each second.
if (marked === "marked") await createLogMarks(db, folder)()
// Ends as a cut does: nothing is closed.
process.exit(0)
