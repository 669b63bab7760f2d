import { BALANCES } from "../grammar/balances.data.ts"
import type { ClaimSlots, Direction } from "../claims/claim-types.ts"

const SIGN_NOUN = /\b(?:(?<below>deficits?|shortfalls?|gaps?|holes?)|surplus(?:es)?|balances?)\b/gi

/**
 * A deficit that narrows is a balance that rises, and a larger one a lower balance: movements, comparisons and places in
 * an order are turned where the text speaks of deficits alone. A figure without such a noun has the sign of the last one
 * before it.
 */
export function turnDeficits(
  text: string,
  paragraphBefore: string,
  claims: readonly ClaimSlots[],
): ClaimSlots[] {
  if (!claims.some(({ measure }) => BALANCES.has(measure ?? ""))) return [...claims]
  const own = listNouns(text)
  const isCarried = own.length === 0
  const nouns = isCarried ? listNouns(paragraphBefore).slice(-1) : own
  if (nouns.length === 0 || nouns.includes("other")) return [...claims]
  return claims.map((claim) => {
    if (!BALANCES.has(claim.measure ?? "")) return claim
    return turn(isCarried ? belowZero(claim) : claim)
  })
}

function listNouns(text: string): ("deficit" | "other")[] {
  return [...text.matchAll(SIGN_NOUN)].map(({ groups }) =>
    groups?.["below"] === undefined ? "other" : "deficit",
  )
}

/** "It had been 5.1% in 2022" after a sentence about the deficit. */
function belowZero(claim: ClaimSlots): ClaimSlots {
  const isFigure = claim.kind === "level" || claim.kind === "threshold"
  return isFigure && claim.grounds.measure !== "stated" && claim.value !== null && claim.value > 0
    ? { ...claim, value: -claim.value }
    : claim
}

function turn(claim: ClaimSlots): ClaimSlots {
  // "The deficit halved" multiplies its size, whichever sign it has.
  if (claim.kind === "multiple" && claim.otherPlace === null)
    return { ...claim, qualifiers: [...claim.qualifiers, "size-of-deficit"] }
  if (!isTurned(claim)) return claim
  return {
    ...turnEnd(claim),
    direction: claim.direction && otherDirection(claim.direction),
    qualifiers: [...claim.qualifiers, "size-of-deficit"],
  }
}

/** A larger deficit is a lower balance, and the largest the lowest. */
function turnEnd(claim: ClaimSlots): ClaimSlots {
  if (claim.kind === "compare")
    return { ...claim, side: claim.side === "above" ? "below" : "above" }
  if (claim.kind === "rank" || claim.kind === "extremum")
    return { ...claim, extreme: claim.extreme === "highest" ? "lowest" : "highest" }
  return claim
}

/** A figure is below zero already; only the way it came there is turned. */
function isTurned({ kind, value, direction }: ClaimSlots): boolean {
  if (kind === "level") return direction !== null && (value ?? 0) < 0
  return kind === "compare" || kind === "trend" || kind === "rank" || kind === "extremum"
}

function otherDirection(direction: Direction): Direction {
  return direction === "up" ? "down" : "up"
}
