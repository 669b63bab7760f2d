import type { SentenceContext } from "../claims/sentence-context.ts"
import type { ClaimSlots, Quantity, Span } from "../claims/claim-types.ts"

import { nearest } from "../claims/attach.ts"
import { isEveryYear } from "../claims/cues.ts"
import { cover, draft, type Found } from "../claims/draft.ts"
import { isLowerBound } from "../quantities/hedges.ts"

/** "29,000 more people moved to Portugal than left", "more people left Venezuela than moved there". */
const MOVED =
  /\b(?<count>more|fewer)\s+(?:people|residents|migrants|persons|citizens)\s+(?<verb>moved|came|migrated|immigrated|arrived|settled|left|emigrated|departed|fled)\b(?<middle>[^.;]{0,60}?)\bthan\s+(?:left|departed|emigrated|moved|arrived|came|immigrated|settled|fled|entered|returned|went)\b/gi
const LEFT = /^(?:left|emigrated|departed|fled)$/i
const OUT_OF = /^\s+(?:out\s+of|away\s+from|abroad|from)\b/i

/** Net migration as the difference between those who came and those who left. */
export function findNetMigration(context: SentenceContext): Found {
  const claims: ClaimSlots[] = []
  const used: Span[] = []
  const { text, quantities } = context.sentence
  for (const match of text.matchAll(MOVED)) {
    const cue = { start: match.index, end: match.index + match[0].length }
    const amount = quantities.find(
      ({ end }) => end <= cue.start && /^\s*$/.test(text.slice(end, cue.start)),
    )
    const { verb = "", middle = "", count = "" } = match.groups ?? {}
    const isOut = LEFT.test(verb) || OUT_OF.test(middle)
    const isLoss = isOut !== (count.toLowerCase() === "fewer")
    claims.push(migrationClaim(context, cue, { amount, isLoss }))
    if (amount) used.push(amount)
  }
  return { claims: claims.filter(({ place }) => place !== null), used }
}

function migrationClaim(
  context: SentenceContext,
  cue: Span,
  { amount, isLoss }: { amount: Quantity | undefined; isLoss: boolean },
): ClaimSlots {
  const { text, places, periods } = context.sentence
  const own = places.filter(({ kind }) => kind !== "group")
  const place =
    own.find(({ start, end }) => start >= cue.start && end <= cue.end) ??
    nearest(text, cue, own, [])
  const period = nearest(text, cue, periods, [])
  const base = draft(context, {
    span: cover(amount, cue),
    place,
    measure: "net-migration",
    period,
    carryPlace: place === undefined,
  })
  const side = isLoss ? ("below" as const) : ("above" as const)
  if (!amount)
    return {
      ...base,
      kind: "threshold",
      figure: cue,
      value: 0,
      upper: null,
      base: null,
      step: 1,
      unit: "people",
      side,
      hedge: isLoss ? "under" : "over",
      everyYear: isEveryYear(text),
    }
  const { start, end, value, step, hedge } = amount
  const isBound = hedge !== null && hedge !== "about" && hedge !== "nearly"
  const stated = {
    ...base,
    figure: { start, end },
    value: isLoss ? -value : value,
    upper: null,
    step,
    unit: "people" as const,
    hedge,
    base: null,
  }
  if (!isBound) return { ...stated, kind: "level" }
  return { ...stated, kind: "threshold", side: isLowerBound(hedge) ? "above" : "below" }
}
