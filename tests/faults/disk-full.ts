import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import sharp from "sharp"

import { hasPostgres, startPostgres } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite, type ServedSite } from "#tests/support/served-site.ts"
import { canMountVolumes, mountVolume, type Volume } from "#tests/support/small-volume.ts"
import { signUpWriter, waitUntil, type SiteWriter } from "#tests/support/site-writer.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"
import { reportFaults } from "./support/report-faults.ts"

const VOLUME_MB = 160
const LONGEST_RECOVERY_MS = 5000
/** Waited for longer than is allowed, so that the table says how long it took. */
const LONGEST_WAIT_MS = 120_000
/** Of the embedded database the volume is full long before; a PostgreSQL elsewhere takes them all. */
const MAX_WRITES = 200
/** In every second round there is room for some tables and none for the next file of the log. */
const ROOM_MB = 12
const LONGEST_IMPORT_MS = 120_000
const READS = ["/", "/search", "/sources", "/api/v1/countries/all", "/healthz"]
/** In words: the status that says "not now", with a sentence. */
const REFUSALS = new Set<number | string>([503, 507])

/**
 * Fills the volume of a site while people write, import and fetch files: it must go on reading, refuse in words what it
 * cannot store, write again within seconds once there is space, lose nothing that it acknowledged, and start again.
 */
export async function run(rounds = 2): Promise<boolean> {
  if (!canMountVolumes) {
    console.log("Skipped: only root on Linux may mount the small volume that this needs.")
    return true
  }
  const faults = await fillMany("PGlite", rounds, {})
  if (hasPostgres) {
    const database = await startPostgres()
    // Here only the folder of the site is full: what is stored in the database must go on.
    faults.push(...(await fillMany("PostgreSQL", 1, { DATABASE_URL: database.url })))
    await database.remove()
  }
  return reportFaults(faults)
}

async function fillMany(
  name: string,
  rounds: number,
  settings: Record<string, string>,
): Promise<string[]> {
  const volume = await mountVolume(VOLUME_MB)
  const faults: string[] = []
  const where = { ...settings, VAR_DIR: volume.folder }
  try {
    const site = await serveSite(where)
    const writer = await signUpWriter(site)
    for (let round = 1; round <= rounds; round += 1) {
      const found = await fillOnce({ site, writer, volume }, round % 2 === 1 ? 0 : ROOM_MB)
      faults.push(...found.map((fault) => `${name}, round ${String(round)}: ${fault}`))
    }
    await site.stop()
    const start = performance.now()
    const again = await serveSite(where)
    const startMs = performance.now() - start
    writer.moveTo(again)
    const lost = await writer.listLost()
    if (lost.length > 0)
      faults.push(`${name}: ${String(lost.length)} documents are lost: ${lost[0] ?? ""}`)
    console.log(
      `${name}: ${String(writer.countWritten())} documents acknowledged, ${String(lost.length)} lost after the next start, which took ${startMs.toFixed(0)} ms.`,
    )
    await again.stop()
  } finally {
    await endServedSites()
    await volume.remove()
  }
  return faults
}

type Filling = { site: ServedSite; writer: SiteWriter; volume: Volume }

async function fillOnce({ site, writer, volume }: Filling, roomMb: number): Promise<string[]> {
  const faults: string[] = []
  volume.fill(roomMb)
  const refused = await writeUntilRefused(writer, faults)
  faults.push(...(await tryEverything({ site, writer, volume })))
  volume.free()
  const recoveryMs = await waitUntil(
    async () => (await writer.write()).status === 200,
    LONGEST_WAIT_MS,
  )
  if (recoveryMs === undefined || recoveryMs > LONGEST_RECOVERY_MS)
    faults.push(`it writes again after ${recoveryMs?.toFixed(0) ?? "never"} ms`)
  const isReady = await waitUntil(() => answers(`${site.url}/readyz`), LONGEST_RECOVERY_MS)
  if (isReady === undefined) faults.push("it is not ready again")
  const lost = await writer.listLost()
  if (lost.length > 0) faults.push(`${String(lost.length)} documents are lost`)
  console.log(
    `Refused after ${String(refused)} further writes; writes again ${recoveryMs?.toFixed(0) ?? "never"} ms after there is space.`,
  )
  return faults
}

async function writeUntilRefused(writer: SiteWriter, faults: string[]): Promise<number> {
  for (let count = 0; count < MAX_WRITES; count += 1) {
    const { status, sentence, ms } = await writer.write()
    if (status === 200) continue
    if (!REFUSALS.has(status) || sentence === "")
      faults.push(
        `a document is refused with ${String(status)} "${sentence}" (${ms.toFixed(0)} ms)`,
      )
    console.log(`A document is refused with ${String(status)}: ${sentence}`)
    return count
  }
  return MAX_WRITES
}

/** All that stores something may be refused in words; whatever only reads is answered. */
async function tryEverything({ site, writer, volume }: Filling): Promise<string[]> {
  const faults: string[] = []
  const say = (what: string, status: number | string, sentence: string) => {
    console.log(`  ${what}: ${String(status)} ${sentence.slice(0, 120)}`)
    const isRefusal = REFUSALS.has(status) && sentence !== ""
    if (status !== 200 && !isRefusal) faults.push(`${what} gave ${String(status)} "${sentence}"`)
  }
  const signUp = { fullName: "Kofi Mensah", email: "kofi@example.org", password: TEST_PASSWORD }
  const signed = await writer.call("POST", "/customer/auth/signup", signUp)
  say("signing up", signed.status, signed.sentence)
  const uploaded = await uploadImage(site.url, writer.token)
  say("an upload", uploaded.status, uploaded.sentence)
  const file = await fetch(`${site.url}/api/v1/export/country-dashboard/NGA?file_type=csv`, {
    headers: { authorization: `Bearer ${writer.token}` },
  })
  say("a file", file.status, file.ok ? "" : await file.text())
  for (const path of READS) {
    // On a busy machine the first try may be refused as overloaded.
    const ms = await waitUntil(() => answers(site.url + path), LONGEST_RECOVERY_MS)
    console.log(`  ${path}: ${ms === undefined ? "not answered" : "answered"}`)
    if (ms === undefined) faults.push(`${path} is not answered`)
  }
  faults.push(...(await importIntoFull(volume.folder)))
  return faults
}

async function uploadImage(url: string, token: string) {
  const pixels = {
    width: 400,
    height: 400,
    channels: 3,
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  } as const
  const image = await sharp({ create: { ...pixels, background: "black" } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append("file", new Blob([new Uint8Array(image)], { type: "image/png" }), "face.png")
  const answer = await fetch(`${url}/api/v1/upload`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const { error = "" } = (await answer.json()) as { error?: string }
  return { status: answer.status, sentence: error }
}

/** An import by the command line, as an operator would start it beside the site. */
async function importIntoFull(folder: string): Promise<string[]> {
  const own = await mkdtemp(join(tmpdir(), "faults-disk-"))
  const file = join(own, "own.csv")
  const rows = Array.from({ length: 60_000 }, (_, row) => {
    const year = 1960 + (row % 60)
    return `NGA,Own ${String(Math.floor(row / 60))},${String(year)},${String(Math.random() * 1000)},US$`
  })
  await writeFile(file, `country,indicator,period,value,unit\n${rows.join("\n")}\n`)
  const child = spawn(process.execPath, ["bin/sankore.mjs", "import", "tidy-csv", "--from", file], {
    env: { ...process.env, VAR_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LONGEST_IMPORT_MS,
  })
  let printed = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, "exit")) as [number | null]
  await rm(own, { recursive: true })
  const last = printed.trim().split("\n").at(-1) ?? ""
  console.log(`  an import: exit ${String(code)}: ${last.slice(0, 200)}`)
  const isTold = code === 0 || (printed.trim() !== "" && !/^\s+at /m.test(printed))
  return isTold ? [] : [`an import ended with ${String(code)}: ${printed.slice(0, 500)}`]
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
