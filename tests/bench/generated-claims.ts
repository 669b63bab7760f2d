import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { createSearch } from "#search/create-search.ts"

import { generateClaims } from "../golden/generate-claims.ts"
import {
  checkStatements,
  countByKind,
  countOutcomes,
  isWrong,
  type Checked,
} from "../golden/generated/generated-score.ts"
import { readTopics } from "../golden/generated/held-figures.ts"
import { TIMELY, TOPICS } from "../golden/generated/topics.data.ts"

const COUNT = 5000
const SEED = 16

/**
 * Generated statements over the database of BENCH_FULL_URL, half of each set of frames. BENCH_COUNT is how many there
 * are, BENCH_SEED draws others. The wrong verdicts of the first set are printed with one example of each statement left
 * undecided by kind, unless BENCH_QUIET is set; of the second set there are only counts, so that mending with the first
 * is measured on it.
 */
export async function run(): Promise<void> {
  const url = process.env["BENCH_FULL_URL"]
  if (url === undefined) {
    console.log("Skipped: it needs BENCH_FULL_URL.")
    return
  }
  const count = Number(process.env["BENCH_COUNT"] ?? COUNT) / 2
  const seed = Number(process.env["BENCH_SEED"] ?? SEED)
  const db = await openDatabase({ url, onNotice: () => undefined })
  try {
    const catalog = createCatalog(db)
    const search = await createSearch({ db, catalog, now: () => new Date() })
    const checker = createFactChecker({ catalog, publicUrl: "", findByName: search.named })
    const topics = await readTopics(catalog, [...TOPICS, ...TIMELY])
    for (const set of [0, 1] as const) {
      const statements = generateClaims(topics, { seed, count, set })
      const checked = await checkStatements(checker, statements)
      print(`Set ${String(set + 1)}`, checked, set === 0)
    }
  } finally {
    await db.close()
  }
}

function print(title: string, checked: readonly Checked[], isOpen: boolean): void {
  const byTruth = Map.groupBy(checked, ({ statement }) => statement.truth)
  console.log(`\n${title}: ${String(checked.length)} statements`)
  console.table(
    Object.fromEntries([...byTruth].map(([truth, some]) => [truth, countOutcomes(some)])),
  )
  console.table(countByKind(checked))
  if (!isOpen || process.env["BENCH_QUIET"] !== undefined) return
  for (const { statement, claims, outcome } of checked) {
    if (!isWrong(statement, outcome)) continue
    console.log(`${statement.group} ${statement.kind} ${statement.truth}: ${statement.text}`)
    for (const { claim, status, message } of claims)
      console.log(`    ${status} ${claim.kind} ${claim.period ?? "-"}: ${message}`)
  }
}
