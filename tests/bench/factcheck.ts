import { join } from "node:path"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import { createFactChecker, type FactChecker } from "#factcheck/create-fact-checker.ts"
import { createSearch } from "#search/create-search.ts"
import { readLabelled, scoreFactChecker, type Labelled } from "#tests/support/fact-check-score.ts"

import { quantile, round3 } from "./support/numbers.ts"

const ROUNDS = 5
const ARTICLE_WORDS = 2000

/**
 * The engine on the labelled sentences of SHARED_DIR, over the databases of BENCH_HEADLINE_URL (annual World Bank
 * figures) and BENCH_FULL_URL (every source): slots, verdicts and time a sentence. BENCH_LABELLED names other files
 * of the same make, with commas between; BENCH_QUIET prints the counts alone, for lines that nobody is to read.
 */
export async function run(): Promise<void> {
  const shared = process.env["SHARED_DIR"]
  const urls = [
    { name: "headline", url: process.env["BENCH_HEADLINE_URL"], full: false },
    { name: "all sources", url: process.env["BENCH_FULL_URL"], full: true },
  ]
  if (shared === undefined || urls.every(({ url }) => url === undefined)) {
    console.log("Skipped: it needs SHARED_DIR and BENCH_HEADLINE_URL or BENCH_FULL_URL.")
    return
  }
  const given = process.env["BENCH_LABELLED"] ?? join(shared, "eval", "factcheck-dev.jsonl")
  const labelled = given.split(",").flatMap(readLabelled)
  for (const { name, url, full } of urls) {
    if (url !== undefined) await measure(name, url, { labelled, full })
  }
}

type Task = { labelled: readonly Labelled[]; full: boolean }

async function measure(name: string, url: string, { labelled, full }: Task): Promise<void> {
  const db = await openDatabase({ url, onNotice: () => undefined })
  try {
    // A site knows the version of its data without asking for it at every reading.
    const version = await selectDataVersion(db)
    const catalog = createCatalog(db, () => Promise.resolve(version))
    const search = await createSearch({ db, catalog, now: () => new Date() })
    const checker = createFactChecker({ catalog, publicUrl: "", findByName: search.named })
    const { misses, errors, extra, ...score } = await scoreFactChecker(checker, labelled, full)
    console.log(`\n${name}: ${String(labelled.length)} labelled lines`)
    console.table({ ...score, ...(await timeOf(checker, labelled)) })
    if (process.env["BENCH_QUIET"] !== undefined) return
    for (const line of [...misses, ...extra, ...errors]) console.log(`  ${line}`)
  } finally {
    await db.close()
  }
}

async function timeOf(checker: FactChecker, labelled: readonly Labelled[]): Promise<object> {
  const texts = [...new Set(labelled.map(({ text }) => text))]
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) times.push(await millisecondsOf(() => checker.check(text)))
  }
  const article = articleOf(texts)
  await checker.check(article)
  return {
    "ms a sentence, median": round3(quantile(times, 0.5)),
    "ms a sentence, p95": round3(quantile(times, 0.95)),
    "ms an article of 2,000 words": round3(await millisecondsOf(() => checker.check(article))),
  }
}

function articleOf(texts: readonly string[]): string {
  const words: string[] = []
  for (let k = 0; words.length < ARTICLE_WORDS; k += 1)
    words.push(...(texts[k % texts.length] ?? "").split(" "))
  return words.slice(0, ARTICLE_WORDS).join(" ")
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
