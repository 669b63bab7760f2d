import { writeSync } from "node:fs"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"

// A process of the durability tests: the first start of a database, told step by step.
const [folder = ""] = process.argv.slice(2)

writeSync(1, "opening\n")
const db = await openDatabase({ folder })
writeSync(1, "migrating\n")
await migrate(db)
writeSync(1, "ready\n")
await new Promise((resolve) => setTimeout(resolve, 60_000))
