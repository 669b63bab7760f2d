import type { SentenceContext } from "../claims/sentence-context.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { ClaimSlots, PlaceMention } from "../claims/claim-types.ts"

import { nearest } from "../claims/attach.ts"
import { cover, draft } from "../claims/draft.ts"

/** "more remittances than any other country", "a higher debt than any other African nation". */
const THAN_ANY =
  /\b(?:(?<more>more|higher|larger|bigger|greater|longer|faster|quicker)|(?<less>fewer|less|lower|smaller|shorter|slower))\b(?<what>[^.;,]{0,60}?)\bthan\s+(?:(?:in\s+|that\s+of\s+)?(?:any(?:\s+other)?|every\s+other)\s+(?:[\p{L}\d-]+\s+){0,2}?(?:country|nation|economy|state|member)|(?:in\s+)?all\s+(?:the\s+)?other\s+(?:[\p{L}\d-]+\s+){0,2}?(?:countries|nations|economies|states|members)|(?:in\s+)?anywhere\s+else)\b/iu

/** "no other African country had more people than Nigeria". */
const NO_OTHER =
  /\bno(?:\s+other)?\s+(?:[\p{L}\d-]+\s+){0,2}?(?:country|nation|economy|state|member)\b[^.;,]{0,40}?\b(?:(?<more>more|higher|larger|bigger|greater|faster|quicker)|(?<less>fewer|less|lower|smaller|slower))\b[^.;,]{0,40}?\bthan\s+(?:the\s+)?/iu
/** "grew faster": what grows faster is the economy, where nothing else is named. */
const GREW_FASTER = new RegExp(
  `\\b(?:${joinMoves({ use: "economies", direction: "up" })})\\s+(?:\\p{L}+\\s+)?(?:faster|slower|quicker|more\\s+(?:quickly|slowly))\\b`,
  "iu",
)

/** A country said to have more of something than every other: the first place among them. */
export function findAnyOther(context: SentenceContext): ClaimSlots[] {
  const { text, places, measures, periods } = context.sentence
  const noOther = NO_OTHER.exec(text)
  const match = noOther ?? THAN_ANY.exec(text)
  if (!match) return []
  const cue = { start: match.index, end: match.index + match[0].length }
  const countries = places.filter(({ kind }) => kind === "country")
  const subject = noOther
    ? countries.find(({ start }) => start >= cue.end && start - cue.end < 5)
    : countries.filter(({ end }) => end <= cue.start).at(-1)
  const named = nearest(text, cue, measures, [])?.measure ?? null
  const measure = GREW_FASTER.test(text) ? growthOf(named) : named
  const scope = scopeFor(text, places, cue)
  if (!subject || measure === null || scope === undefined || isOfAmount(match, measure)) return []
  return [
    {
      ...draft(context, {
        span: cover(subject, cue, scope === null ? undefined : scope),
        place: subject,
        measure,
        period: nearest(text, cue, periods, []),
      }),
      kind: "rank",
      value: 1,
      unit: "plain",
      step: 1,
      extreme: match.groups?.["less"] === undefined ? "highest" : "lowest",
      scope: scope?.code ?? "WLD",
      otherPlace: null,
    },
  ]
}

/** The growth of what is named, or of the economy. */
function growthOf(named: string | null): string {
  return named === null ? "growth" : (measureById(named)?.growth ?? named)
}

/** "More electricity from renewables" is an amount, of which only the share is measured. */
function isOfAmount({ groups }: RegExpExecArray, measure: string): boolean {
  const kind = measureById(measure)?.kind
  const isShare = kind === "share" || kind === "rate"
  return isShare && /^(?:more|fewer|less)$/i.test(groups?.["more"] ?? groups?.["less"] ?? "")
}

/** The group that is named with the others; `null` for the world, `undefined` where another place stands there. */
function scopeFor(
  text: string,
  places: readonly PlaceMention[],
  cue: { start: number; end: number },
): PlaceMention | null | undefined {
  const named = places.find(
    ({ start, end }) =>
      (start >= cue.start && end <= cue.end) ||
      (start >= cue.end &&
        /^\s*(?:in|of|on|within|among)\s+(?:the\s+)?$/i.test(text.slice(cue.end, start))),
  )
  if (!named) return null
  return named.kind === "group" ? named : undefined
}
