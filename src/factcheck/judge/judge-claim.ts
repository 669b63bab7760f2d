import type { Measure } from "../grammar/measure.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import type { Messages } from "../messages/messages.ts"
import { buildChart } from "./build-chart.ts"
import { compute } from "../compute/compute.ts"
import type { Computed, Evidence, RateBasis } from "../compute/computed.ts"
import type { FactData } from "../evidence/fact-data.ts"
import { asAlternative, listAlternatives } from "./alternatives.ts"
import { findEvidence } from "../evidence/find-evidence.ts"
import { fitsEarlier } from "./fits-earlier.ts"
import { fitsRecentYear } from "./fits-recent-year.ts"
import { listOthers } from "./list-others.ts"
import { realDisagrees } from "../evidence/price-bases.ts"
import { findOtherInterpretation } from "./find-other-interpretation.ts"
import type { Verdict } from "./verdict.ts"
import { findWeakness } from "./weak-grounds.ts"

/** The rules by which nothing is held: no series at all, or no figure of the period. */
export const NO_SERIES = "no series of this measure, place and frequency"
export const NO_FIGURE = "no published figure for the period"

export type Judging = {
  data: FactData
  messages: Messages
  measureOf(claim: ClaimSlots): Promise<Measure | undefined>
}

/** Judges one claim in the stated order: what is missing, what is not held, what is ambiguous, then the comparison. */
export async function judgeClaim(claim: ClaimSlots, judging: Judging): Promise<Verdict> {
  const { messages, data } = judging
  const measure = await judging.measureOf(claim)
  if (claim.place?.kind === "sub-national")
    return without("unavailable", messages.subNational(claim), "figures are national")
  const missing = missingSlots(claim, measure)
  if (missing.length > 0)
    return without(
      "incomplete",
      messages.incomplete(claim, missing),
      `missing: ${missing.join(", ")}`,
    )
  if (!measure || claim.place === null || claim.period === null)
    return without("unavailable", messages.noSeries(claim, measure), "no series")
  if (claim.forecast && claim.periodGap === "none") {
    return without("unavailable", messages.forecast(claim), "forecasts are not checked")
  }
  const evidence = await findEvidence(claim, measure, data)
  if (!evidence) return without("unavailable", messages.noSeries(claim, measure), NO_SERIES)
  if (claim.periodGap === "part" || claim.periodGap === "fiscal")
    return helped(evidence, messages, claim.periodGap)
  const computed = compute(evidence)
  if (computed.state === "no-data") return await fromOthers(evidence, computed, judging)
  return onBasis(evidence, await decide(evidence, computed, judging))
}

/** Says on what a rate was counted that the text leaves open. */
function onBasis({ basis }: Evidence, verdict: Verdict): Verdict {
  if (basis === undefined) return verdict
  const words = BASIS_WORDS[basis]
  return {
    ...verdict,
    message: `${verdict.message} The text does not say on what; it is counted ${words}.`,
    rule: `${verdict.rule}; counted ${words}`,
  }
}

const BASIS_WORDS: Readonly<Record<RateBasis, string>> = {
  "on-year": "on the same quarter of the year before, as its statistics office usually states it",
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

function without(status: Verdict["status"], message: string, rule: string): Verdict {
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

/** A part of a year or a fiscal year: the figure of the calendar year helps, but decides nothing. */
function helped(evidence: Evidence, messages: Messages, gap: "part" | "fiscal"): Verdict {
  const computed = compute({
    ...evidence,
    claim: { ...evidence.claim, kind: "level", direction: null, upper: null, base: null },
  })
  const known = computed.state === "decided" ? computed : undefined
  const verdict = without(
    "unavailable",
    messages.otherPeriod(evidence, known?.actual ?? null, gap),
    gap === "part" ? "figures are annual" : "fiscal years are not held",
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
    if (found.state !== "no-data") return decide(second, found, judging)
  }
  const verdict = without("unavailable", judging.messages.noFigure(evidence, computed), NO_FIGURE)
  return { ...verdict, series: evidence.series }
}

async function decide(
  evidence: Evidence,
  computed: Exclude<Computed, { state: "no-data" }>,
  judging: Judging,
): Promise<Verdict> {
  const { claim } = evidence
  const { messages, data } = judging
  const others = await listOthers(evidence, data)
  const base = {
    ...describeFigure(evidence, computed),
    alternatives: listAlternatives(evidence, computed, others),
    correction: null,
  }
  if (claim.place?.kind === "ambiguous")
    return {
      ...base,
      status: "unverified",
      message: messages.ambiguous(evidence, computed),
      rule: "the name means several places",
    }
  if (computed.state === "undecided")
    return { ...base, status: "unverified", message: messages.undecided(evidence, computed) }
  const real = await realDisagrees(evidence, computed, data)
  if (real)
    return {
      ...base,
      status: "unverified",
      message: messages.conflict(evidence, computed, real),
      rule: "two measures of that name disagree",
    }
  if (computed.holds) {
    const message = messages.correct(evidence, computed)
    return { ...base, status: "correct", message, held: evidence }
  }
  const earlier = await fitsEarlier(evidence, data)
  if (earlier)
    return {
      ...base,
      status: "correct",
      message: messages.revised(evidence, computed, earlier),
      rule: "equal to an earlier vintage of the same series",
    }
  const recent = fitsRecentYear(evidence)
  if (recent)
    return {
      ...base,
      ...describeFigure(recent.evidence, recent.computed),
      status: "correct",
      message: messages.recent(recent.evidence, recent.computed),
      rule: `${recent.computed.rule}; the newest figure when the text was written`,
    }
  const interpretation = await findOtherInterpretation({ evidence, computed, others }, data)
  if (interpretation)
    return {
      ...base,
      status: "unverified",
      message: messages.otherInterpretation(evidence, computed, interpretation),
      rule: "another reading fits",
      alternatives: [
        ...base.alternatives.filter(({ seriesId }) => seriesId !== interpretation.series.id),
        asAlternative(interpretation),
      ],
    }
  const weakness = findWeakness(evidence, computed)
  if (weakness)
    return {
      ...base,
      status: "unverified",
      message: messages.weak(evidence, computed, weakness),
      rule: weakness.rule,
    }
  return {
    ...base,
    status: "incorrect",
    message: messages.incorrect(evidence, computed),
    correction: messages.correction(evidence, computed),
  }
}

/** The published figure that decides, and the chart that shows it. */
function describeFigure(
  evidence: Evidence,
  { actual, actualUnit, period, rule, marks }: Exclude<Computed, { state: "no-data" }>,
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
