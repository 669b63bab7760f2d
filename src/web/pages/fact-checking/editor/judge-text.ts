import { moveClaim } from "#domain/text/move-claim.ts"
import { splitText } from "#domain/format/split-text.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"

import { callApi } from "../../../session/call-api.ts"
import type { AnsweredClaim, DocumentClaim } from "../results/claim.ts"

type Judged = { claims: AnsweredClaim[]; version: number }

/** Every claim of a text with its verdict as of the text's day; a long text is checked in parts, one after the other. */
export async function judgeText(query: string, asOf: string) {
  const claims: AnsweredClaim[] = []
  let whole: Awaited<ReturnType<typeof judgePart>> | undefined
  for (const { start, text } of splitText(query, LONGEST_CHECKED_TEXT)) {
    if (whole && text.trim() === "") continue
    const answer = await judgePart(text, asOf)
    if (answer.error !== undefined) return answer
    whole = answer
    claims.push(...answer.data.claims.map((claim) => moveClaim(claim, start)))
  }
  return whole?.error === undefined && whole
    ? { ...whole, data: { ...whole.data, claims } }
    : judgePart(query, asOf)
}

function judgePart(query: string, asOf: string) {
  return callApi<Judged>("/economic/check", { method: "POST", body: { query, asOf } })
}

/** Claims that nobody has opened yet. */
export function newClaims(answered: readonly AnsweredClaim[]): DocumentClaim[] {
  return answered.map((claim, k) => ({
    ...claim,
    id: `claim-${String(k + 1)}`,
    isShown: false,
    accepted: null,
  }))
}

type Corrected = { id: string; text: string; start: number; end: number }

/**
 * Claims judged again after a figure was put in: those that read as before stay open, and the one with the figure is
 * the one that was corrected. Nothing where the figure is not confirmed: then it would make no sentence.
 */
export function takeOver(
  answered: readonly AnsweredClaim[],
  before: readonly DocumentClaim[],
  corrected: Corrected,
): DocumentClaim[] | undefined {
  const touched = answered.filter(
    ({ start, end }) => start < corrected.end && end > corrected.start,
  )
  const [first] = touched
  if (first === undefined || touched.some(({ status }) => status !== "correct")) return undefined
  const left = before.filter(({ id }) => id !== corrected.id)
  return newClaims(answered).map((claim, k) => {
    if (answered[k] === first)
      return { ...claim, id: corrected.id, isShown: true, accepted: corrected.text }
    const at = left.findIndex(({ originalText }) => originalText === claim.originalText)
    const [same] = at === -1 ? [] : left.splice(at, 1)
    const { isShown = false, accepted = null } = same ?? {}
    return { ...claim, id: same?.id ?? `${corrected.id}-${String(k + 1)}`, isShown, accepted }
  })
}
