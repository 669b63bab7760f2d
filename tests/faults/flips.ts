import { execFileSync } from "node:child_process"
import { createHash, randomInt } from "node:crypto"
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { buildIndexData } from "#search/store/build-index-data.ts"
import { readSnapshot, writeSnapshot } from "#search/store/snapshot.ts"
import { serveSite } from "#tests/support/served-site.ts"

const TRIALS = 50
const KEY = "the data of these trials"

/** What came of a flipped byte: nothing was changed by it, it was refused, or something else was read without a word. */
type Outcome = "same" | "refused" | "wrong"

type Trials = { name: string; outcomes: Outcome[]; remarks: string[] }

/**
 * Flips one random byte in a stored file, again and again: in the search index, in the compiled code, and in the tables of
 * the embedded database. What is then read is the same as before, or it is refused; nothing else is ever read.
 */
export async function run(count = TRIALS): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "faults-flips-"))
  try {
    const home = await makeHome(folder)
    const done = [
      await flipIndex(folder, home, count),
      await flipCompiled(folder, count),
      await flipTables(folder, home, count),
    ]
    console.log("\n| what was flipped | trials | the same | refused | wrong | how it was refused |")
    console.log("| --- | ---: | ---: | ---: | ---: | --- |")
    for (const { name, outcomes, remarks } of done) console.log(describe(name, outcomes, remarks))
    return done.every(({ outcomes }) => !outcomes.includes("wrong"))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function describe(name: string, outcomes: readonly Outcome[], remarks: readonly string[]): string {
  const counted = (["same", "refused", "wrong"] as const).map((kind) =>
    String(outcomes.filter((outcome) => outcome === kind).length),
  )
  const ways = [...new Set(remarks)].slice(0, 4).join("; ")
  return `| ${[name, String(outcomes.length), ...counted, ways].join(" | ")} |`
}

/** The folder of a site with the starter data that was stopped. */
async function makeHome(folder: string): Promise<string> {
  const home = join(folder, "home")
  const site = await serveSite({ VAR_DIR: home })
  await site.stop()
  return home
}

async function flipIndex(folder: string, home: string, count: number): Promise<Trials> {
  const db = await openDatabase({ folder: join(home, "db") })
  const catalog = createCatalog(db, () => Promise.resolve(1))
  const data = await buildIndexData(
    [...(await catalog.listCoverage())],
    new Date().getUTCFullYear(),
  )
  await db.close()
  const file = join(folder, "search-index")
  await writeSnapshot(file, KEY, data)
  const bytes = await readFile(file)
  const intact = await readSnapshot(file, KEY)
  const outcomes: Outcome[] = []
  for (let trial = 0; trial < count; trial += 1) {
    // Every second time in the first tenth, which says what all the rest is.
    const at = randomInt(trial % 2 === 0 ? bytes.length : Math.ceil(bytes.length / 10))
    await writeFile(file, flip(bytes, at))
    const read = await readSnapshot(file, KEY).catch(() => undefined)
    if (read === undefined) outcomes.push("refused")
    else outcomes.push(isDeepStrictEqual(read, intact) ? "same" : "wrong")
  }
  return { name: "the stored search index", outcomes, remarks: ["it is built anew"] }
}

/** Programs that Node has compiled before: each run of one prints figures from the same code. */
async function flipCompiled(folder: string, count: number): Promise<Trials> {
  const cache = join(folder, "compile")
  const program = `const { enableCompileCache } = await import("node:module")
    enableCompileCache(process.argv[1])
    const { countText } = await import("#domain/format/count-text.ts")
    const { ordinal } = await import("#domain/format/ordinal.ts")
    const { periodLabel } = await import("#domain/time/period.ts")
    console.log([1, 1234567, 33].map(countText), [2, 33].map(ordinal), periodLabel("quarterly", 8090))`
  const runProgram = () =>
    execFileSync(process.execPath, ["--input-type=module", "-e", program, cache], {
      encoding: "utf8",
    })
  const expected = runProgram()
  const files = await listFiles(cache)
  const outcomes: Outcome[] = []
  for (let trial = 0; trial < count; trial += 1) {
    const file = files[trial % files.length]
    if (file === undefined) throw new Error("Node has compiled nothing.")
    const bytes = await readFile(file)
    await writeFile(file, flip(bytes, randomInt(bytes.length)))
    outcomes.push(runProgram() === expected ? "same" : "wrong")
  }
  return { name: "code that Node has compiled", outcomes, remarks: ["it is compiled anew"] }
}

async function flipTables(folder: string, home: string, count: number): Promise<Trials> {
  const trial = join(folder, "trial")
  const tables = join(home, "db", "base")
  const files = await listFiles(tables)
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  const intact = await readEverything(join(home, "db"))
  if (typeof intact === "string") throw new Error(`The data cannot be read: ${intact}`)
  const outcomes: Outcome[] = []
  const remarks: string[] = []
  for (let turn = 0; turn < count; turn += 1) {
    await rm(trial, { recursive: true, force: true })
    await cp(join(home, "db"), trial, { recursive: true })
    const { file, at } = choosePlace(files, sizes)
    const path = join(trial, "base", file.slice(tables.length + 1))
    await writeFile(path, flip(await readFile(path), at))
    const read = await readEverything(trial)
    outcomes.push(compare(read, intact, remarks))
  }
  return { name: "tables of the embedded database", outcomes, remarks }
}

/** A random byte of all of them. */
function choosePlace(files: readonly string[], sizes: readonly number[]) {
  let at = randomInt(sizes.reduce((sum, size) => sum + size, 0))
  for (const [index, file] of files.entries()) {
    const size = sizes[index] ?? 0
    if (at < size) return { file, at }
    at -= size
  }
  throw new RangeError("There is nothing to flip.")
}

type Read = ReadonlyMap<string, string>

/** What pages show of every indicator, each part by its digest or as refused; a sentence when the database does not open. */
async function readEverything(folder: string): Promise<Read | string> {
  let db: Database
  try {
    db = await openDatabase({ folder })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const read = new Map<string, string>()
  const note = async (name: string, ask: () => Promise<unknown>) => {
    const text = await ask().then(
      (answer) => createHash("sha256").update(JSON.stringify(answer)).digest("hex"),
      (error: unknown) => `refused: ${readRefusal(error)}`,
    )
    read.set(name, text)
  }
  const catalog = createCatalog(db, () => Promise.resolve(1))
  await note("coverage", () => catalog.listCoverage())
  await note("counts", () => catalog.counts())
  const listed = await catalog.listIndicators({ limit: 250, offset: 0 }).catch(() => undefined)
  for (const { indicator } of listed?.indicators ?? []) {
    await note(`series ${indicator.id}`, () => catalog.listSeries(indicator))
    await note(`values ${indicator.id}`, () => catalog.listCountryValues(indicator))
  }
  await db.close().catch(() => undefined)
  return read
}

function readRefusal(error: unknown): string {
  const {
    code = "",
    message = "",
    cause,
  } = error as { code?: string; message?: string; cause?: Error }
  return `${code}: ${(cause?.message ?? message).replaceAll(/\d+/g, "…")}`
}

function compare(read: Read | string, intact: Read, remarks: string[]): Outcome {
  if (typeof read === "string") {
    remarks.push(read.replaceAll(/\d+/g, "…").slice(0, 160))
    return "refused"
  }
  let isRefused = read.size < intact.size
  for (const [name, text] of read) {
    if (text === intact.get(name)) continue
    if (!text.startsWith("refused: ")) {
      console.log(`FAULT: ${name} is another one`)
      return "wrong"
    }
    remarks.push(text.slice("refused: ".length, 160))
    isRefused = true
  }
  return isRefused ? "refused" : "same"
}

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
  return changed
}

async function listFiles(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}
