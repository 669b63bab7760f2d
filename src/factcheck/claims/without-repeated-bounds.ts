import type { ClaimSlots } from "./claim-types.ts"

/** The claims without bounds that the level beside them already implies: "38.1% in 2023, far above 5%". */
export function withoutRepeatedBounds(claims: readonly ClaimSlots[]): ClaimSlots[] {
  return claims.filter(
    (claim) => !(isBound(claim) && claims.some((other) => isLevel(other) && keeps(other, claim))),
  )
}

function isBound(claim: ClaimSlots): claim is ClaimSlots<"threshold"> {
  return claim.kind === "threshold" && !claim.negated && claim.upper === null
}

function isLevel({ kind, hedge }: ClaimSlots): boolean {
  return kind === "level" && hedge === null
}

function keeps(level: ClaimSlots, bound: ClaimSlots<"threshold">): boolean {
  if (level.value === null || bound.value === null || !isSameFigure(level, bound)) return false
  return bound.side === "below" ? level.value < bound.value : level.value > bound.value
}

function isSameFigure(a: ClaimSlots, b: ClaimSlots): boolean {
  return (
    a.measure !== null &&
    a.measure === b.measure &&
    a.unit === b.unit &&
    a.place?.code === b.place?.code &&
    a.period?.frequency === b.period?.frequency &&
    a.period?.from === b.period?.from &&
    a.period?.to === b.period?.to
  )
}
