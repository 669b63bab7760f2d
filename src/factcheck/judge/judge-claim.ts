import type { Measure } from "../grammar/measure.ts"
import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import type { Messages } from "../messages/messages.ts"
import { withNote } from "../messages/rule-texts.ts"
import { withoutAdvice } from "../messages/without-advice.ts"
import { buildChart } from "./build-chart.ts"
import { compute } from "../compute/compute.ts"
import type { Computed, Evidence, RateBasis } from "../compute/computed.ts"
import { getCoverage, type FactData } from "../evidence/fact-data.ts"
import { findEvidence } from "../evidence/find-evidence.ts"
import { lacksBasis } from "../evidence/rates-within-years.ts"
import { decideVerdict } from "./decide-verdict.ts"
import { listOthers } from "./list-others.ts"
import { makeEmptyVerdict } from "./make-empty-verdict.ts"
import type { Verdict } from "./verdict.ts"

export type Judging = {
  data: FactData
  messages: Messages
  measureOf(claim: ClaimSlots): Promise<Measure | undefined>
}

/** Judges one claim. Missing slots, figures that are not held and ambiguity are looked for first, then figures are compared. */
export async function judgeClaim(claim: ClaimSlots, judging: Judging): Promise<Verdict> {
  const { messages, data } = judging
  const measure = await judging.measureOf(claim)
  if (claim.place?.kind === "sub-national")
    return makeEmptyVerdict("unavailable", messages.subNational(claim), { id: "national-figures" })
  const missing = missingSlots(claim, measure)
  if (missing.length > 0)
    return makeEmptyVerdict("incomplete", messages.incomplete(claim, missing), {
      id: "slots-missing",
      names: missing.join(", "),
    })
  if (!measure || claim.place === null || claim.period === null)
    return makeEmptyVerdict("unavailable", messages.noSeries(claim, measure), {
      id: "nothing-to-look-up",
    })
  if (claim.forecast && claim.periodGap === "none") {
    return makeEmptyVerdict("unavailable", messages.forecast(claim), { id: "forecast" })
  }
  const evidence = await findEvidence(claim, measure, data)
  if (!evidence && lacksBasis(claim, measure)) {
    const onYear: ClaimSlots = { ...claim, qualifiers: [...claim.qualifiers, "on-year"] }
    const verdict = await judgeClaim(onYear, judging)
    return verdict.status === "unavailable" ? verdict : onUnsaidBasis(verdict)
  }
  if (!evidence)
    return makeEmptyVerdict("unavailable", messages.noSeries(claim, measure), { id: "no-series" })
  if (claim.periodGap === "part" || claim.periodGap === "fiscal")
    return helped(evidence, messages, claim.periodGap)
  const computed = compute(evidence)
  if (computed.state === "no-data") return await fromOthers(evidence, computed, judging)
  return onBasis(evidence, await decideVerdict(evidence, computed, judging))
}

/** Adds to the verdict what a rate within a year was counted on, where the text leaves that open or it is unusual. */
function onBasis({ basis }: Evidence, verdict: Verdict): Verdict {
  if (basis === undefined) return verdict
  const words = BASIS_WORDS[basis]
  const counted =
    basis === "on-month" ? "It is counted" : "The text does not say on what; it is counted"
  return {
    ...verdict,
    message: `${verdict.message} ${counted} ${words}.`,
    rule: withNote(verdict.rule, `counted ${words}`),
  }
}

/** A change that the text counts from no time: right where it fits the one on the year before, else open. */
function onUnsaidBasis(verdict: Verdict): Verdict {
  const words = "on the same period of the year before"
  const message = `${verdict.message} The text does not say on what; it is counted ${words}.`
  if (verdict.status !== "incorrect")
    return { ...verdict, message, rule: withNote(verdict.rule, `counted ${words}`) }
  return {
    ...verdict,
    status: "unverified",
    message: `The text does not say what the change is counted from, so this is not decided. Counted ${words}: ${withoutAdvice(verdict.message)}`,
    rule: { id: "basis-unsaid" },
    correction: null,
  }
}

const BASIS_WORDS: Readonly<Record<RateBasis, string>> = {
  "on-year": "on the same quarter of the year before, as its statistics office usually states it",
  "on-month": "on the month before",
  "on-quarter": "on the quarter before, as its statistics office usually states it",
}

function missingSlots(
  claim: ClaimSlots,
  measure: Measure | undefined,
): ("country" | "measure" | "period")[] {
  return [
    ...(claim.place === null && measure?.isWorldwide !== true ? ["country" as const] : []),
    ...(claim.measure === null && measure === undefined ? ["measure" as const] : []),
    ...(claim.period === null ? ["period" as const] : []),
  ]
}

/** The verdict on a part of a year or a fiscal year: the figure of the calendar year is shown but decides nothing. */
function helped(evidence: Evidence, messages: Messages, gap: "part" | "fiscal"): Verdict {
  const computed = compute({
    ...evidence,
    claim: { ...evidence.claim, kind: "level", direction: null, upper: null, base: null },
  })
  const known = computed.state === "decided" ? computed : undefined
  const verdict = makeEmptyVerdict(
    "unavailable",
    messages.otherPeriod(evidence, known?.actual ?? null, gap),
    { id: gap === "part" ? "annual-figures" : "fiscal-year" },
  )
  return known
    ? {
        ...verdict,
        series: evidence.series,
        period: known.period,
        marks: known.marks,
        chart: buildChart(evidence, known.marks, known.period),
      }
    : verdict
}

/** Where the preferred publisher has no figure, one of the others may. */
async function fromOthers(
  evidence: Evidence,
  computed: Extract<Computed, { state: "no-data" }>,
  judging: Judging,
): Promise<Verdict> {
  for (const second of await listOthers(evidence, judging.data)) {
    const found = compute(second)
    if (found.state !== "no-data") return decideVerdict(second, found, judging)
  }
  const verdict = makeEmptyVerdict("unavailable", judging.messages.noFigure(evidence, computed), {
    id: "no-figure",
  })
  const period = clampPeriod(evidence)
  return {
    ...verdict,
    series: evidence.series,
    chart: period && buildChart(evidence, [], period),
  }
}

/** The period of a claim, or the end of the series that is nearest to it. */
function clampPeriod({ claim, series }: Evidence): ClaimPeriod | null {
  if (claim.period === null) return null
  const { first, last } = getCoverage(series)
  const clamp = (index: number) => Math.min(last, Math.max(first, index))
  const { frequency, from, to } = claim.period
  return frequency === series.observations.frequency
    ? { frequency, from: clamp(from), to: clamp(to) }
    : { frequency: series.observations.frequency, from: last, to: last }
}
