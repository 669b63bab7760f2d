import { randomBytes, randomInt } from "node:crypto"
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { openDatabase } from "#db/engine/connect.ts"
import { readUpTo, startChild } from "#tests/support/child-process.ts"
import { reportFaults } from "./support/report-faults.ts"

const TRIALS = 60
/** So few that no checkpoint comes between: all of them are in the log alone. */
const ROWS = 39
const TAIL = 32 * 1024
const STRETCH = 512
const LOG_FILE = /^[0-9A-F]{24}$/

type Place = { file: string; bytes: Buffer; at: number; end: number }
type Kind = { name: string; change: (place: Place) => Buffer }

const KINDS: readonly Kind[] = [
  {
    name: "a flipped bit",
    change: ({ bytes, at }) => bytes.fill((bytes[at] ?? 0) ^ (1 << randomInt(8)), at, at + 1),
  },
  {
    name: "512 bytes of something else",
    change: ({ bytes, at }) => bytes.fill(randomBytes(STRETCH), at, at + STRETCH),
  },
  { name: "512 zeros", change: ({ bytes, at }) => bytes.fill(0, at, at + STRETCH) },
  { name: "zeros to its end", change: ({ bytes, at, end }) => bytes.fill(0, at, end) },
  { name: "the file cut off", change: ({ bytes, at }) => bytes.subarray(0, at) },
]

/**
 * Damages the last pages of the embedded database's log after its process was ended at once, and opens it as the next
 * start does: what was acknowledged is there, or it is said what is lost.
 */
export async function run(trials = TRIALS): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "faults-log-"))
  try {
    const ended = join(folder, "ended")
    await (await openDatabase({ folder: ended })).close()
    const writer = startChild("traced-writer.ts", ended, String(ROWS), "marked")
    const said = await readUpTo(writer, undefined)
    const acknowledged = Number(said.at(-1))
    console.log(`${String(acknowledged)} rows were acknowledged, then the process ended.`)
    const faults = acknowledged < ROWS ? ["too few rows were written"] : []
    console.log("| what was done to the log | trials | all rows there | told | refused | silent |")
    console.log("| --- | ---: | ---: | ---: | ---: | ---: |")
    for (const kind of KINDS) {
      const turns = Math.ceil(trials / KINDS.length)
      faults.push(...(await tryKind(kind, { folder, ended, turns })))
    }
    return reportFaults(faults)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function tryKind(
  { name, change }: Kind,
  { folder, ended, turns }: { folder: string; ended: string; turns: number },
): Promise<string[]> {
  const counts = { whole: 0, told: 0, refused: 0, silent: 0 }
  const sentences = new Set<string>()
  const faults: string[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const copy = join(folder, "copy")
    await cp(ended, copy, { recursive: true })
    await cp(`${ended}.log-mark`, `${copy}.log-mark`)
    const place = await choosePlace(join(copy, "pg_wal"))
    await writeFile(place.file, change(place))
    const { held, notices } = await open(copy)
    await rm(copy, { recursive: true })
    await rm(`${copy}.damaged-log`, { recursive: true, force: true })
    const told = notices.find((sentence) => sentence.includes("log"))
    sentences.add((typeof held === "string" ? held : (told ?? "")).slice(0, 400))
    if (typeof held === "string") counts.refused += 1
    else if (told !== undefined) counts.told += 1
    else if (held === ROWS) counts.whole += 1
    else {
      counts.silent += 1
      faults.push(
        `${name}, ${String(place.end - place.at)} bytes before the end: ${String(held)} of ${String(ROWS)} rows are left, and nothing was said`,
      )
    }
  }
  const { whole, told, refused, silent } = counts
  console.log(`| ${[name, turns, whole, told, refused, silent].join(" | ")} |`)
  for (const sentence of [...sentences].filter((text) => text !== "").slice(0, 3)) {
    console.log(`  ${sentence}`)
  }
  return faults
}

/** A byte of the last pages that were written to the log. */
async function choosePlace(folder: string): Promise<Place> {
  const names = (await readdir(folder)).filter((name) => LOG_FILE.test(name)).sort()
  for (const name of names.reverse()) {
    const file = join(folder, name)
    const bytes = await readFile(file)
    const end = bytes.findLastIndex((byte) => byte !== 0) + 1
    if (end > 0) return { file, bytes, end, at: Math.max(0, end - 1 - randomInt(TAIL)) }
  }
  throw new Error("The log is empty.")
}

/** How many rows are left from the first on, and what was said; a sentence when the database does not open. */
async function open(folder: string): Promise<{ held: number | string; notices: string[] }> {
  const notices: string[] = []
  try {
    const db = await openDatabase({ folder, onNotice: (sentence) => notices.push(sentence) })
    const rows = await db.query<{ id: number; size: number }>(
      "select id, length(text) as size from written order by id",
    )
    await db.close()
    const isWhole = rows.every(({ id, size }, index) => id === index + 1 && size === 2000)
    return { held: isWhole ? rows.length : "rows are missing between others", notices }
  } catch (error) {
    return { held: error instanceof Error ? error.message : String(error), notices }
  }
}
