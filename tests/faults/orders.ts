import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import {
  tryCodeOrders,
  tryLimitOrders,
  tryPasswordOrders,
  type Orders,
} from "#tests/support/account-orders.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"

const RUNS = 10_000
const SCHEMA = "faults_orders"
const KINDS: Record<string, Orders> = {
  codes: tryCodeOrders,
  "passwords, resets and disabling": tryPasswordOrders,
  "limits of two processes": tryLimitOrders,
}

/** Tries so many orders of what people do at the same moment, by a scheduler; on PostgreSQL where `DATABASE_URL` names one. */
export async function run(runs = RUNS, seed = "1"): Promise<boolean> {
  const url = process.env["DATABASE_URL"]
  const db = await openDatabase(url === undefined ? {} : { url: await createSchema(url, SCHEMA) })
  await migrate(db)
  let isSound = true
  console.log("| what | schedules | seed | what was found |\n| --- | ---: | ---: | --- |")
  for (const [name, tryOrders] of Object.entries(KINDS)) {
    const found = await tryOrders(db, { runs, seed: Number(seed) }).then(
      () => "nothing",
      (error: unknown) => String(error),
    )
    if (found !== "nothing") isSound = false
    console.log(`| ${name} | ${String(runs)} | ${seed} | ${found} |`)
  }
  await db.close()
  if (url !== undefined) await dropSchema(url, SCHEMA)
  return isSound
}
