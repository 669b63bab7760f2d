import type { SentenceContext } from "../claims/sentence-context.ts"
import { BALANCES } from "../grammar/balances.data.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { ClaimSlots, MeasureMention, PeriodMention, Span } from "../claims/claim-types.ts"

import { nearest } from "../claims/attach.ts"
import { namesEachYear, isEveryYear } from "../claims/cues.ts"
import { cover, draft } from "../claims/draft.ts"

/** "was in deficit", "remained in surplus", "has been in the red". */
const WAS_IN =
  /\b(?:was|were|turned|went|remained|stayed|been|fell|slid|moved|swung)\s+(?<not>not\s+|never\s+)?(?:(?:also|again|still|once\s+more|back)\s+)*(?:into|in)\s+(?:(?<below>deficit|the\s+red)|(?<above>surplus|the\s+black))\b/i
/** "ran a current-account surplus", "never recorded a trade deficit". */
const RAN =
  /\b(?:r[au]n|record(?:ed)?|post(?:ed)?|h[ae][dv]e?|register(?:ed)?|report(?:ed)?|s[ae]e|saw|book(?:ed)?|maintain(?:ed)?|ke[ep]pt?|achieved?)\s+(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}?(?:[\p{L}-]+[\s-]){0,2}(?:(?<below>deficits?)|(?<above>surplus(?:es)?))\b/iu
const DENIED = /\b(?:not|never|n['’]t)\s+(?:once\s+|ever\s+)?$/i

/** Deficits and surpluses without a figure: "ran a trade surplus in every year since 2010". */
export function findBalances(context: SentenceContext): ClaimSlots[] {
  const { text, measures, places } = context.sentence
  const match = WAS_IN.exec(text) ?? RAN.exec(text)
  if (!match) return []
  const cue = { start: match.index, end: match.index + match[0].length }
  const mention = nearest(
    text,
    cue,
    measures.filter(({ measure }) => BALANCES.has(measure)),
    [],
  )
  const country = nearest(
    text,
    cue,
    places.filter(({ kind }) => kind === "country"),
    [],
  )
  if (!mention || (!country && context.carry.place === null)) return []
  const isDenied =
    match.groups?.["not"] !== undefined ||
    DENIED.test(text.slice(Math.max(0, cue.start - 20), cue.start))
  const side = match.groups?.["below"] === undefined ? ("above" as const) : ("below" as const)
  return timesFor(context, cue).map((period) => ({
    ...draft(context, {
      span: cover(mention, country, cue, period),
      place: country,
      measure: inMoney(mention, text),
      period,
    }),
    kind: "threshold",
    figure: { start: cue.start, end: cue.end },
    value: 0,
    upper: null,
    base: null,
    ...unitsFor(inMoney(mention, text)),
    side,
    hedge: side === "below" ? "under" : "over",
    negated: isDenied,
    everyYear: isEveryYear(text) || namesEachYear(text),
  }))
}

/** "in both 2009 and 2020" speaks of each; else the nearest time counts. */
function timesFor({ sentence: { text, periods } }: SentenceContext, cue: Span): PeriodMention[] {
  const dated = periods.filter(({ form }) => form.kind !== "event" && form.kind !== "now")
  const isList = dated
    .slice(1)
    .every(({ start }, k) =>
      /^\s*(?:,|and|,\s*and)\s*(?:in\s+)?$/i.test(text.slice(dated[k]?.end, start)),
    )
  if (isList) return dated
  const one = nearest(text, cue, dated, [])
  return one ? [one] : []
}

/** A balance without "of GDP" is an amount of money; its sign is the same. */
function inMoney({ measure }: MeasureMention, text: string): string {
  const money = measureById(measure)?.when?.find(([variant]) => variant === "money")?.[1]
  return money === undefined || /\bof\s+gdp\b/i.test(text) ? measure : money
}

function unitsFor(id: string): Pick<ClaimSlots, "unit" | "currency"> {
  const isMoney = measureById(id)?.kind === "money"
  return isMoney ? { unit: "money", currency: "USD" } : { unit: "percent", currency: null }
}
