import type { Rule } from "../messages/rule-texts.ts"
import type { Verdict } from "./verdict.ts"

/** A verdict that no figure backs: its status, what it says and why, and nothing else. */
export function makeEmptyVerdict(status: Verdict["status"], message: string, rule: Rule): Verdict {
  return {
    status,
    message,
    rule,
    series: null,
    actual: null,
    actualUnit: "figure",
    period: null,
    alternatives: [],
    marks: [],
    correction: null,
    chart: null,
  }
}
