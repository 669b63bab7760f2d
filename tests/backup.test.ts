import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect, test } from "vitest"

import { openDatabase } from "#db/engine/connect.ts"
import { addEnquiry, selectEnquiries } from "#db/accounts/enquiries.ts"
import { migrate } from "#db/engine/migrate.ts"
import { isPostgres } from "#tests/support/database.ts"

// A new cluster on disk takes its time on a busy machine.
const LONG = 300_000

test.skipIf(isPostgres)(
  "a copy of the folder, made while the site is stopped, is a whole backup",
  async () => {
    const home = await mkdtemp(join(tmpdir(), "backup-"))
    try {
      const folder = join(home, "db")
      const note = { kind: "ticket", fields: { title: "Keep me" }, createdAt: new Date(0) }
      const site = await openDatabase({ folder })
      await migrate(site)
      await addEnquiry(site, note)
      await site.close()
      await cp(folder, join(home, "backup"), { recursive: true })
      await rm(folder, { recursive: true })

      await cp(join(home, "backup"), folder, { recursive: true })
      const restored = await openDatabase({ folder })
      await migrate(restored)
      expect(await selectEnquiries(restored, { limit: 9 })).toMatchObject([{ fields: note.fields }])
      await restored.close()
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  },
  LONG,
)
