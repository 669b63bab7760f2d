import type { ClaimSlots, Direction } from "../claims/claim-types.ts"

const TURNED =
  /\b(?:(?:(?<up>up|higher|more|greater|larger|bigger|faster|quicker|stronger|wider|steeper|longer|risen|rising|an?\s+(?:increase|rise|jump))|(?<down>down|lower|less|smaller|fewer|slower|weaker|narrower|milder|shorter|fallen|falling|an?\s+(?:decrease|fall|drop|decline)))\s+(?:(?:sharply|slightly|markedly|steeply|only|just|modestly)\s+)?(?:from|on|than)|(?<over>superior\s+to|above|ahead\s+of)|(?<under>inferior\s+to|below|short\s+of))\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over|level|rate|of|(?:19|20)\d\d['’]s)\s+)*(?:US)?[$€£¥]?\s?$/i

/**
 * "stood at 67.7% in 2024, down from 72.2% in 2020": the figure with the way that the words before the next one say. They
 * become part of it. A figure is left as it is where the next is of another measure or place.
 */
export function withTurn(
  text: string,
  claim: ClaimSlots,
  next: ClaimSlots | undefined,
): ClaimSlots {
  if (claim.direction !== null || !next?.figure || !isPair(claim, next)) return claim
  const from = claim.figure?.end ?? 0
  const turn = TURNED.exec(text.slice(from, next.figure.start))
  if (!turn) return claim
  const end = from + turn.index + turn[0].trimEnd().length
  return { ...claim, direction: readDirection(turn), end: Math.max(claim.end, end) }
}

function isPair(claim: ClaimSlots, next: ClaimSlots): boolean {
  return claim.measure === next.measure && claim.place?.code === next.place?.code
}

function readDirection({ groups }: RegExpExecArray): Direction {
  return (groups?.["up"] ?? groups?.["over"]) ? "up" : "down"
}
