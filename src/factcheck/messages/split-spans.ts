import type { FoundClaim } from "../claims/find-claims.ts"
import type { Span } from "../claims/claim-types.ts"

/** One stretch of the text for each claim, in order and without overlaps, so that each can be shown in its place. */
export function splitSpans(text: string, claims: readonly FoundClaim[]): Span[] {
  let taken = 0
  return claims.map((claim, k) => {
    const next = claims[k + 1]
    const isLast = next?.sentence.start !== claim.sentence.start
    const from = Math.max(taken, claim.sentence.start)
    const limit = isLast ? claim.sentence.end : Math.max(getAnchor(next).start, from)
    const led = skipLead(text, skipOtherValues(text, claim, from), limit)
    // The minus of a figure is not a dash before it.
    const start = claim.figure ? Math.min(led, Math.max(from, claim.figure.start)) : led
    const end = isLast
      ? trimEnd(text, start, lastEnd(text, claim))
      : Math.max(start, Math.min(limit, trimLink(text, claim, ownEnd(claim, limit))))
    taken = end
    return end > start ? { start, end } : { start: claim.start, end: claim.end }
  })
}

/** A number that is not a year. */
const FIGURE = /(?<![\d.,\p{L}])(?!(?:1[5-9]|20)\d\d(?!\d|[.,]\d))\d/u

/** Where a clause ends of which the claim may say nothing. */
const NEXT_CLAUSE =
  /[,;:—]|\s–\s|\s(?=(?:and|but|while|whereas|although|though|before|after|which|who|because|when|as|so)\s)/iu

/** Where the clause of a claim ends, or the claim itself where another figure stands before that. */
function lastEnd(text: string, claim: FoundClaim): number {
  const own = Math.max(getAnchor(claim).end, claim.end)
  const rest = text.slice(own, claim.sentence.end)
  const clause = rest.slice(0, NEXT_CLAUSE.exec(rest)?.index ?? rest.length)
  return claim.figure !== null && FIGURE.test(clause) ? own : own + clause.length
}

/** Where a claim begins: at its own words if another figure stands before them in the clause. */
function skipOtherValues(text: string, claim: FoundClaim, from: number): number {
  const own = Math.min(claim.start, getAnchor(claim).start)
  return own > from && FIGURE.test(text.slice(from, own)) ? own : from
}

function getAnchor(claim: FoundClaim): Span {
  return claim.figure ?? { start: claim.start, end: claim.end }
}

/** The claim's own words, unless they reach into the next one. */
function ownEnd(claim: FoundClaim, limit: number): number {
  return claim.end <= limit ? claim.end : getAnchor(claim).end
}

function skipLead(text: string, from: number, limit: number): number {
  const lead = /^(?:[\s,;:|–—-]|\b(?:and|while|whereas|but)\b)*/i.exec(text.slice(from, limit))
  return from + (lead?.[0].length ?? 0)
}

/** Words that lead from one claim to the next: "compared with", "from". */
const LINKS =
  "(?:[\\s,;:(–—-]|(?<!\\p{L})(?:compared (?:with|to)|from|to|against|than|versus|and|but|while)(?!\\p{L}))*"
const LINK = new RegExp(`${LINKS}$`, "iu")
/** "…, down from": of a figure that no claim says to have moved. */
const LINK_WITH_TURN = new RegExp(`${LINKS}(?:(?<!\\p{L})(?:down|up)(?!\\p{L})${LINKS})?$`, "iu")

/**
 * An end without the words that lead to the next claim, never before the claim's own figure. "Down" and "up" stay with
 * the claim that says so.
 */
function trimLink(text: string, claim: FoundClaim, end: number): number {
  const figureEnd = getAnchor(claim).end
  if (end <= figureEnd) return figureEnd
  const isMoved = "direction" in claim && claim.direction !== null
  const tail = (isMoved ? LINK : LINK_WITH_TURN).exec(text.slice(figureEnd, end))
  return end - (tail?.[0].length ?? 0)
}

function trimEnd(text: string, start: number, end: number): number {
  const tail = /[\s.,;:|]*$/.exec(text.slice(start, end))
  return end - (tail?.[0].length ?? 0)
}
