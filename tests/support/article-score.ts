import { readFileSync } from "node:fs"

import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"

type Span = { start: number; end: number }

/** A whole article whose figures are all true, and the same with errors put in. */
export type Article = {
  id: string
  asof: string
  text: string
  seeded_text: string
  /** Each error: the altered characters, and where the true ones stand in `text`. */
  seeds: readonly {
    find_text: string
    kind: string
    was: string
    start: number
    end: number
    true_start: number
    true_end: number
  }[]
  /** Passages of `text` that are wrong after all. */
  exceptions: readonly Span[]
  /** The figures in the order of the text; offsets where the file has them. */
  figures: readonly { text: string; start?: number; from: readonly unknown[] }[]
}

/** What the checker makes of an article; `lines` says it finding by finding. */
export type ArticleScore = {
  findings: number
  falseAlarms: number
  valueCount: number
  figuresTouched: number
  seeds: number
  caught: number
  caughtByChance: number
  blessed: number
  lines: string[]
}

/** Reads articles, one JSON object a line. */
export function readArticles(file: string): Article[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Article)
}

/** Checks the true text and the one with errors, and counts false alarms and what was caught. */
export async function scoreArticle(checker: FactChecker, article: Article): Promise<ArticleScore> {
  const asOf = { asOf: article.asof }
  const found = await checker.check(article.text, asOf)
  const seeded = await checker.check(article.seeded_text, asOf)
  const alarms = found.filter(
    (claim) =>
      claim.status === "incorrect" && !article.exceptions.some((one) => overlaps(one, claim)),
  )
  const figures = figureSpans(article)
  const touched = figures.filter((figure) => found.some((claim) => overlaps(figure, claim)))
  const seeds = article.seeds.map((seed) => ({
    seed,
    status: worst(seeded.filter((claim) => overlaps(seed, claim))),
    byChance: alarms.some((claim) =>
      overlaps({ start: seed.true_start, end: seed.true_end }, claim),
    ),
  }))
  const caught = seeds.filter(({ status }) => status === "incorrect")
  return {
    findings: found.length,
    falseAlarms: alarms.length,
    valueCount: figures.length,
    figuresTouched: touched.length,
    seeds: seeds.length,
    caught: caught.length,
    caughtByChance: caught.filter(({ byChance }) => byChance).length,
    blessed: seeds.filter(({ status }) => status === "correct").length,
    lines: [
      ...found.map((claim) => `${claim.status}: ${brief(claim)}`),
      ...figures
        .filter((figure) => !touched.includes(figure))
        .map(
          ({ start, end }) => `not found: ${article.text.slice(Math.max(0, start - 60), end + 20)}`,
        ),
      ...seeds.map(({ seed, status }) => `seed ${status}: ${seed.find_text} (was ${seed.was})`),
    ],
  }
}

/** The status that counts for a place with several findings: a false one found is found. */
function worst(claims: readonly CheckedClaim[]): string {
  const statuses = claims.map(({ status }) => status)
  return (
    ["incorrect", "correct"].find((status) => statuses.some((one) => one === status)) ??
    statuses[0] ??
    "not found"
  )
}

/** Where each figure stands: as the file says, else the next place with its words. */
function figureSpans({ text, figures }: Article): Span[] {
  let from = 0
  return figures.flatMap((figure) => {
    if (figure.from.length === 0) return []
    const start = figure.start ?? text.indexOf(figure.text, from)
    if (start === -1) return []
    from = start + figure.text.length
    return [{ start, end: from }]
  })
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}

function brief({ originalText, statement, message, evidence, claim }: CheckedClaim): string {
  const slots = [claim.country, claim.indicatorCode, claim.period, claim.statedValue].join(" ")
  return `"${originalText}" [${slots}; ${evidence.rule}] ${statement} -- ${message}`
}
