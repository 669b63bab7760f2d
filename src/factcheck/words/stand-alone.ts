import { findClaims } from "../claims/find-claims.ts"
import type { ClaimSlots } from "../types.ts"
import { restate } from "./restate.ts"

/** A claim as a sentence that stands alone: read by the same grammar, it has the same slots. */
export function standAlone(claim: ClaimSlots, written: string): string {
  const [first = "", ...others] = wordings(claim, written)
  return [first, ...others].find((wording) => readsBack(claim, wording)) ?? first
}

function wordings(claim: ClaimSlots, written: string): string[] {
  const plain = claim.value === null ? "" : String(Math.abs(claim.value))
  return [
    restate(claim, written),
    restate({ ...claim, direction: null }, written),
    restate(claim, plain),
  ]
}

/** Whether a wording is one claim with the slots of another. */
export function readsBack(claim: ClaimSlots, wording: string): boolean {
  const [found, second] = findClaims(wording, null)
  return found !== undefined && second === undefined && differences(claim, found).length === 0
}

/** The names of the slots in which two claims differ so that verdicts may. */
export function differences(a: ClaimSlots, b: ClaimSlots): string[] {
  const pairs: [name: string, first: unknown, second: unknown][] = [
    ["kind", a.kind, b.kind],
    ["place", a.place?.code, b.place?.code],
    ["placeKind", a.place?.kind, b.place?.kind],
    ["otherPlace", a.otherPlace?.code, b.otherPlace?.code],
    ["measure", a.measure, b.measure],
    ["frequency", a.period?.frequency, b.period?.frequency],
    ["from", a.period?.from, b.period?.from],
    ["to", a.period?.to, b.period?.to],
    ["periodStated", a.period === null || a.periodStated, b.period === null || b.periodStated],
    ["value", rounded(a.value), rounded(b.value)],
    ["upper", rounded(a.upper), rounded(b.upper)],
    ["step", rounded(a.step), rounded(b.step)],
    ["currency", a.currency, b.currency],
    ["hedge", a.hedge, b.hedge],
    ["base", a.base, b.base],
    ["direction", a.base === null || a.direction, b.base === null || b.direction],
    ["side", a.side, b.side],
    ["changeIn", a.changeIn, b.changeIn],
    ["extreme", a.extreme, b.extreme],
    ["scope", a.scope, b.scope],
    ["negated", a.negated, b.negated],
    ["forecast", a.forecast, b.forecast],
  ]
  return pairs.filter(([, first, second]) => first !== second).map(([name]) => name)
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(10))
}
