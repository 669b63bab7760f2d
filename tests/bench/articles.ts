import { join } from "node:path"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { createSearch } from "#search/create-search.ts"
import { readArticles, scoreArticle } from "#tests/support/article-score.ts"

/**
 * Whole articles against the database of BENCH_FULL_URL: false alarms on true ones, errors found in those with errors.
 * BENCH_ARTICLES names other files than that of SHARED_DIR, with commas between; BENCH_QUIET prints the counts alone.
 */
export async function run(): Promise<void> {
  const shared = process.env["SHARED_DIR"]
  const url = process.env["BENCH_FULL_URL"]
  if (shared === undefined || url === undefined) {
    console.log("Skipped: it needs SHARED_DIR and BENCH_FULL_URL.")
    return
  }
  const files = process.env["BENCH_ARTICLES"] ?? join(shared, "eval", "articles-dev.jsonl")
  const db = await openDatabase({ url, onNotice: () => undefined })
  try {
    const catalog = createCatalog(db)
    const search = await createSearch({ db, catalog, now: () => new Date() })
    const checker = createFactChecker({ catalog, publicUrl: "", findByName: search.named })
    const scores: Record<string, object> = {}
    for (const article of files.split(",").flatMap(readArticles)) {
      const { lines, ...score } = await scoreArticle(checker, article)
      scores[article.id] = score
      if (process.env["BENCH_QUIET"] === undefined)
        console.log([`\n${article.id}`, ...lines].join("\n  "))
    }
    console.table(scores)
  } finally {
    await db.close()
  }
}
