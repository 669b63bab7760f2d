import { listNeighbours, type CountryGroup } from "#domain/places/groups.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import type { AskedQuantity } from "./mentions.ts"
import type { Marked } from "./marks.ts"
import { readLetter } from "./marks.ts"
import type { AskedPlace, Bound, End, AnswerOperation, Question } from "./question.ts"
import type { NameMeaning } from "./place-names.ts"
import { resolvePeriods, type ResolvedPeriods } from "./resolve-periods.ts"
import { isBetterHigh } from "./polarity.ts"

/** What of a question could not be decided: a sentence for the reader, with what may be asked instead. */
export type Undecided = { message: string; isAmbiguous: boolean; alternatives: readonly string[] }

type Parts = Marked & {
  measure: string
  /** Whether a mark stands in the text. */
  has: (mark: string) => boolean
}

/** The question that marks add up to, or what is missing in it. */
export function decideQuestion(
  marked: Marked,
  measure: string,
  asOf: string,
): Question | Undecided {
  const parts: Parts = { ...marked, measure, has: (mark) => marked.text.includes(`{${mark}}`) }
  const bound = findBound(parts)
  const scope = readScope(parts, bound)
  const periods = readPeriods(parts, asOf)
  if ("message" in periods) return periods
  if (/\{than\} \{@\w\}/.test(marked.text) && bound === null && scope.groups.length > 1)
    return undecided("No publisher's figure is held of that group to hold others against.")
  const end = readEnd(parts)
  if (end === "unclear")
    return undecided(`Say "highest" or "lowest": which end is the best is not plain here.`)
  const operation = decideOperation(parts, { ...scope, bound, end, periods })
  if (typeof operation !== "string") return operation
  const unused = findUnused(operation, scope)
  if (unused !== undefined) return unused
  const sides = decideSides(parts, operation)
  return {
    operation,
    measure,
    ...readCompared(operation, scope, bound),
    groups: scope.groups,
    without: scope.without,
    years: periods.years,
    partOfYear: periods.partOfYear,
    overtakes: parts.has("overtakes"),
    end: end ?? SIDE_ENDS[sides ?? "none"],
    count: findCount(parts, bound),
    inPercent: parts.has("percent"),
    over: decideOver(parts, scope),
    span: readSpan(parts),
    direction: readDirection(parts),
    isLast: parts.has("last") || (parts.has("overtakes") && !parts.has("first")),
  }
}

const OF_GROUPS: readonly AnswerOperation[] = ["extreme", "filter", "count", "average", "value"]

/** Countries that would be left out of the answer: "the poorest neighbours of Germany and France". */
function findUnused(operation: AnswerOperation, { places, groups }: Scope): Undecided | undefined {
  const isMixed = groups.length > 0 && places.length > 0 && OF_GROUPS.includes(operation)
  return isMixed || (operation === "rank" && places.length > 1)
    ? undecided("Name countries or a group of them, not both.")
    : undefined
}

/** Of a ratio the second country is what the first is held against, however they are named. */
function readCompared(
  operation: AnswerOperation,
  { places }: Scope,
  bound: Bound | null,
): Pick<Question, "places" | "bound"> {
  const [first, second] = places
  if (operation !== "ratio" || bound !== null || first === undefined || second === undefined)
    return { places, bound }
  return {
    places: [first],
    bound: { side: "above", orEqual: false, against: { kind: "place", code: second.code } },
  }
}

/** What a question names of itself, before it is decided what it asks for. */
export type NamedParts = Scope & ResolvedPeriods & Pick<Question, "bound" | "count" | "end">

/** Places, times, bounds and the like that a question names; for one that goes on from another. */
export function readNamedParts(
  marked: Marked,
  measure: string,
  asOf: string,
): NamedParts | Undecided {
  const parts: Parts = { ...marked, measure, has: (mark) => marked.text.includes(`{${mark}}`) }
  const bound = findBound(parts)
  const periods = readPeriods(parts, asOf)
  if ("message" in periods) return periods
  const end = readEnd(parts)
  return {
    ...readScope(parts, bound),
    ...periods,
    bound,
    count: findCount(parts, bound),
    end: end === "unclear" ? null : end,
  }
}

/** The years, the month or the quarter of a question; "monthly" alone is the newest month. */
function readPeriods({ periods, text, has }: Parts, asOf: string): ResolvedPeriods | Undecided {
  const resolved = resolvePeriods(periods, asOf, { isAfter: /\bafter\b/.test(text) })
  if ("message" in resolved) return undecided(resolved.message)
  const frequency = FREQUENCIES.find(has)
  if (frequency === undefined) return resolved
  const { years, partOfYear } = resolved
  if (years !== null)
    return undecided("Name the month or the quarter that is meant, for instance March 2022.", true)
  if (partOfYear === null) return { years, partOfYear: { frequency, index: null } }
  return partOfYear.frequency === frequency
    ? resolved
    : undecided("Say whether months or quarters are meant.", true)
}

const FREQUENCIES = ["monthly", "quarterly"] as const

/** Of two that are compared, "lower" puts the lower one first. */
const SIDE_ENDS = { above: "highest", below: "lowest", none: null } as const

function readSpan({ has }: Parts): Question["span"] {
  if (has("every")) return "every-year"
  return has("ever") ? "ever" : null
}

function readDirection({ has }: Parts): Question["direction"] {
  if (has("up")) return "up"
  return has("down") ? "down" : null
}

type Scope = {
  places: AskedPlace[]
  groups: CountryGroup[]
  without: string[]
}

/** Countries and groups of the question, the place that figures are held against left out. */
function readScope({ text, names }: Parts, bound: Bound | null): Scope {
  const scope: Scope = { places: [], groups: [], without: [] }
  const referenceCode = bound?.against.kind === "place" ? bound.against.code : null
  for (const match of text.matchAll(/(\{(?:without|neighbours|than)\} )?\{@(\w)\}/g)) {
    const [, lead = "", letter = ""] = match
    const name = names[readLetter(letter)]
    if (name === undefined) continue
    if (lead.includes("than") && findReference(name) === referenceCode) continue
    if (lead.includes("without")) scope.without.push(...listCodes(name))
    else if (lead.includes("neighbours")) scope.groups.push(...listNeighbourGroups(name))
    else addName(scope, name)
  }
  // "How many times the GDP of Kenya is that of Ghana?" divides the second by the first.
  if (DIVIDES_SECOND.test(text)) scope.places.reverse()
  return scope
}

const DIVIDES_SECOND = /^[^@]*\{times\}[^@]*\{@\w\}[^@]*\b(?:is|was|are|were)\b[^@]*\{@\w\}[^@]*$/

function addName({ groups, places }: Scope, name: NameMeaning): void {
  if (name.kind === "group") groups.push(name.group)
  if (name.kind !== "country" && name.kind !== "aggregate") return
  if (!places.some(({ code }) => code === name.code))
    places.push({ code: name.code, name: name.name })
}

function listCodes(name: NameMeaning): readonly string[] {
  if (name.kind === "group") return name.group.members
  return name.kind === "country" ? [name.code] : []
}

function listNeighbourGroups(name: NameMeaning): CountryGroup[] {
  if (name.kind !== "country") return []
  return [
    {
      id: `neighbours-${name.code}`,
      name: `the neighbours of ${name.name}`,
      says: [],
      members: listNeighbours(name.code),
      place: null,
      source: "Country table: borders on land",
      asOf: "2026-11",
    },
  ]
}

/** What figures are held against: "above 20%", "more than in Ghana", "shrank". */
function findBound(parts: Parts): Bound | null {
  return findNumber(parts) ?? findPlaceBound(parts) ?? findSign(parts)
}

const SIDE_THEN_NUMBER =
  /\{(?<side>above|below)\}(?<equal> \{equal\})?(?: (?:a|an|the|of|about|by|some|to|in|mark|people|\{(?:up|down)\}))* \{%(?<number>\w)\}/
const NUMBER_THEN_SIDE =
  /\{%(?<number>\w)\} (?:people |inhabitants )?(?<equal>or) (?:\{(?<side>above|below)\})/

function findNumber({ text, quantities }: Parts): Bound | null {
  const groups = (SIDE_THEN_NUMBER.exec(text) ?? NUMBER_THEN_SIDE.exec(text))?.groups
  const quantity = groups && quantities[readLetter(groups["number"] ?? "z")]
  if (!quantity) return null
  return {
    side: groups["side"] === "below" ? "below" : "above",
    orEqual: groups["equal"] !== undefined,
    against: { kind: "value", value: quantity.value, unit: quantity.unit },
  }
}

function findPlaceBound({ text, names }: Parts): Bound | null {
  // "How many times as many as Ghana" names the other one without a word for more.
  const place =
    /\{(above|below)\}[^%]*?\{than\} \{@(\w)\}/.exec(text) ??
    /\{(times|difference)\}.*?\{than\} \{@(\w)\}/.exec(text)
  const name = place && names[readLetter(place[2] ?? "z")]
  const code = name ? findReference(name) : undefined
  if (!place || code === undefined) return null
  return {
    side: place[1] === "below" ? "below" : "above",
    orEqual: false,
    against: { kind: "place", code },
  }
}

function findSign({ text, measure }: Parts): Bound | null {
  const sign = /\{(negative|positive)\}/.exec(text)?.[1]
  if (sign === undefined || isLevelOfMoney(measure)) return null
  return {
    side: sign === "negative" ? "below" : "above",
    orEqual: false,
    against: { kind: "value", value: 0, unit: "percent" },
  }
}

/** The place whose figure others are held against: of a group the publishers' own. */
function findReference(name: NameMeaning): string | undefined {
  if (name.kind === "country" || name.kind === "aggregate") return name.code
  return name.kind === "group" ? (name.group.place ?? undefined) : undefined
}

function isLevelOfMoney(measure: string): boolean {
  return getMeasure(measure)?.kind === "money"
}

function readEnd({ has, measure, text }: Parts): End | "unclear" | null {
  if (has("best") || has("worst")) {
    const isHigh = isBetterHigh(measure)
    if (isHigh === undefined) return "unclear"
    return has("best") === isHigh ? "highest" : "lowest"
  }
  if (has("highest")) return "highest"
  if (has("lowest")) return "lowest"
  // "More urban" of two is an order as well as "most urban" of many.
  if (/\{most\}/.test(text)) return "highest"
  return has("least") ? "lowest" : null
}

type Known = Scope & { bound: Bound | null; end: End | null; periods: ResolvedPeriods }
type Rule = readonly [
  fits: (parts: Parts, known: Known) => boolean,
  decide: AnswerOperation | ((parts: Parts, known: Known) => AnswerOperation | Undecided),
]

/** Which operation marks add up to: the first rule that fits decides. */
const OPERATION_RULES: readonly Rule[] = [
  [({ has }) => has("overtakes"), decideOvertaking],
  [({ has }) => has("times") || has("difference"), decideRatio],
  [
    ({ has }) => has("count"),
    (_parts, { bound }) =>
      bound
        ? "count"
        : undecided("Say which countries are to be counted, for instance those above 20%."),
  ],
  [
    ({ has }, { bound, places }) =>
      bound?.against.kind === "value" && places.length === 1 && ["first", "last", "when"].some(has),
    "first-time",
  ],
  [
    ({ text }, { places, bound }) =>
      places.length === 2 && bound === null && / or (?:the |in |that of )*\{@\w\}/.test(text),
    "compare",
  ],
  [asksWhether, decideTruth],
  [({ has }, { groups }) => has("rank") || (has("top") && groups.length > 0), "rank"],
  [({ has }, { end, places }) => has("when") && end !== null && places.length === 1, "extreme"],
  [
    (_parts, { bound, groups, places }) =>
      bound !== null && (groups.length > 0 || places.length === 0),
    "filter",
  ],
  [(_parts, { bound, places }) => bound?.against.kind === "place" && places.length >= 1, "compare"],
  [({ has }, { end, places }) => places.length >= 2 && (has("compare") || end !== null), "compare"],
  [
    (parts, { groups, places }) =>
      parts.has("share") && places.length === 1 && groups.length === 1 && canBeShared(parts),
    "ratio",
  ],
  [
    (parts, { groups, places }) =>
      parts.has("share") && places.length === 0 && groups.length === 2 && canBeShared(parts),
    "ratio",
  ],
  [isMeanOrSum, "average"],
  [
    ({ text }, { end, groups, places }) =>
      end === null && groups.length > 0 && places.length === 0 && /\bby (?:the )?\{m:/.test(text),
    "rank",
  ],
  [
    (_parts, { end, groups, places }) => end !== null && (groups.length > 0 || places.length === 0),
    (parts, { bound }) =>
      findCount(parts, bound) !== null || isPlural(parts) ? "rank" : "extreme",
  ],
  [(_parts, { end, places }) => end !== null && places.length === 1, "extreme"],
  [(_parts, { places }) => places.length >= 2, "compare"],
  [
    (parts, { places, groups, periods }) =>
      isChange(parts, periods) && places.length + groups.length === 1,
    "change",
  ],
  [
    (_parts, { places, bound }) => places.length === 1 && bound?.against.kind === "value",
    () =>
      undecided("Ask which countries, when first, or whether: it is not plain what is to be told."),
  ],
  [
    (_parts, { places, groups, periods }) => places.length + groups.length === 1 && isSpan(periods),
    () => undecided("Of several years, say whether the average or the change is meant.", true),
  ],
  [
    (parts, { places }) => parts.has("share") && places.length < 2 && canBeShared(parts),
    () => undecided("Say whose share of which group is meant, for instance Nigeria's in Africa."),
  ],
  [
    ({ text }, { groups }) => groups.length > 0 && /^(?:which|who)\b/.test(text),
    () => undecided("Say which of them are meant, for instance the highest or those above 20%."),
  ],
  [(_parts, { places, groups }) => places.length + groups.length === 1, "value"],
]

function decideOperation(parts: Parts, known: Known): AnswerOperation | Undecided {
  const rule = OPERATION_RULES.find(([fits]) => fits(parts, known))
  if (rule === undefined) return missingPlace()
  const [, decide] = rule
  return typeof decide === "string" ? decide : decide(parts, known)
}

function decideRatio(parts: Parts, { places, bound }: Known): AnswerOperation | Undecided {
  const named = places.length + (bound?.against.kind === "place" ? 1 : 0)
  if (named !== 2) return undecided("Name the two countries to be compared.")
  return parts.has("times") ? "ratio" : "compare"
}

/** When one country passed another, or whether it did. */
function decideOvertaking(
  parts: Parts,
  { places, groups, bound }: Known,
): AnswerOperation | Undecided {
  if (bound?.against.kind !== "place" || places.length !== 1 || groups.length > 0)
    return undecided("Name the two countries of which one overtook the other.")
  if (["when", "first", "last"].some(parts.has)) return "first-time"
  return asksWhether(parts)
    ? "truth"
    : undecided("Ask when one country overtook the other, or whether it did.")
}

function isMeanOrSum({ has }: Parts, { end, places, groups, periods }: Known): boolean {
  if (!(has("mean") || has("sum")) || end !== null || places.length >= 2) return false
  return groups.length > 0 || isSpan(periods)
}

function isSpan({ years }: ResolvedPeriods): boolean {
  return years !== null && years.from !== years.to
}

/** A yes or a no is asked for: the question begins with its verb, or turns it as French does. */
function asksWhether({ text, has }: Parts): boolean {
  if (/^(?:so |and )?(?:is|are|was|were|did|does|do|has|have|had)\b/.test(text)) return true
  const asksElse = /\b(?:which|what|who|where|how)\b/.test(text)
  return has("truth") && !asksElse && !["when", "count", "times", "change"].some(has)
}

function missingPlace(): Undecided {
  return undecided(
    "Name a country or a group of countries, for instance Ghana or West Africa.",
    true,
  )
}

function isPlural({ text }: Parts): boolean {
  return /\b(?:countries|nations|economies|states|members)\b|\{economies\}(?! in the world$)/.test(
    text.replace("{economies}", ""),
  )
}

/** Only of a measure that adds up over places can a place have a share. */
function canBeShared({ measure }: Parts): boolean {
  const kind = getMeasure(measure)?.kind
  return kind === "money" || kind === "people" || kind === "count"
}

function isChange({ has }: Parts, { years }: ResolvedPeriods): boolean {
  if (has("change") || has("points")) return true
  // "Growth of the labour force" is counted from the year before.
  return has("up") || has("down") || (has("percent") && years !== null)
}

function decideTruth(parts: Parts, known: Known): AnswerOperation | Undecided {
  const { places, groups, bound } = known
  if (places.length + groups.length === 0) return missingPlace()
  if (bound !== null && groups.length > 0 && places.length !== 1) return "filter"
  if (isHeldAgainst(parts, known)) return "truth"
  return undecided(
    "Ask for a figure, or say what it is to be held against, for instance above 20%.",
  )
}

/** Whether something is said that a country's figures can be held against. */
function isHeldAgainst({ has, text }: Parts, { places, bound, end, periods }: Known): boolean {
  if (bound !== null) return true
  if (places.length === 2) return /\{above\}|\{below\}/.test(text)
  if (places.length !== 1) return false
  return end !== null || ((has("up") || has("down")) && periods.years !== null)
}

function decideSides({ text }: Parts, operation: AnswerOperation): "above" | "below" | null {
  if (operation !== "compare") return null
  return /\{below\}/.test(text) ? "below" : /\{above\}/.test(text) ? "above" : null
}

function decideOver({ has }: Parts, { places, groups }: Scope): Question["over"] {
  if (has("share") && places.length === 1 && groups.length === 1) return "share"
  if (has("share") && places.length === 0 && groups.length === 2) return "share"
  if (groups.length === 0) return has("mean") ? "mean" : has("sum") ? "sum" : null
  if (has("sum")) return "sum"
  if (has("mean")) return "mean"
  return null
}

/** How many of an order: "top 5", "the three largest"; a number that is a bound is none. */
function findCount({ text, quantities }: Parts, bound: Bound | null): number | null {
  for (const match of text.matchAll(/\{%(\w)\}/g)) {
    const quantity: AskedQuantity | undefined = quantities[readLetter(match[1] ?? "z")]
    if (quantity === undefined || !Number.isInteger(quantity.value)) continue
    if (bound?.against.kind === "value" && bound.against.value === quantity.value) continue
    if (quantity.value >= 1 && quantity.value <= 250 && quantity.unit !== "percent")
      return quantity.value
  }
  return null
}

function undecided(message: string, isAmbiguous = false): Undecided {
  return { message, isAmbiguous, alternatives: [] }
}

/** The name of a place by its code. */
export function placeName(code: string): string {
  return countryByCode(code)?.name ?? code
}
