import { isList } from "../claims/attach.ts"
import type { Ground, PlaceMention, Span } from "../claims/claim-types.ts"

import {
  bracketsAround,
  splitClauses,
  isComparedWith,
  rolesOfPlaces,
  type PlaceRole,
} from "./place-roles.ts"

/** The place that a figure is of: a mention of the sentence, or none where it is the place spoken of before. */
export type Owner = {
  place: PlaceMention | undefined
  ground: Ground
  /** Places of the sentence that may own it too, the nearer first. */
  rivals: readonly PlaceMention[]
}

type Actor = { place: PlaceMention; role: PlaceRole }
type Scene = {
  text: string
  valueSpans: readonly Span[]
  actors: readonly Actor[]
  clauses: readonly Span[]
  /** For each figure the place that its own words name. */
  direct: readonly (PlaceMention | undefined)[]
  hasContext: boolean
}

/** The place that each figure of a sentence is of; `places` are those whose figures may be stated. */
export function findOwners(
  text: string,
  valueSpans: readonly Span[],
  places: readonly PlaceMention[],
  hasContext: boolean,
): Owner[] {
  const listed = pairsOfLists(text, valueSpans, places)
  if (listed) return listed
  const roles = rolesOfPlaces(text, places)
  const actors = places.map((place, k) => ({ place, role: roles[k] ?? "subject" }))
  const direct = valueSpans.map((figure, k) => directOwner(text, valueSpans, k, actors))
  const scene = {
    text,
    valueSpans: valueSpans,
    actors,
    clauses: splitClauses(text),
    direct,
    hasContext,
  }
  const owners = firstPairs(text, valueSpans, places)
  for (let k = owners.length; k < valueSpans.length; k++) owners.push(ownerAt(scene, k, owners))
  return withLastPair(scene, owners)
}

/** "at 11 in Peru and 14 in Bolivia; in 2000 the rates were 30 and 57": two figures alone in a clause, of the two places before. */
function withLastPair(
  { text, valueSpans: valueSpans, actors, clauses }: Scene,
  owners: readonly Owner[],
): Owner[] {
  const [first, second, third] = actors
  const at = valueSpans.length - 2
  const [one, other] = valueSpans.slice(-2)
  if (!first || !second || third || at < 2 || !one || !other) return [...owners]
  const clause = clauses.findLast(({ start }) => start <= one.start)
  const isAlone =
    clause !== undefined &&
    other.end <= clause.end &&
    (valueSpans[at - 1]?.end ?? 0) <= clause.start &&
    second.place.end <= clause.start &&
    first.place.code !== second.place.code
  if (!isAlone || !/^\s*(?:and|against|versus|vs\.?)\s+$/i.test(text.slice(one.end, other.start)))
    return [...owners]
  const pair = [first.place, second.place]
  return owners.map((owner, k) => {
    const place = pair[k - at]
    const rivals = pair.filter((rival) => rival !== place)
    return place ? { place, ground: "contested", rivals } : owner
  })
}

/** "India and China grew by 8.2% and 5.2% respectively": lists of the same length are paired in order. */
function pairsOfLists(
  text: string,
  valueSpans: readonly Span[],
  places: readonly PlaceMention[],
): Owner[] | undefined {
  const before = places.filter(({ end }) => end <= (valueSpans[0]?.start ?? 0))
  if (valueSpans.length > 1 && before.length === valueSpans.length)
    if (isList(text, valueSpans) && isList(text, before)) return before.map(stated)
  if (valueSpans.length < 2 || valueSpans.length !== places.length) return undefined
  const isPaired = RESPECTIVELY.test(text) || (isList(text, valueSpans) && isList(text, places))
  return isPaired ? places.map(stated) : undefined
}

const RESPECTIVELY = /\brespectively\b/i

/** "A, B and C have 5, 6 and 7 million people respectively, and all of them grew by 5%": the first list is paired by itself. */
function firstPairs(
  text: string,
  valueSpans: readonly Span[],
  places: readonly PlaceMention[],
): Owner[] {
  const until = RESPECTIVELY.exec(text)?.index
  if (until === undefined) return []
  const listed = valueSpans.filter(({ end }) => end <= until)
  const own = places.filter(({ end }) => end <= (listed[0]?.start ?? 0))
  return listed.length > 1 && listed.length === own.length ? own.map(stated) : []
}

function stated(place: PlaceMention): Owner {
  return { place, ground: "stated", rivals: [] }
}

/** What may stand between "5%" and the place it is of: "of GDP in", "for", "last year in". */
const TO_PLACE =
  /^(?:\s+(?:of\s+(?:its\s+|the\s+|their\s+)?(?:gdp|gross domestic product|labou?r force|workforce|population|people|adults)|people|years?|children|inhabitants|births?|a\s+year))?(?:\s+(?:recorded|registered|seen|posted|reported|observed))?\s*,?\s+(?:of\s+(?:that|those)\s+)?(?:back\s+home\s+|over\s+there\s+|only\s+)?(?:in|for|of|across|among)\s+(?:all\s+of\s+)?(?:the\s+|neighbou?ring\s+|nearby\s+)?$/i
/** What may stand between a place and its figure: "Italy's ($2.38 trillion", "Uganda: 5.3%", "Japan 236%", "China, with 1.01". */
const TO_FIGURE =
  /^['’]?s?\s*(?:[:(,–—=-]\s*|\s(?:rate|figure|level|share|total)\s+of\s+|\bat\s+|\bwith\s+|,\s+(?:at|with|on)\s+|\bby\s+)?(?:(?:about|around|just|only|nearly|almost|some|over|under|mere|an?|the|more\s+than|less\s+than|up\s+to)\s+)*[(]?$/i

/** The place that stands at a figure as its owner: "5% in Ghana", "Ghana's 5%", "Ghana (5%)". */
function directOwner(
  text: string,
  valueSpans: readonly Span[],
  at: number,
  actors: readonly Actor[],
): PlaceMention | undefined {
  const figure = valueSpans[at]
  if (!figure) return undefined
  const named =
    findComparedWith(text, figure, actors) ??
    findNamedBeside(text, figure, valueSpans[at - 1], actors)
  if (named) return named
  const label = labelBefore(text, figure, valueSpans[at - 1], actors)
  const isLoose = label !== undefined && text.slice(label.place.end, figure.start).includes(",")
  if (label && !isLoose) return label.place
  const after = ownerBehind(text, figure, valueSpans[at + 1], actors)
  if (after) return after
  return label && isFreeLabel(text, label, { figure, last: valueSpans[at - 1] })
    ? label.place
    : undefined
}

/** "higher than the 3.9% in", "well above the 30.6". */
export const COMPARED_FIGURE =
  /\b(?:than|above|below|beneath|exceed(?:s|ed|ing)?|ahead\s+of|behind|short\s+of|against)\s+the\s+(?:US)?[$€£¥]?$/i
const IN_PLACE = /^[^.;:\d]{0,70}\b(?:in|of|for|across)\s+(?:the\s+)?$/i

/** "above the 30.6 on the other side of the island, in the Dominican Republic": of the place behind, and not of the first. */
function findComparedWith(
  text: string,
  figure: Span,
  actors: readonly Actor[],
): PlaceMention | undefined {
  if (!COMPARED_FIGURE.test(text.slice(0, figure.start))) return undefined
  const after = actors.find(({ place }) => place.start >= figure.end)?.place
  const gap = text.slice(figure.end, after?.start).replace(/^\s+per\s+[\d,]+/i, "")
  return after && IN_PLACE.test(gap) ? after : undefined
}

const BESIDE =
  /^,\s+(?:which|where|whose)\s+(?:[\p{L}’'-]+\s+){0,5}[\p{L}’'-]+(?:,\s+(?:at|with))?\s+(?:(?:about|around|only|just|nearly|almost|some|over|under|an?|the)\s+)*[$€£¥]?$/iu

/** "ahead of Tunisia, which managed 2.5%", "than in Peru, where the rate was 7%": said of the place just named. */
function findNamedBeside(
  text: string,
  figure: Span,
  last: Span | undefined,
  actors: readonly Actor[],
): PlaceMention | undefined {
  const place = actors.findLast((actor) => actor.place.end <= figure.start)?.place
  if (!place || place.kind === "group" || (last && last.end > place.start)) return undefined
  return BESIDE.test(text.slice(place.end, figure.start)) ? place : undefined
}

/** "Italy's ($2.38 trillion", "Uganda: 5.3%": the last place before a figure, where nothing stands between. */
function labelBefore(
  text: string,
  figure: Span,
  last: Span | undefined,
  actors: readonly Actor[],
): Actor | undefined {
  const label = actors.filter(({ place }) => place.end <= figure.start).at(-1)
  if (!label || (last && last.end > label.place.start)) return undefined
  return TO_FIGURE.test(text.slice(label.place.end, figure.start)) ? label : undefined
}

/** "84.0 years in Italy, 78.9": the comma ends what was said of Italy; so it does in "poorer than Ghana, 6.0". */
function isFreeLabel(
  text: string,
  { place, role }: Actor,
  { figure, last }: { figure: Span; last: Span | undefined },
): boolean {
  if (/\b(?:with|at|on)\b/i.test(text.slice(place.end, figure.start))) return true
  const isTaken = last !== undefined && TO_PLACE.test(text.slice(last.end, place.start))
  return role === "subject" && !isTaken
}

/** "5% in Ghana"; in "in the US it's 11%, in Pakistan 10%" the second place is that of the next figure. */
function ownerBehind(
  text: string,
  figure: Span,
  next: Span | undefined,
  actors: readonly Actor[],
): PlaceMention | undefined {
  const after = actors.find(({ place }) => place.start >= figure.end)?.place
  if (!after) return undefined
  const gap = text.slice(figure.end, after.start)
  const isNext = gap.includes(",") && next && TO_FIGURE.test(text.slice(after.end, next.start))
  return isNext !== true && leadsTo(after, gap) ? after : undefined
}

/** "5% in Ghana", "25.9% of Nigeria's", "$36,200 here". */
function leadsTo(place: PlaceMention, gap: string): boolean {
  const { possessive } = place
  if ("ground" in place && !possessive && /^\s+$/.test(gap)) return true
  return possessive ? /^\s+of\s+(?:the\s+)?$/i.test(gap) : TO_PLACE.test(gap)
}

function ownerAt(scene: Scene, at: number, before: readonly Owner[]): Owner {
  const figure = scene.valueSpans[at] ?? { start: 0, end: 0 }
  const direct = scene.direct[at]
  if (direct) return stated(direct)
  const clause = scene.clauses.findLast(({ start }) => start <= figure.start)
  const brackets = bracketsAround(scene.text, figure)
  const free = freeSubjects(scene, at).filter(
    ({ place }) =>
      (bracketsAround(scene.text, place)?.start ?? -1) === -1 || inside(brackets, place),
  )
  const own = free.filter(({ place }) => inside(clause, place))
  return (
    inOwnClause(scene, figure, own) ??
    ofFigureBefore(scene, at, before) ??
    goneOn(scene, at, free, before) ??
    carriedOwner(scene, figure, free)
  )
}

function inside(span: Span | undefined, place: Span): boolean {
  return span !== undefined && place.start >= span.start && place.end <= span.end
}

/** Subjects that are not part of a comparison and not the owner of a later figure alone. */
function freeSubjects(
  { text, actors, direct, valueSpans: valueSpans }: Scene,
  at: number,
): Actor[] {
  return actors.filter(({ place, role }) => {
    if (role !== "subject") return false
    const k = direct.indexOf(place)
    if (k === -1) return true
    // "5.0% in Indonesia, 5.1% in Vietnam": what was said of another is over.
    const owned = valueSpans[k]
    return (
      k < at &&
      owned !== undefined &&
      place.end <= owned.start &&
      !isComparedWith(text.slice(0, place.start))
    )
  })
}

/** The subject of the figure's own clause: the one before the figure, else the one after it. */
function inOwnClause(
  { text, hasContext, valueSpans: valueSpans }: Scene,
  figure: Span,
  own: readonly Actor[],
): Owner | undefined {
  const last = valueSpans[valueSpans.indexOf(figure) - 1]
  const before = own.filter(({ place }) => place.end <= figure.start).map(({ place }) => place)
  const after = own.filter(({ place }) => place.start >= figure.end).map(({ place }) => place)
  const subject = subjectAmong(text, before)
  // "The former had 7.6% in 2023, the latter 2.6%": each figure has a subject of its own.
  const since = before.filter(({ start }) => start >= (last?.end ?? 0))
  if (subject && last && since.length === 1 && since[0] === subject) return stated(subject)
  if (subject) return asOwner(subject, before)
  const [next] = after
  if (!next || (hasContext && before.length === 0 && !isFronted(text, figure, next)))
    return undefined
  return asOwner(next, after)
}

/** The possessor, else the place nearest: "In Europe's south, Greece's rate was". */
function subjectAmong(text: string, before: readonly PlaceMention[]): PlaceMention | undefined {
  const [first] = before
  const last = before.at(-1)
  if (!first || !last || first === last) return last
  return /[,;:.]\s*(?:[\w\s,]{0,20}\s)?its\b[^;:.]*$/i.test(text.slice(first.end)) ? first : last
}

/** "Growth of 5% was reached by Ghana", "a 5% rise for Ghana": the figure leads up to the place. */
function isFronted(text: string, figure: Span, next: PlaceMention): boolean {
  return /^[^,;:.]{0,40}\b(?:in|for|of|by|from)\s+(?:the\s+)?$/i.test(
    text.slice(figure.end, next.start),
  )
}

/** "15% of Kenyans; by 2023, 76%": what has nothing but a time of its own is said of the place of the figure before. */
const ONLY_TIME =
  /^[^.;:,]{0,40}[;,]\s+(?:and\s+|but\s+)?(?:by|in)\s+(?:19|20)\d\d,?\s+(?:(?:about|around|just|only|nearly|almost|some|over|under)\s+)*[$€£¥]?$/i

function ofFigureBefore(
  { text, actors, valueSpans }: Scene,
  at: number,
  owners: readonly Owner[],
): Owner | undefined {
  const [figure, last, owner] = [valueSpans[at], valueSpans[at - 1], owners[at - 1]]
  if (!figure || !last || !owner?.place || !ONLY_TIME.test(text.slice(last.end, figure.start)))
    return undefined
  const isBetween = ({ start, end }: Span): boolean => start >= last.end && end <= figure.start
  const others = actors.filter(({ place }) => isBetween(place) && place !== owner.place)
  return others.length === 0 ? owner : undefined
}

/** A clause without a place goes on about the one before it. */
function goneOn(
  { valueSpans: valueSpans }: Scene,
  at: number,
  free: readonly Actor[],
  owners: readonly Owner[],
): Owner | undefined {
  const figure = valueSpans[at] ?? { start: 0, end: 0 }
  const before = free.filter(({ place }) => place.end <= figure.start).map(({ place }) => place)
  if (before.length === 0) return undefined
  const last = owners.findLast(({ place }) => place !== undefined && before.includes(place))?.place
  const chosen = last ?? before.at(-1)
  return chosen && asOwner(chosen, before)
}

/** The place spoken of before; where there is none, a place of the sentence. */
function carriedOwner(
  { actors, direct, hasContext }: Scene,
  _figure: Span,
  free: readonly Actor[],
): Owner {
  const all = actors.filter(({ role }) => role !== "scope").map(({ place }) => place)
  if (hasContext) {
    const shared = free.at(0)?.place
    return { place: undefined, ground: "carried", rivals: shared ? [shared] : [] }
  }
  const subject =
    free[0]?.place ??
    actors.find(({ role, place }) => role === "subject" && direct.includes(place))?.place
  const place = subject ?? all[0]
  return place ? asOwner(place, all) : { place: undefined, ground: "carried", rivals: [] }
}

/** A place as an owner that is stated where no other country of the sentence could be meant. */
function asOwner(place: PlaceMention, all: readonly PlaceMention[]): Owner {
  const rivals = all.filter(({ code }) => code !== place.code).toReversed()
  return { place, ground: rivals.length === 0 ? "stated" : "contested", rivals }
}
