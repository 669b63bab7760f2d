import { getMeasure } from "#factcheck/read-text.ts"

import { isYearlyRate } from "../../compute/figure-kinds.ts"
import { REFUSALS } from "../../present/refusals.ts"
import {
  findCount,
  undecided,
  type KnownParts,
  type QuestionParts,
  type Undecided,
} from "../parts.ts"
import type { AnswerOperation } from "../question.ts"
import type { ResolvedPeriods } from "./resolve-periods.ts"

type Rule = readonly [
  fits: (parts: QuestionParts, known: KnownParts) => boolean,
  decide:
    AnswerOperation | ((parts: QuestionParts, known: KnownParts) => AnswerOperation | Undecided),
]

/** Which operation marks add up to: the first rule that fits decides. */
const OPERATION_RULES: readonly Rule[] = [
  [({ has }) => has("overtakes"), decideOvertaking],
  [
    (parts, { bound, groups, places }) =>
      bound !== null && groups.length === 0 && places.length === 1 && isStatementAsked(parts),
    "truth",
  ],
  [
    ({ text, has }, { places, groups, bound, periods }) =>
      has("times") &&
      places.length === 1 &&
      groups.length === 0 &&
      bound === null &&
      isSpan(periods) &&
      !/\{(?:below|down)\}/.test(text),
    decideRatioOfYears,
  ],
  [({ has }) => has("times") || has("difference") || has("gap"), decideRatio],
  [
    ({ text, has }, { places, groups }) =>
      FACTOR.test(text) && has("when") && places.length === 1 && groups.length === 0,
    (_parts, { periods }) =>
      periods.years?.from == null ? undecided(REFUSALS.multipleOfWhat) : "first-time",
  ],
  // "BRICS by life expectancy, highest first".
  [
    ({ text }, { groups, bound }) =>
      groups.length > 0 &&
      bound === null &&
      /\{(?:highest|lowest|most|least|best|worst)\}(?: \{(?:longest|fastest)\})? \{first\}/.test(
        text,
      ),
    "rank",
  ],
  [
    ({ has }) => has("count"),
    (_parts, { bound }) => (bound ? "count" : undecided(REFUSALS.countOfWhich)),
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
    ({ text }, { end, places, groups }) =>
      /\{which-/.test(text) && end !== null && places.length === 0 && groups.length === 1,
    "extreme",
  ],
  [
    (_parts, { bound, groups, places }) =>
      bound !== null && (groups.length > 0 || places.length === 0),
    // "Of the BRICS, how many saw output fall".
    ({ text }, { groups }) => (groups.length > 0 && HOW_MANY.test(text) ? "count" : "filter"),
  ],
  [(_parts, { bound, places }) => bound?.against.kind === "place" && places.length >= 1, "compare"],
  [
    (parts, { end, groups, places }) =>
      parts.has("share") &&
      places.length === 2 &&
      groups.length === 0 &&
      end === null &&
      canBeHeldUp(parts),
    "ratio",
  ],
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
  [
    // Growth of several years in all is a change of the level.
    ({ has, measure }, { end, places, groups, periods }) =>
      has("sum") &&
      !has("mean") &&
      end === null &&
      isYearlyRate(measure) &&
      isSpan(periods) &&
      places.length === 1 &&
      groups.length === 0,
    "change",
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
      isChange(parts, periods) &&
      places.length + groups.length === 1 &&
      (groups.length === 0 || !isPlural(parts)),
    "change",
  ],
  [
    (_parts, { places, bound }) => places.length === 1 && bound?.against.kind === "value",
    () => undecided(REFUSALS.whatToTell),
  ],
  [
    // The years of one country can all be named: of a group each has to be one figure.
    (_parts, { places, groups, periods }) =>
      places.length === 0 && groups.length === 1 && isSpan(periods),
    () => ({
      ...undecided(REFUSALS.averageOrChange, true),
      instead: (asked) => [`average ${asked}`, `change in ${asked}`],
    }),
  ],
  [
    (parts, { places }) => parts.has("share") && places.length < 2 && canBeShared(parts),
    () => undecided(REFUSALS.shareOfWhat),
  ],
  [
    ({ text }, { groups }) => groups.length > 0 && /^(?:which|who)\b/.test(text),
    () => undecided(REFUSALS.whichOfThem),
  ],
  [(_parts, { places, groups }) => places.length + groups.length === 1, "value"],
]

export function decideOperation(
  parts: QuestionParts,
  known: KnownParts,
): AnswerOperation | Undecided {
  const rule = OPERATION_RULES.find(([fits]) => fits(parts, known))
  if (rule === undefined) return missingPlace()
  const [, decide] = rule
  return typeof decide === "string" ? decide : decide(parts, known)
}

/** How many of them, where it is not people that are counted. */
const HOW_MANY = /\bhow many\b(?! (?:people|persons|inhabitants|\{m:population\}))/

/** "Doubled", "halved". */
const FACTOR = /\{(?:multiplied|divided)-\d\}/

/** Of one span the last year is compared with the first; of two times the question has to say which with which. */
function decideRatioOfYears({ text, has, periods }: QuestionParts): AnswerOperation | Undecided {
  const isPlain = !["mean", "median", "sum", "highest", "lowest", "best", "worst"].some(has)
  const isRead = periods.length === 1 || (periods.length === 2 && has("over-year"))
  return isPlain && isRead && !/\{compare\}/.test(text) ? "ratio" : undecided(REFUSALS.ratioOfYears)
}

function decideRatio(
  parts: QuestionParts,
  { places, bound }: KnownParts,
): AnswerOperation | Undecided {
  const named = places.length + (bound?.against.kind === "place" ? 1 : 0)
  if (named !== 2) return undecided(REFUSALS.twoCountriesCompared)
  return parts.has("times") ? "ratio" : "compare"
}

/** When one country passed another, or whether it did. */
function decideOvertaking(
  parts: QuestionParts,
  { places, groups, bound }: KnownParts,
): AnswerOperation | Undecided {
  if (bound?.against.kind !== "place" || places.length !== 1 || groups.length > 0)
    return undecided(REFUSALS.twoCountriesOvertaking)
  if (["when", "first", "last"].some(parts.has)) return "first-time"
  return asksWhether(parts) ? "truth" : undecided(REFUSALS.whenOrWhether)
}

function isMeanOrSum(
  { has }: QuestionParts,
  { end, places, groups, periods }: KnownParts,
): boolean {
  if (!["mean", "sum", "median"].some(has) || end !== null || places.length >= 2) return false
  return groups.length > 0 || isSpan(periods)
}

export function isSpan({ years }: ResolvedPeriods): boolean {
  return years !== null && years.from !== years.to
}

/** Whether one country's figure can be given as a part of another's. */
function canBeHeldUp({ measure }: QuestionParts): boolean {
  const kind = getMeasure(measure)?.kind
  return kind !== "share" && kind !== "rate" && kind !== "index" && kind !== "years"
}

/** A yes or a no is asked for: the question begins with its verb, or turns it as French does. */
export function asksWhether({ text, has }: QuestionParts): boolean {
  if (/^(?:so |and )?(?:is|are|was|were|did|does|do|has|have|had)\b/.test(text)) return true
  const asksElse = /\b(?:which|what|who|where|how)\b/.test(text)
  if (VERB_AFTER_TOPIC.test(text)) return !asksElse && !ASKED_OF_TOPIC.some(has)
  return has("truth") && !asksElse && !["when", "count", "times", "change"].some(has)
}

/** "Niger: did it …?", "In 2020, was …?": the place or the time stands before the question. */
const VERB_AFTER_TOPIC =
  /^(?:(?:(?:in|for|of|during|on|the|and|so) )*\{[@~]\w\} )+(?:is|are|was|were|did|does|do|(?:has|have|had)(?! \{m:))\b/

const ASKED_OF_TOPIC = ["when", "first", "last", "count", "times", "difference"]

/** "Inflation in Ghana was above 10% in 2022?": a statement with a question mark. */
function isStatementAsked({ text, has }: QuestionParts): boolean {
  const asksElse = /\b(?:which|what|who|where|how)\b/.test(text)
  return has("asked") && !asksElse && !ASKED_OTHERWISE.some(has)
}

const ASKED_OTHERWISE = [
  "when",
  "first",
  "last",
  "count",
  "times",
  "difference",
  "change",
  "share",
  "points",
  "percent",
]

function missingPlace(): Undecided {
  return {
    ...undecided(REFUSALS.noPlace, true),
    instead: (asked) => [`${asked} in the world`, `${asked} in Africa`],
  }
}

export function isPlural({ text }: QuestionParts): boolean {
  return /\b(?:countries|nations|economies|states|members)\b|\{economies\}(?! in the world$)/.test(
    text.replace("{economies}", ""),
  )
}

/** Only of a measure that adds up over places can a place have a share; of an indicator that is found by name its unit tells. */
function canBeShared({ measure }: QuestionParts): boolean {
  const kind = getMeasure(measure)?.kind
  if (kind === undefined) return true
  return kind === "money" || kind === "people" || kind === "count"
}

function isChange({ has, measure }: QuestionParts, { years }: ResolvedPeriods): boolean {
  if (has("change") || has("points")) return true
  // "Growth of the labour force" is counted from the year before.
  if (has("up") || has("down")) return true
  // "Internet users 2017, in percent": a share of one year is in per cent itself.
  const kind = getMeasure(measure)?.kind
  const isInPercent = (kind === "share" || kind === "rate") && years?.from === years?.to
  return has("percent") && years !== null && !isInPercent
}

function decideTruth(parts: QuestionParts, known: KnownParts): AnswerOperation | Undecided {
  const { places, groups, bound } = known
  if (places.length + groups.length === 0) return missingPlace()
  if (bound !== null && groups.length > 0 && places.length !== 1) return "filter"
  if (isHeldAgainst(parts, known)) return "truth"
  return undecided(REFUSALS.heldAgainstWhat)
}

/** Whether something is said that a country's figures can be compared with. */
function isHeldAgainst(
  { has, text }: QuestionParts,
  { places, bound, end, periods }: KnownParts,
): boolean {
  if (bound !== null) return true
  if (places.length === 2) return /\{above\}|\{below\}/.test(text)
  if (places.length !== 1) return false
  // Without a year the newest one is held against the year before.
  return end !== null || ((has("up") || has("down")) && periods.partOfYear === null)
}
