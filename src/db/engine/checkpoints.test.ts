import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

import { isPostgres } from "#tests/support/database.ts"
import { createCheckpoints } from "./checkpoints.ts"
import { openDatabase } from "./connect.ts"

test.skipIf(isPostgres)(
  "what was written is taken out of the log once, and nothing is done where nothing was",
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "sankore-checkpoints-"))
    const db = await openDatabase({ folder: join(folder, "db") })
    const [before] = await readStart()
    const make = createCheckpoints(db)
    await db.query("create table written (id bigint)")
    await make()
    const [first] = await readStart()
    expect(first).not.toEqual(before)
    await make()
    expect(await readStart()).toEqual([first])
    await db.query("insert into written values (1)")
    await make()
    expect(await readStart()).not.toEqual([first])
    await db.close()
    await rm(folder, { recursive: true })

    function readStart() {
      return db.query("select redo_lsn::text as start from pg_control_checkpoint()")
    }
  },
)
