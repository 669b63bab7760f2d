import type { SentenceContext } from "../claims/sentence-context.ts"
import type { ClaimSlots, PeriodMention, Span } from "../claims/claim-types.ts"

import { nearest } from "../claims/attach.ts"
import { namesEachYear, isEveryYear } from "../claims/cues.ts"
import { cover, draft } from "../claims/draft.ts"
import { measureById } from "../grammar/find-measures.ts"
import { joinedYears } from "../relations/find-trends.ts"

/** "was negative", "turned positive", "has been below zero". */
const SIGN =
  /\b(?:was|were|is|are|been|stayed|remained|turned|went|became)\s+(?:(?:slightly|still|even|deeply|barely|already|always|again|in|never|not)\s+)*(?:(?<below>negative|below\s+zero)|(?<above>positive|above\s+zero))\b/i
const DENIED = /\b(?:never|not)\b/i

/** On which side of zero a rate or a balance was, said without a figure. */
export function findSigns(context: SentenceContext): ClaimSlots[] {
  const { text, measures, places, periods, quantities } = context.sentence
  const match = SIGN.exec(text)
  // "was negative in 2023 (-0.4%)" states a figure.
  if (!match || quantities.some(({ unit }) => unit === "percent")) return []
  const cue = { start: match.index, end: match.index + match[0].length }
  const subject = measures.filter(({ end }) => end <= cue.start).at(-1)
  const id = subject?.measure ?? ""
  const period = readTime(text, cue, periods)
  const place = nearest(
    text,
    cue,
    places.filter(({ kind }) => kind !== "group" || places.length === 1),
    [],
  )
  if (
    measureById(id)?.mayBeNegative !== true ||
    !period ||
    (!place && context.carry.place === null)
  )
    return []
  const isBelow = match.groups?.["below"] !== undefined
  const isMany = period.form.kind !== "span" || period.form.from !== period.form.to
  return [
    {
      ...draft(context, { span: cover(subject, cue, place, period), place, measure: id, period }),
      kind: "threshold",
      figure: cue,
      value: 0,
      upper: null,
      step: 1,
      base: null,
      unit: "percent",
      side: isBelow ? "below" : "above",
      hedge: isBelow ? "under" : "over",
      negated: DENIED.test(match[0]),
      everyYear: isMany || isEveryYear(text) || namesEachYear(text),
    },
  ]
}

function readTime(
  text: string,
  cue: Span,
  periods: readonly PeriodMention[],
): PeriodMention | undefined {
  const dated = periods.filter(({ form }) => form.kind !== "now" && form.kind !== "event")
  return joinedYears(text, dated) ?? nearest(text, cue, dated, [])
}
