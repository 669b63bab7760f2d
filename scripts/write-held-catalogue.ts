import { writeFile } from "node:fs/promises"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { packHeldCatalogue } from "#tests/support/held-catalogue.ts"

/** Writes what a PostgreSQL database holds as the catalogue that `judged-held.txt` is judged on: node scripts/write-held-catalogue.ts postgres://… */
const url = process.argv[2]
if (url === undefined) throw new Error("Name the address of a PostgreSQL database.")
const db = await openDatabase({ url, onNotice: () => undefined })
const held = [...(await createCatalog(db).listCoverage())]
await writeFile(
  new URL("../tests/golden/search/held-catalogue.json.gz", import.meta.url),
  packHeldCatalogue(held),
)
await db.close()
