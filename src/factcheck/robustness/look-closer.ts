import { capitalize } from "#domain/format/capitalize.ts"

import { getBase } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import type { FactData } from "../evidence/fact-data.ts"
import type { Measure } from "../grammar/measure.ts"
import type { Verdict } from "../judge/verdict.ts"
import type { NamedSource } from "./find-attribution.ts"
import { findShared, sayDisagreement, type SharedMeasure } from "./find-disagreement.ts"
import { findRobustness } from "./find-robustness.ts"
import type { Robustness } from "./grid.ts"

/** Whom the text names as its source, and whether that publisher's own figure was there to hold it against. */
export type Attribution = { name: string; isHeld: boolean }

/** What is said of a verdict beyond whether the figure fits. */
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
  verdict: Verdict,
  { claim, measure, named, sentence, data }: Looking,
): Promise<{ verdict: Verdict; closer: Closer }> {
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

function sayAttribution({ name, says, publisherId }: NamedSource, verdict: Verdict): string {
  const { series, status, alternatives } = verdict
  if (series === null) return ""
  if (series.indicator.publisherId !== publisherId)
    return new RegExp(`\\b(?:${says})\\b`, "u").test(series.indicator.sourceNote)
      ? `${series.source.publisher} names ${name}, as the text does, as a source of its figures.`
      : `${capitalize(name)}, which the text names, has no such figure here.`
  const isOfAnother = alternatives.some(
    ({ fits, publisher }) => fits && publisher !== series.source.publisher,
  )
  return status !== "correct" && isOfAnother
    ? `The text names ${name}, whose figure this is not.`
    : `It was held against the figure of ${name}, which the text names.`
}
