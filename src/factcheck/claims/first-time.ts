import { joinOvertaking } from "../grammar/join-verbs.ts"
import type { ClaimSlots, PeriodMention, Span } from "./claim-types.ts"

import type { Sentence } from "./sentence.ts"

/** "for the first time" ever; "for the first time since 2010" says less. */
const FIRST_TIME = new RegExp(
  `\\bfirst (?:time\\b(?! (?:since|in \\w+ (?:years|decades)))|year\\s+(?:in\\s+which|when|that|during\\s+which)\\b|(?=(?:${joinOvertaking({ side: "above", of: "amounts" })}|reached)\\b))`,
  "gi",
)
const CROSSES = new RegExp(
  `\\b(?:${joinOvertaking({ side: "above", of: "amounts", tense: "all" })}|reach(?:ed|ing)|hit|broke|above|over|more than|below|under|fell below)\\b`,
  "i",
)
/** Marks and words at which another clause begins. */
const CLAUSE = /;|,\s|\b(?:while|when|after|but|whereas|having|and)\b/i
/** "below two children in 2002, for the first time": a comma right before the words parts nothing. */
const BEFORE_WORDS = /,\s+for\s+the\s+$/i
/** How far before a figure its verb may stand. */
const REACH = 60

/** "for the first time" makes a first time of the figure of its own clause, and of no other. */
export function markFirstTimes(text: string, claims: readonly ClaimSlots[]): ClaimSlots[] {
  const marked = new Map<ClaimSlots, ClaimSlots<"first-time">>()
  for (const match of text.matchAll(FIRST_TIME)) {
    const claim = claimFor(text, { start: match.index, end: match.index + match[0].length }, claims)
    if (claim) marked.set(claim, asFirstTime(claim))
  }
  return claims.map((claim) => marked.get(claim) ?? claim)
}

type ValueClaim = ClaimSlots<"threshold" | "level">

function asFirstTime(claim: ValueClaim): ClaimSlots<"first-time"> {
  const side = claim.kind === "threshold" ? claim.side : "above"
  return { ...claim, kind: "first-time", side }
}

/** "for the first time since 2013": a time that is not the time of the figure beside it. */
export function sinceFirstTime({ text, periods }: Sentence): PeriodMention[] {
  return periods.filter(
    ({ form, start }) =>
      form.kind === "since" && /\bfirst time\s+$/i.test(text.slice(0, start).slice(-14)),
  )
}

/** The figure before the words in the same clause, else the next after them. */
function claimFor(text: string, cue: Span, claims: readonly ClaimSlots[]): ValueClaim | undefined {
  const valueClaims = claims
    .filter((claim) => claim.kind === "threshold" || claim.kind === "level")
    .filter(({ value, figure }) => value !== null && figure !== null)
  const before = valueClaims.filter(
    ({ figure }) =>
      figure !== null &&
      figure.end <= cue.start &&
      !CLAUSE.test(text.slice(figure.end, cue.start).replace(BEFORE_WORDS, "")),
  )
  const after = valueClaims.filter(({ figure }) => figure !== null && figure.start >= cue.end)
  const last = valueClaims.at(-1)
  // "sent home $40.3 billion, passing the 40-billion mark for the first time": of another figure, which nobody read.
  const isOfOther = last?.figure && /\d/.test(text.slice(last.figure.end, cue.start))
  const found = before.at(-1) ?? after[0] ?? (isOfOther ? undefined : last)
  const figure = found?.figure
  if (!found || !figure) return undefined
  const words = text.slice(Math.max(0, figure.start - REACH), Math.max(figure.end, cue.end))
  return CROSSES.test(words) ? found : undefined
}
