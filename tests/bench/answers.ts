import { readFileSync } from "node:fs"
import { join } from "node:path"

import { createAnswerer, type Answerer } from "#answers/create-answerer.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { createSearch } from "#search/create-search.ts"
import { scoreAnswer, type LabelledQuestion, type Outcome } from "#tests/support/score-answers.ts"

import { quantile, round3 } from "./support/numbers.ts"

/** The day from which questions without one count. */
const TODAY = "2026-11-22"
const RANKINGS = [
  "Which countries have the highest GDP per capita?",
  "rank countries by inflation",
  "top 10 countries by population",
  "countries with unemployment above 10%",
  "Which country has the lowest life expectancy?",
]
const ROUNDS = 40

/**
 * Labelled questions against the database of BENCH_FULL_URL: exact, wrong and declined by kind. BENCH_QUESTIONS names
 * another file of the same form; BENCH_SHOW=all lists what is not exact, which a file that is kept back must not be
 * asked for.
 */
export async function run(): Promise<void> {
  const url = process.env["BENCH_FULL_URL"]
  const file =
    process.env["BENCH_QUESTIONS"] ??
    join(process.env["SHARED_DIR"] ?? "../shared", "eval/questions-dev.jsonl")
  if (url === undefined) {
    console.log("Skipped: it needs BENCH_FULL_URL.")
    return
  }
  const questions = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledQuestion)
  const db = await openDatabase({ url })
  try {
    const catalog = createCatalog(db)
    const search = await createSearch({ db, catalog, now: () => new Date(`${TODAY}T12:00:00Z`) })
    const answerer = createAnswerer({ catalog, findByName: search.named })
    await printScores(questions, answerer)
    await printTimes(answerer)
  } finally {
    await db.close()
  }
}

async function printScores(
  questions: readonly LabelledQuestion[],
  answerer: Answerer,
): Promise<void> {
  const table: Record<string, Record<Outcome, number>> = {}
  const isShown = process.env["BENCH_SHOW"] === "all"
  for (const question of questions) {
    const { context } = question
    const answer = await answerer.answer(question.q, {
      asOf: question.asof ?? TODAY,
      ...(context === undefined ? {} : { context }),
    })
    const outcome = scoreAnswer(question, answer)
    for (const name of [question.kind, "all"]) {
      const row = (table[name] ??= { exact: 0, wrong: 0, declined: 0 })
      row[outcome] += 1
    }
    if (isShown && outcome !== "exact")
      console.log(
        `${outcome}: ${question.q}\n  ${answer.sentence}\n  ${JSON.stringify(question.expect)}`,
      )
  }
  console.table(table)
}

/** Rankings over all countries: the first of each reads its figures from the database, the others have them. */
async function printTimes(answerer: Answerer): Promise<void> {
  const cold: number[] = []
  const warm: number[] = []
  for (const question of RANKINGS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await answerer.answer(question, { asOf: TODAY })
      ;(round === 0 ? cold : warm).push(performance.now() - start)
    }
  }
  console.table({
    "first time": { "p50 ms": round3(quantile(cold, 0.5)), "p95 ms": round3(quantile(cold, 0.95)) },
    again: { "p50 ms": round3(quantile(warm, 0.5)), "p95 ms": round3(quantile(warm, 0.95)) },
  })
}
