import type { RankTools } from "./ranked.ts"
import type { Plan, Slot } from "../query/query-plan.ts"

import { namedTerms } from "../index/term-index.ts"

/** How much of the name is what was asked for, and whether it starts with it and keeps its order. */
export function nameFit(
  doc: number,
  context: { plan: Plan; isAsked: (term: number) => boolean; tools: RankTools },
): number {
  const { plan, isAsked, tools } = context
  const { terms } = tools
  const name = namedTerms(terms, doc)
  const fit = countAsked(name, terms.subjectLengths[doc] ?? 0, { isAsked, tools })
  if (fit.subject === 0) return 0
  const whole = fit.asked === fit.subject ? 1.2 : 0
  const rest = fit.rest === 0 ? 0 : (0.8 * fit.askedRest) / fit.rest
  return (
    (2.5 * fit.asked) / fit.subject +
    whole +
    rest +
    (fit.startsAsked ? 0.7 : 0) +
    0.5 * neighbours(plan, name)
  )
}

/** How many words before and after the first bracket there are and were asked for; those that say little count only if asked. */
function countAsked(
  name: Uint32Array,
  subjectEnd: number,
  { isAsked, tools: { fillers } }: { isAsked: (term: number) => boolean; tools: RankTools },
) {
  const fit = { asked: 0, subject: 0, rest: 0, askedRest: 0, startsAsked: false }
  for (const [at, term] of name.entries()) {
    const filler = fillers[term] ?? 0
    if (filler === 1) continue
    const asked = isAsked(term)
    if (filler === 2 && !asked) continue
    if (at >= subjectEnd) {
      fit.rest += 1
      if (asked) fit.askedRest += 1
      continue
    }
    if (fit.subject === 0) fit.startsAsked = asked
    fit.subject += 1
    if (asked) fit.asked += 1
  }
  return fit
}

/** Pairs of typed words that stand side by side in the name, in the typed order. */
function neighbours(plan: Plan, name: Uint32Array): number {
  const asked = plan.slots.flatMap((slot) => literalTerms(slot))
  let pairs = 0
  for (let at = 1; at < asked.length; at += 1) {
    const before = name.indexOf(asked[at - 1] ?? -1)
    if (before !== -1 && name[before + 1] === asked[at]) pairs += 1
  }
  return Math.min(pairs, 3)
}

/** The words of the index that were typed, one for each typed word. */
function literalTerms(slot: Slot): number[] {
  return (
    slot.alternatives.find(({ isTyped }) => isTyped)?.words.map((runs) => runs[0]?.from ?? -1) ?? []
  )
}
