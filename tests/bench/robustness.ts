import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import { createFactChecker, type FactChecker } from "#factcheck/create-fact-checker.ts"

import { quantile, round3 } from "./support/numbers.ts"
import { listPicked, listSound, type WrittenClaim } from "./support/written-claims.ts"

const EACH = 50
const ROUNDS = 8
const MAX_TIMED = 40

/**
 * How many of 200 statements that are right only by the choice of a start year, a base, a publisher or a total are marked
 * so, and how many of 200 sound ones. Both are written from the figures of BENCH_FULL_URL by SQL that shares nothing with
 * the checker. BENCH_QUIET leaves out the lines that went wrong.
 */
export async function run(): Promise<void> {
  const url = process.env["BENCH_FULL_URL"]
  if (url === undefined) {
    console.log("Skipped: it needs BENCH_FULL_URL.")
    return
  }
  const db = await openDatabase({ url, onNotice: () => undefined })
  try {
    const checker = createFactChecker({ catalog: createCatalog(db), publicUrl: "" })
    await report("picked", await listPicked(db, { names: nameCountries(), each: EACH }), checker)
    await report("sound", await listSound(db, { names: nameCountries(), each: EACH }), checker)
    await timeGrid(db, checker)
  } finally {
    await db.close()
  }
}

/** Plain names only: what is measured is not how well names are read. */
function nameCountries(): ReadonlyMap<string, string> {
  const plain = COUNTRIES.filter(({ name }) => /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name))
  return new Map(plain.map(({ code, name }) => [code, name]))
}

async function report(
  name: string,
  written: readonly WrittenClaim[],
  checker: FactChecker,
): Promise<void> {
  const rows = new Map<string, { written: number; correct: number; marked: number }>()
  const odd: string[] = []
  for (const { kind, text } of written) {
    const claims = await checker.check(text)
    const row = rows.get(kind) ?? { written: 0, correct: 0, marked: 0 }
    const correct = claims.find(({ status }) => status === "correct")
    const isMarked = correct?.robustness?.isFirm === false
    row.written += 1
    if (correct) row.correct += 1
    if (isMarked) row.marked += 1
    rows.set(kind, row)
    if (!correct || isMarked !== (name === "picked")) odd.push(describe(kind, text, claims))
  }
  const total = { written: 0, correct: 0, marked: 0 }
  for (const row of rows.values()) {
    total.written += row.written
    total.correct += row.correct
    total.marked += row.marked
  }
  console.log(
    `\n${name}: ${String(total.marked)} of ${String(total.correct)} correct ones are marked (${String(Math.round((1000 * total.marked) / total.correct) / 10)}%); ${String(total.written)} were written`,
  )
  console.table(Object.fromEntries(rows))
  if (process.env["BENCH_QUIET"] === undefined) for (const line of odd) console.log(`  ${line}`)
}

function describe(kind: string, text: string, claims: readonly CheckedClaim[]): string {
  const [claim] = claims
  const grid = claim?.robustness
  const held = grid ? `${String(grid.holds)} of ${String(grid.of)}: ${grid.sentence}` : "no grid"
  return `${kind}: ${text} -> ${claim?.status ?? "nothing"}, ${held}${claim && claim.status !== "correct" ? ` ${claim.message}` : ""}`
}

/** What the grid adds to a check whose figures are in memory: the same statements with and without one. */
async function timeGrid(db: Database, checker: FactChecker): Promise<void> {
  const written = await listPicked(db, { names: nameCountries(), each: 25 })
  const times: number[] = []
  const levels: number[] = []
  // Time of the processor, the least of several: what else the machine does is not the grid's.
  const timed = async (text: string, list: number[]) => {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = process.cpuUsage()
      await checker.check(text)
      const { user, system } = process.cpuUsage(begin)
      rounds.push((user + system) / 1000)
    }
    list.push(Math.min(...rounds))
  }
  for (const { text, level } of written.slice(0, MAX_TIMED)) {
    await timed(text, times)
    await timed(level, levels)
  }
  console.table({
    "with a grid": { median: round3(quantile(times, 0.5)), p95: round3(quantile(times, 0.95)) },
    "without one": { median: round3(quantile(levels, 0.5)), p95: round3(quantile(levels, 0.95)) },
  })
}
