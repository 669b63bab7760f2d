import type { Computed, Evidence } from "../compute/computed.ts"
import { readStated } from "../compute/read-figure.ts"
import type { FactData } from "../evidence/fact-data.ts"
import { realDisagrees } from "../evidence/price-bases.ts"
import type { Messages } from "../messages/messages.ts"
import { withNote } from "../messages/rule-texts.ts"
import { asAlternative, listAlternatives } from "./alternatives.ts"
import { buildChart } from "./build-chart.ts"
import { differWidely } from "./differ-widely.ts"
import { findOtherInterpretation } from "./find-other-interpretation.ts"
import { fitsEarlier } from "./fits-earlier.ts"
import { fitsRecentYear } from "./fits-recent-year.ts"
import { listOthers } from "./list-others.ts"
import { isSlipOfDigits } from "./slip-of-digits.ts"
import type { Verdict } from "./verdict.ts"
import { findWeakness } from "./weak-grounds.ts"

type Known = Exclude<Computed, { state: "no-data" }>

/** A claim that was computed from a published figure, with all that may speak for or against it. */
type Decision = {
  evidence: Evidence
  computed: Extract<Computed, { state: "decided" }>
  /** The same claim with the figures of other publishers. */
  others: readonly Evidence[]
  /** What every verdict on it holds, whatever its status. */
  base: Omit<Verdict, "status" | "message">
}

type Tools = { data: FactData; messages: Messages }

/**
 * Compares a claim with the published figure. It is correct where that or a near relative of it agrees,
 * unverified where the figure or the words leave room for doubt, and only then incorrect.
 */
export async function decideVerdict(
  evidence: Evidence,
  computed: Known,
  { data, messages }: Tools,
): Promise<Verdict> {
  const others = await listOthers(evidence, data)
  const base = {
    ...describeFigure(evidence, computed),
    alternatives: listAlternatives(evidence, computed, others),
    correction: null,
  }
  if (evidence.claim.place?.kind === "ambiguous")
    return {
      ...base,
      status: "unverified",
      message: messages.ambiguous(evidence, computed),
      rule: { id: "several-places" },
    }
  if (computed.state === "undecided")
    return { ...base, status: "unverified", message: messages.undecided(evidence, computed) }
  const decision = { evidence, computed, others, base }
  return (
    (await findConflict(decision, { data, messages })) ??
    confirm(decision, messages) ??
    (await confirmByEarlierVintage(decision, { data, messages })) ??
    confirmByRecentYear(decision, messages) ??
    (await leaveToOtherInterpretation(decision, { data, messages })) ??
    leaveToWeakGrounds(decision, messages) ??
    contradict(decision, messages)
  )
}

/** The published figure that decides, and the chart that shows it. */
function describeFigure(
  evidence: Evidence,
  { actual, actualUnit, period, rule, marks }: Known,
): Pick<Verdict, "series" | "actual" | "actualUnit" | "period" | "rule" | "marks" | "chart"> {
  return {
    series: evidence.series,
    actual,
    actualUnit,
    period,
    rule,
    marks,
    chart: buildChart(evidence, marks, period),
  }
}

async function findConflict(
  { evidence, computed, base }: Decision,
  { data, messages }: Tools,
): Promise<Verdict | undefined> {
  const real = await realDisagrees(evidence, computed, data)
  if (!real) return undefined
  return {
    ...base,
    status: "unverified",
    message: messages.conflict(evidence, computed, real),
    rule: { id: "measures-disagree" },
  }
}

function confirm({ evidence, computed, base }: Decision, messages: Messages): Verdict | undefined {
  if (!computed.holds) return undefined
  const message = messages.correct(evidence, computed)
  return { ...base, status: "correct", message, held: evidence }
}

async function confirmByEarlierVintage(
  { evidence, computed, base }: Decision,
  { data, messages }: Tools,
): Promise<Verdict | undefined> {
  const earlier = await fitsEarlier(evidence, data)
  if (!earlier) return undefined
  return {
    ...base,
    status: "correct",
    message: messages.revised(evidence, computed, earlier),
    rule: { id: "earlier-vintage" },
  }
}

function confirmByRecentYear(
  { evidence, base }: Decision,
  messages: Messages,
): Verdict | undefined {
  const recent = fitsRecentYear(evidence)
  if (!recent) return undefined
  return {
    ...base,
    ...describeFigure(recent.evidence, recent.computed),
    status: "correct",
    message: messages.recent(recent.evidence, recent.computed),
    rule: withNote(recent.computed.rule, "the newest figure when the text was written"),
  }
}

async function leaveToOtherInterpretation(
  { evidence, computed, others, base }: Decision,
  { data, messages }: Tools,
): Promise<Verdict | undefined> {
  const interpretation = await findOtherInterpretation({ evidence, computed, others }, data)
  if (!interpretation) return undefined
  return {
    ...base,
    status: "unverified",
    message: messages.otherInterpretation(evidence, computed, interpretation),
    rule: { id: "other-interpretation" },
    alternatives: [
      ...base.alternatives.filter(({ seriesId }) => seriesId !== interpretation.series.id),
      asAlternative(interpretation),
    ],
  }
}

function leaveToWeakGrounds(
  { evidence, computed, others, base }: Decision,
  messages: Messages,
): Verdict | undefined {
  const weakness = findWeakness(evidence, computed) ?? differWidely(evidence, others)
  if (!weakness || isSlip(evidence, computed)) return undefined
  return {
    ...base,
    status: "unverified",
    message: messages.weak(evidence, computed, weakness),
    rule: { id: weakness.ruleId },
  }
}

/** Whether the author had the very figure that is held, weak as its grounds are, but for a slip. */
function isSlip(evidence: Evidence, { actual, actualUnit }: Decision["computed"]): boolean {
  const stated = readStated(evidence)
  return actualUnit === "figure" && isSlipOfDigits(evidence.claim, { actual, stated })
}

function contradict({ evidence, computed, base }: Decision, messages: Messages): Verdict {
  return {
    ...base,
    status: "incorrect",
    message: messages.incorrect(evidence, computed),
    correction: messages.correction(evidence, computed),
  }
}
