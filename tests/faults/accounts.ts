import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { verifyAuditLog } from "#accounts/audit-log.ts"
import { readSession } from "#accounts/sessions.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { readUpTo, startChild } from "#tests/support/child-process.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"
import { SECRET } from "#tests/support/people-site.ts"
import { reportFaults } from "./support/report-faults.ts"

const KILLS = 100
const SCHEMA = "faults_accounts"
const LONGEST_MS = 1500

type Place = { name: string; at: string; remove(): Promise<void> }

/** Kills a process that signs people up and writes documents, at random moments: what was said to be done must be found at the next start. */
export async function run(kills = KILLS): Promise<boolean> {
  const faults: string[] = []
  for (const place of await listPlaces()) {
    try {
      faults.push(...(await killMany(place, kills)))
    } finally {
      await place.remove()
    }
  }
  return reportFaults(faults)
}

async function listPlaces(): Promise<Place[]> {
  const folder = await mkdtemp(join(tmpdir(), "faults-accounts-"))
  const remove = () => rm(folder, { recursive: true })
  const embedded = { name: "PGlite", at: join(folder, "db"), remove }
  const url = process.env["DATABASE_URL"]
  if (url === undefined) {
    console.log("PostgreSQL is left out: DATABASE_URL names no server.")
    return [embedded]
  }
  const at = await createSchema(url, SCHEMA)
  return [embedded, { name: "PostgreSQL", at, remove: () => dropSchema(url, SCHEMA) }]
}

async function killMany({ name, at }: Place, kills: number): Promise<string[]> {
  const faults: string[] = []
  let acknowledged = 0
  let slowest = 0
  for (let kill = 1; kill <= kills; kill += 1) {
    const lines = await killAfter(at, kill, Math.random() * LONGEST_MS)
    acknowledged += lines.length
    const start = performance.now()
    const found = await inspect(at, lines)
    slowest = Math.max(slowest, performance.now() - start)
    faults.push(...found.map((fault) => `${name}, kill ${String(kill)}: ${fault}`))
  }
  console.log(
    `${name}: killed ${String(kills)} times; ${String(acknowledged)} acknowledged writes, ${String(faults.length)} lost; slowest start with its check ${slowest.toFixed(0)} ms.`,
  )
  if (acknowledged === 0) faults.push(`${name}: nothing was written, so nothing was proved`)
  return faults
}

/** Every second time only after a first write is done, so that there is something to lose on a slow machine too. */
async function killAfter(at: string, kill: number, ms: number): Promise<string[]> {
  const child = startChild("account-child.ts", at, String(kill))
  await readUpTo(child, "open")
  const first = kill % 2 === 0 ? await child.nextLine() : undefined
  await delay(ms)
  return [...(first === undefined ? [] : [first]), ...(await child.kill())]
}

/** Opens the database as the next start does and looks for everything that was acknowledged. */
async function inspect(at: string, lines: readonly string[]): Promise<string[]> {
  const db = await openDatabase(at.startsWith("postgres") ? { url: at } : { folder: at })
  try {
    await migrate(db)
    const rows = await db.query<{ id: string; verified: boolean }>(
      "select id, is_verified as verified from account",
    )
    const verified = new Map(rows.map((row) => [row.id, row.verified]))
    const faults = await lostDocuments(db, lines)
    for (const line of lines) {
      const [word, id = "", token = ""] = line.split(" ")
      if (word === "document") continue
      if (!verified.has(id)) faults.push(`an account that was begun is gone: ${id}`)
      if (word !== "verified") continue
      if (verified.get(id) !== true) faults.push(`an account that was verified is not: ${id}`)
      if (!(await readSession(db, token, new Date()))) faults.push(`a session is gone: ${id}`)
    }
    const { brokenAt } = await verifyAuditLog(db, SECRET)
    if (brokenAt !== undefined) faults.push(`the audit log is broken at ${String(brokenAt)}`)
    return faults
  } finally {
    await db.close()
  }
}

/** Documents are titled by how often they were changed: one may be ahead of what was told, never behind. */
async function lostDocuments(db: Database, lines: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string; title: string }>("select id, title from document")
  const titles = new Map(rows.map(({ id, title }) => [id, Number(title)]))
  return lines.flatMap((line) => {
    const [word, id = "", title] = line.split(" ")
    if (word !== "document" || (titles.get(id) ?? -1) >= Number(title)) return []
    return [`a document is not as it was written: ${id}`]
  })
}
