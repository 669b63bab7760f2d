import { nearest } from "../claims/attach.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import { cover, draft, namePlace } from "../claims/draft.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { rolesOfPeriods } from "../discourse/period-roles.ts"

/** "only Bolivia owed more", "only Japan had a lower rate": who alone is ahead, with nothing named behind it. */
const ONLY_ONE = new RegExp(
  "\\b[Oo]nly\\s+(?:the\\s+)?\\p{Lu}[\\p{L}’'-]*(?:\\s+\\p{Lu}[\\p{L}’'-]*){0,2}\\s+(?:\\p{Ll}+\\s+){1,3}?" +
    "(?:(?<more>more|higher|larger|bigger|greater|longer|faster|worse)|(?<less>less|fewer|lower|smaller|shorter|slower))" +
    "(?:\\s+(?!than\\b)\\p{Ll}+){0,2}\\s*(?=[.,;:)]|$)",
  "u",
)

/** A country that a text says alone has more, or less, than the one it speaks of: the two are compared. */
export function findOnlyAhead(context: SentenceContext): ClaimSlots[] {
  const { text, places, measures, periods, quantities } = context.sentence
  const match = ONLY_ONE.exec(text)
  if (!match) return []
  const cue = { start: match.index, end: match.index + match[0].length }
  const countries = places.filter(({ kind }) => kind === "country")
  const other = countries.find(({ start, end }) => start >= cue.start && end <= cue.end)
  const subject = countries.filter(({ end }) => end <= cue.start).at(-1)
  const spokenOf = subject?.code ?? context.carry.place?.code
  const measure = nearest(text, cue, measures, [])?.measure ?? context.carry.measure
  const named = namePlace(other)
  if (!named || spokenOf === undefined || spokenOf === named.code || measure === null) return []
  // "87% in 2024, up from 60% in 2013; only Bolivia owed more": not in the year that is only looked back to.
  const roles = rolesOfPeriods(text, periods, quantities)
  const main = periods.filter((_, k) => roles[k] === "main")
  const isMore = match.groups?.["more"] !== undefined
  const base = draft(context, {
    span: cover(subject, cue),
    place: subject,
    measure,
    period: nearest(text, cue, main, []),
    carryPlace: subject === undefined,
  })
  return [
    {
      ...base,
      kind: "compare",
      everyYear: false,
      otherPlace: named,
      side: isMore ? "below" : "above",
      negated: false,
      direction: isMore ? "down" : "up",
    },
  ]
}
