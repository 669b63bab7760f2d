import type { ClaimSlots } from "../types.ts"

const FIRST_TIME =
  /\bfor (?:the |its )?(?:very )?first time\b|\bfirst time\b|\bfirst (?:topped|exceeded|passed|crossed|reached)\b/i
const CROSSES =
  /\b(?:topp(?:ed|ing)|exceed(?:ed|ing)?|pass(?:ed|ing)|cross(?:ed|ing)|surpass(?:ed|ing)|reach(?:ed|ing)|hit|broke|breached|above|over|more than|below|under|fell below)\b/i

/** What separates "reached $918bn" from "having passed $500bn for the first time". */
const CLAUSE_BREAK = /[;:,](?!\d)|\b(?:having|which|after|before|while|and|but|when)\b/i
const FAR = 1000

/** "passed $500bn for the first time" is of the figure of its own clause alone. */
export function markFirstTime(text: string, claims: readonly ClaimSlots[]): readonly ClaimSlots[] {
  const phrase = FIRST_TIME.exec(text)
  if (!phrase || !CROSSES.test(text)) return claims
  const at = { start: phrase.index, end: phrase.index + phrase[0].length }
  const bounds = claims.filter(
    ({ kind, value }) => (kind === "threshold" || kind === "level") && value !== null,
  )
  const nearest = bounds.toSorted((a, b) => distance(text, at, a) - distance(text, at, b))[0]
  return claims.map((claim) =>
    claim === nearest ? { ...claim, kind: "first-time", side: claim.side ?? "above" } : claim,
  )
}

type Place = { start: number; end: number }

function distance(text: string, phrase: Place, { figure }: ClaimSlots): number {
  if (!figure) return 2 * FAR
  const [from, to] =
    figure.end <= phrase.start ? [figure.end, phrase.start] : [phrase.end, figure.start]
  return to - from + (CLAUSE_BREAK.test(text.slice(from, to)) ? FAR : 0)
}
