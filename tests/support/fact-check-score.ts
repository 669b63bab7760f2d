import { readFileSync } from "node:fs"

import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"

/** A labelled line of the development set: one expected claim, or one sentence without any. */
export type Labelled = {
  id: string
  sentence_id: string
  text: string
  context: string | null
  asof: string | null
  kind: string
  extract: "required" | "optional" | "forbidden"
  country: string | null
  country2: string | null
  wdi_code: string | null
  period: string | null
  claimed_value: number | string | null
  expected: string | null
  /** With annual figures only: what holds where months are held too. Else a list of further right verdicts. */
  expected_alt: { expected: string } | readonly string[] | null
}

/** What a comparison of findings and labels came to. */
export type Score = {
  precision: number
  recall: number
  f1: number
  matched: number
  statusMatched: number
  statusEndToEnd: number
  correctCalledIncorrect: string
  incorrectCalledCorrect: string
  abstention: number
  falseFindings: string
  misses: string[]
  errors: string[]
  extra: string[]
}

/** Reads labelled lines from the file where they are. */
export function readLabelled(file: string): Labelled[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled)
}

/** Runs the engine over each labelled sentence and counts; `full` holds it against the labels for all sources. */
export async function scoreFactChecker(
  checker: FactChecker,
  labelled: readonly Labelled[],
  full: boolean,
): Promise<Score> {
  const tally = createTally()
  for (const gold of bySentence(labelled).values()) {
    const [first] = gold
    if (!first) continue
    const context = first.context === null ? "" : `${first.context} `
    const query = context + first.text
    const claims = await checker.check(query, first.asof === null ? {} : { asOf: first.asof })
    tally.add(
      gold,
      claims.filter(({ end }) => end > context.length),
      full,
    )
  }
  return tally.score()
}

function bySentence(labelled: readonly Labelled[]): Map<string, Labelled[]> {
  const sentences = new Map<string, Labelled[]>()
  for (const line of labelled)
    sentences.set(line.sentence_id, [...(sentences.get(line.sentence_id) ?? []), line])
  return sentences
}

function createTally() {
  const n = {
    found: 0,
    extra: 0,
    required: 0,
    matched: 0,
    rated: 0,
    ratedMatched: 0,
    right: 0,
    correct: 0,
    wronged: 0,
    incorrect: 0,
    missed: 0,
    due: 0,
    abstained: 0,
    free: 0,
    freeFound: 0,
  }
  const misses: string[] = []
  const errors: string[] = []
  const extra: string[] = []
  return {
    add(gold: readonly Labelled[], claims: readonly CheckedClaim[], full: boolean): void {
      if (gold[0]?.extract === "forbidden") {
        n.free += 1
        n.freeFound += claims.length > 0 ? 1 : 0
        n.extra += claims.length
        for (const claim of claims) extra.push(`free: ${gold[0].text} -> ${brief(claim)}`)
        return
      }
      const left = [...claims]
      for (const line of gold) {
        const at = left.findIndex((claim) => matches(line, claim))
        const claim = at === -1 ? undefined : left.splice(at, 1)[0]
        const expected = expectedOf(line, full)
        if (line.extract === "required") {
          n.required += 1
          if (claim) n.matched += 1
          else
            misses.push(
              `${line.kind}: ${line.text} [${[line.country, line.country2, line.wdi_code, line.period, line.claimed_value].join(" ")}]`,
            )
        }
        rate(line, claim, expected)
      }
      // What is found beside an optional line is no error.
      const spare = gold.some(({ extract }) => extract === "optional") ? [] : left
      n.extra += spare.length
      for (const claim of spare) extra.push(`${gold[0]?.text ?? ""} -> ${brief(claim)}`)
    },
    score(): Score {
      const precision = n.matched / (n.matched + n.extra)
      const recall = n.matched / n.required
      return {
        precision,
        recall,
        f1: (2 * precision * recall) / (precision + recall),
        matched: n.matched,
        statusMatched: n.right / n.ratedMatched,
        statusEndToEnd: n.right / n.rated,
        correctCalledIncorrect: `${String(n.wronged)} of ${String(n.correct)}`,
        incorrectCalledCorrect: `${String(n.missed)} of ${String(n.incorrect)}`,
        abstention: n.abstained / n.due,
        falseFindings: `${String(n.freeFound)} of ${String(n.free)}`,
        misses,
        errors,
        extra,
      }
    },
  }
  function rate(line: Labelled, claim: CheckedClaim | undefined, expected: string | null): void {
    if (expected === null) return
    n.rated += 1
    if (expected === "correct") n.correct += 1
    else if (expected === "incorrect") n.incorrect += 1
    else n.due += 1
    const isDue = expected !== "correct" && expected !== "incorrect"
    if (isDue && !isDecided(claim)) n.abstained += 1
    if (!claim) return
    n.ratedMatched += 1
    if (claim.status === expected || isAlsoRight(line, claim.status)) {
      n.right += 1
      return
    }
    errors.push(
      `${line.kind}: ${line.text} expected ${expected}, got ${claim.status}: ${claim.message}`,
    )
    if (expected === "correct" && claim.status === "incorrect") n.wronged += 1
    if (expected === "incorrect" && claim.status === "correct") n.missed += 1
  }
}

function isDecided(claim: CheckedClaim | undefined): boolean {
  return claim?.status === "correct" || claim?.status === "incorrect"
}

function expectedOf({ expected, expected_alt: alt }: Labelled, full: boolean): string | null {
  return full && alt !== null && "expected" in alt ? alt.expected : expected
}

function isAlsoRight({ expected_alt: alt }: Labelled, status: string): boolean {
  return alt !== null && !("expected" in alt) && alt.includes(status)
}

function matches(line: Labelled, { claim }: CheckedClaim): boolean {
  return (
    claim.country === line.country &&
    (line.country2 === null || claim.country2 === line.country2) &&
    (line.wdi_code === null || claim.indicatorCode === line.wdi_code) &&
    samePeriod(line.period, claim.period) &&
    sameValue(line, claim)
  )
}

/** A change within a year may be told as the year or as its two ends. */
function samePeriod(expected: string | null, found: string | null): boolean {
  if (expected === found || expected === null) return true
  const lastOf = (period: string | null): string => period?.split("..").at(-1) ?? ""
  const lengthOf = (period: string | null): number => {
    const [from, to] = (period ?? "").split("..")
    return Number(to ?? from) - Number(from)
  }
  return lastOf(expected) === lastOf(found) && lengthOf(expected) <= 1 && lengthOf(found) <= 1
}

function sameValue(
  { claimed_value: value }: Labelled,
  { statedValue, statedUpper }: CheckedClaim["claim"],
): boolean {
  if (value === null) return true
  if (typeof value === "string") return value === `${String(statedValue)}..${String(statedUpper)}`
  return statedValue !== null && Math.abs(statedValue - value) <= Math.abs(value) * 0.005
}

function brief({ claim, status }: CheckedClaim): string {
  return [
    claim.kind,
    claim.country,
    claim.country2,
    claim.indicatorCode,
    claim.period,
    claim.statedValue,
    status,
  ].join(" ")
}
