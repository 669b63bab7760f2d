import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"

import type { GeneratedStatement } from "../generate-claims.ts"

export type Outcome = "correct" | "incorrect" | "other" | "not found"

/** What the engine says of a statement as a whole. */
export function outcomeFor(
  { judged }: GeneratedStatement,
  claims: readonly CheckedClaim[],
): Outcome {
  const counted = judged ? claims.filter(({ claim }) => judged.includes(claim.kind)) : claims
  const statuses = counted.map(({ status }) => status)
  if (statuses.includes("incorrect")) return "incorrect"
  if (statuses.includes("correct")) return "correct"
  return statuses.length === 0 ? "not found" : "other"
}

/** Whether the outcome is one that must never be: decided, and decided wrongly. */
export function isWrong({ truth }: GeneratedStatement, outcome: Outcome): boolean {
  if (truth === "open") return outcome === "correct" || outcome === "incorrect"
  return truth === "true" ? outcome === "incorrect" : outcome === "correct"
}

export type Checked = { statement: GeneratedStatement; outcome: Outcome; claims: CheckedClaim[] }

export async function checkStatements(
  checker: FactChecker,
  statements: readonly GeneratedStatement[],
): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const statement of statements) {
    const claims = await checker.check(statement.text, { asOf: statement.asOf })
    checked.push({ statement, claims, outcome: outcomeFor(statement, claims) })
  }
  return checked
}

/** Counts by kind and truth: decided rightly, decided wrongly, left open, not found. */
export function countByKind(checked: readonly Checked[]): Record<string, Record<string, number>> {
  const groups = Map.groupBy(checked, ({ statement }) => keyFor(statement))
  const rows = [...groups].map(([key, some]) => [key, countOutcomes(some)] as const)
  return Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b, "en")))
}

function keyFor({ group, kind, truth }: GeneratedStatement): string {
  return `${group} ${kind} ${truth}`
}

export function countOutcomes(checked: readonly Checked[]): Record<string, number> {
  const count = (outcome: Outcome): number =>
    checked.filter((each) => each.outcome === outcome).length
  return {
    all: checked.length,
    correct: count("correct"),
    incorrect: count("incorrect"),
    other: count("other"),
    "not found": count("not found"),
    wrong: checked.filter(({ statement, outcome }) => isWrong(statement, outcome)).length,
  }
}
