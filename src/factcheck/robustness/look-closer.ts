import type { StoredSeries } from "#catalog/dataset.ts"
import { capitalize } from "#domain/format/capitalize.ts"

import { getBase } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { readFigure, type ReadFigure } from "../compute/read-figure.ts"
import type { FactData } from "../evidence/fact-data.ts"
import type { Measure } from "../grammar/measure.ts"
import { isWithin, type Nearness } from "../interpret/close-values.ts"
import type { Verdict } from "../judge/verdict.ts"
import { withoutAdvice } from "../messages/without-advice.ts"
import type { NamedSource } from "./find-attribution.ts"
import { findShared, sayDisagreement, type SharedMeasure } from "./find-disagreement.ts"
import { findRobustness } from "./find-robustness.ts"
import type { Robustness } from "./grid.ts"

/** How far the figures of two publishers of one measure may lie apart. */
const MAX_APART: Nearness = { part: 0.25, points: 2 }

/** The publisher that the text names as its source, and whether the claim was compared with that publisher's own figure. */
export type Attribution = { name: string; isHeld: boolean }

/** What a verdict says besides whether the figure fits. */
export type Closer = {
  robustness: Robustness | null
  attribution: Attribution | null
  shared: SharedMeasure | null
}

type Looking = {
  claim: FoundClaim
  measure: Measure | undefined
  named: NamedSource | undefined
  sentence: string
  data: FactData
}

/** Looks at a verdict again: how firm it is, whether the named source bears it out, whether publishers agree. */
export async function lookCloser(
  judged: Verdict,
  { claim, measure, named, sentence, data }: Looking,
): Promise<{ verdict: Verdict; closer: Closer }> {
  const verdict = named ? await openUnlessHeld(judged, { claim, measure, named, data }) : judged
  const countedFrom = getBase(claim) ?? claim.period?.from
  const isBaseNamed =
    countedFrom !== undefined && new RegExp(`\\b${String(countedFrom)}\\b`).test(sentence)
  const robustness = verdict.held ? await findRobustness(verdict.held, data, isBaseNamed) : null
  const attribution = named ? attribute(named, verdict) : null
  const shared = findShared(verdict, measure)
  const message = [
    verdict.message,
    named ? sayAttribution(named, verdict) : "",
    shared?.differs ? sayDisagreement(verdict, measure) : "",
    robustness && !robustness.isFirm ? robustness.sentence : "",
  ]
  return {
    verdict: { ...verdict, message: message.filter(Boolean).join(" ") },
    closer: { robustness, attribution, shared },
  }
}

function attribute({ name, publisherId }: NamedSource, { series }: Verdict): Attribution {
  return { name, isHeld: series?.indicator.publisherId === publisherId }
}

/** The verdict, not incorrect where the named source may well have published the figure that another publisher contradicts. */
async function openUnlessHeld(
  verdict: Verdict,
  { claim, measure, named, data }: Omit<Looking, "sentence" | "named"> & { named: NamedSource },
): Promise<Verdict> {
  const { series, status, message } = verdict
  if (status !== "incorrect" || series === null || isSourceOf(named, series)) return verdict
  const figure = measure ? await readFigure(claim, measure, data) : undefined
  if (figure && !mayBeOfAnother(figure, claim.unit)) return verdict
  return {
    ...verdict,
    status: "unverified",
    message: withoutAdvice(message),
    rule: { id: "named-source-lacks" },
    correction: null,
  }
}

function mayBeOfAnother({ actual, stated }: ReadFigure, unit: FoundClaim["unit"]): boolean {
  return actual !== null && isWithin(MAX_APART, { actual, stated }, unit)
}

function isSourceOf({ says, publisherId }: NamedSource, { indicator }: StoredSeries): boolean {
  return (
    indicator.publisherId === publisherId ||
    new RegExp(`\\b(?:${says})\\b`, "u").test(indicator.sourceNote)
  )
}

function sayAttribution(named: NamedSource, verdict: Verdict): string {
  const { name, publisherId } = named
  const { series, status, alternatives } = verdict
  if (series === null) return ""
  if (series.indicator.publisherId !== publisherId)
    return isSourceOf(named, series)
      ? `${series.source.publisher} names ${name}, as the text does, as a source of its figures.`
      : `${capitalize(name)}, which the text names, has no such figure here${status === "unverified" ? ", so this is not decided" : ""}.`
  const isOfAnother = alternatives.some(
    ({ fits, publisher }) => fits && publisher !== series.source.publisher,
  )
  return status !== "correct" && isOfAnother
    ? `The text names ${name}, whose figure this is not.`
    : `It was held against the figure of ${name}, which the text names.`
}
