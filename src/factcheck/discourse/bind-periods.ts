import { AND_BY_A_FURTHER } from "../claims/attach.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import type { ClaimPeriod, Ground, PeriodMention, Quantity, Span } from "../claims/claim-types.ts"

import { bracketsAround, splitClauses } from "./place-roles.ts"
import { comparedFigure } from "./period-roles.ts"

/** The time that stands at a figure, and whether it belongs to this figure alone, so that no other can have it. */
export type BoundPeriod = { period: PeriodMention | undefined; isOwn: boolean }

/** "deaths per 1,000 live births", "people per square kilometre", "kilotonnes": the unit behind a number. */
const UNIT =
  "(?:\\s*(?:people|years?|children|(?:live\\s+)?births|deaths|kilotonnes?|kt|Mt|t|(?:metric\\s+)?(?:tonnes?|tons)|kg|kilograms?|dollars|of\\s+gdp|a\\s+year))?"
const PER =
  "(?:\\s*(?:per|for\\s+every|for\\s+each|to\\s+the)\\s+(?:1,?000|100,?000|thousand|woman|head|person|capita|hectare|(?:us\\s+)?dollar|square\\s+kilomet(?:re|er)|sq\\s+km)(?:\\s+(?:live\\s+births|people|births|inhabitants))?)?"
const AFTER = new RegExp(
  `^[^\\d;:()]{0,3}?${UNIT}${PER}(?:\\s+for\\s+the\\s+first\\s+time)?,?\\s*(?:(?:back|all\\s+the\\s+way\\s+back|only|just)\\s+)?(?:in\\s+|for\\s+|of\\s+)?\\(?$`,
  "i",
)
/** "2015: 2.8%", "the rate of 2015 (2.8%". */
const BEFORE = /^\s*[:(]\s*[-−+$€£¥]?$/

/** "lower than in 2020, when it registered 96.0%", "since 2019, when growth came in at 6.5%": the year of the figure. */
const WHEN_IT_WAS =
  /,\s+when\s+(?:it|they|(?:the\s+|its\s+)?\p{L}+)\s+(?:[\p{L}’'-]+\s+){1,4}(?:(?:at|to|about|only|just|nearly|some)\s+)*[$€£¥]?$/iu

/** Whether a time stands before ", when it was" and the figure, which names no year of its own behind it. */
export function saysWhenItWas(text: string, { end }: Span, figure: Span): boolean {
  return (
    end <= figure.start &&
    WHEN_IT_WAS.exec(text.slice(end, figure.start))?.index === 0 &&
    !/^\s+(?:back\s+)?in\s+\d{4}\b/i.test(text.slice(figure.end))
  )
}

/**
 * Times that stand at one figure of several and belong to it alone: behind a figure compared with ("from 25.0% in
 * 2015") and in its brackets ("(2023: -0.4%)"). Other figures of the sentence cannot have them.
 */
export function bindPeriods(
  text: string,
  valueSpans: readonly Span[],
  periods: readonly PeriodMention[],
): BoundPeriod[] {
  const found: BoundPeriod[] = []
  for (const [k, figure] of valueSpans.entries()) {
    const bound = bindOne(text, valueSpans, periods, figure)
    found.push(bound.period ? bound : (parallel(text, valueSpans, found, k) ?? bound))
  }
  return found
}

/** "to 2.4% in 2024 from 4.3% in 2023, in Spain to 2.8% from 3.5%": the second pair has the times of the first. */
function parallel(
  text: string,
  valueSpans: readonly Span[],
  found: readonly BoundPeriod[],
  at: number,
): BoundPeriod | undefined {
  const leadAt = (k: number): string | undefined =>
    /\b(?:from|to)\s+[$€£¥]?$/i.exec(text.slice(0, valueSpans[k]?.start ?? 0))?.[0].toLowerCase()
  const isPair = (k: number): boolean => {
    const leads = new Set([leadAt(k)?.slice(0, 2), leadAt(k + 1)?.slice(0, 2)])
    return leads.has("fr") && leads.has("to")
  }
  const first = at % 2 === 0 ? at : at - 1
  if (first < 2 || !isPair(first) || !isPair(first - 2)) return undefined
  return [first - 2, first - 1]
    .filter((k) => leadAt(k) === leadAt(at))
    .map((k) => found[k])
    .find((one) => one?.period !== undefined)
}

const A_FURTHER = new RegExp(`${AND_BY_A_FURTHER}$`, "i")

function bindOne(
  text: string,
  valueSpans: readonly Span[],
  periods: readonly PeriodMention[],
  figure: Span,
): BoundPeriod {
  const brackets = bracketsAround(text, figure)
  const inside =
    brackets && periods.find(({ start, end }) => start >= brackets.start && end <= brackets.end)
  if (inside) return { period: inside, isOwn: true }
  const when = periods.findLast((period) => saysWhenItWas(text, period, figure))
  if (when) return { period: inYear(when), isOwn: true }
  const behind = periods.find(({ start }) => start >= figure.end)
  if (!behind || !AFTER.test(text.slice(figure.end, behind.start))) {
    const before = periods.find(
      ({ end }) => end <= figure.start && BEFORE.test(text.slice(end, figure.start)),
    )
    return { period: before, isOwn: false }
  }
  const word = /^(?:in|of|by|during|for)\s+/i.exec(text.slice(behind.start, behind.end))?.[0] ?? ""
  const isCompared = comparedFigure(text, behind.start + word.length, valueSpans) === figure
  // "contracted by 7.3%, and by a further 2% in 2023": the year of the second alone.
  const isFurther = A_FURTHER.test(text.slice(0, figure.start))
  // "twice the 33 percent of 2015": the year of that figure alone.
  const isOfIt = /^of\s/i.test(text.slice(behind.start)) && THE.test(text.slice(0, figure.start))
  // "19.8% in 2024, when it had been 25.5% in 2010": the year of the figure of such a clause.
  const isWhenClause = WHEN_IT_WAS.test(text.slice(0, figure.start))
  return { period: behind, isOwn: isCompared || isFurther || isOfIt || isWhenClause }
}

const THE = /\bthe\s+(?:(?:about|roughly|nearly)\s+)?(?:US)?[$€£¥]?$/i

/** The year that is named after "since", as a time of its own. */
function inYear(period: PeriodMention): PeriodMention {
  const { form } = period
  if (form.kind !== "since") return period
  return {
    ...period,
    form: { kind: "span", frequency: "yearly", from: form.from, to: form.from },
  }
}

/** Verbs and words of the present, the perfect tense ("has fallen") among them. */
const PRESENT =
  /\b(?:is|are|has|have|stands?|remains?|sits?|exceeds?|totals|amounts|owes?|spends?|manages|earns?|gets?|eats?|uses?|now|currently|today)\b|(?<=\b(?:\p{Ll}+|It))['’]s\s+(?=[\d$€£¥]|now|just|only|about)/u
const PAST = new RegExp(
  `\\b(?:was|were|had|did|stood|averaged|reached|hit|managed|${joinMoves({ tense: "stating" })})\\b`,
  "i",
)

/** Whether the clause around a figure speaks of the present: "debt is still 155% of GDP, but it was 210% in 2020". */
export function isPresentAt(text: string, { start, end }: Span): boolean {
  const clause = splitClauses(text).findLast((one) => one.start <= start)
  const words = text.slice(Math.min(clause?.start ?? 0, start), end)
  return PRESENT.test(words) && !PAST.test(words)
}

/** How sure it is that a figure has this time, where the sentence names several. */
export function groundOfPeriod(
  text: string,
  figure: Quantity | Span,
  period: PeriodMention,
  { bound, all }: { bound: BoundPeriod | undefined; all: readonly PeriodMention[] },
): Ground {
  if (isBeside(text, period)) return "contested"
  if (bound?.period === period) return "stated"
  // "has fallen since 2000, from 99": where it fell from.
  if (period.form.kind === "since" && /\bfrom\s+$/i.test(text.slice(0, figure.start)))
    return "stated"
  const others = all.filter((other) => other !== period)
  if (others.length === 0) return "stated"
  const clause = splitClauses(text).findLast(({ start }) => start <= figure.start)
  const isInside = ({ start, end }: Span): boolean =>
    clause !== undefined && start >= clause.start && end <= clause.end
  return isInside(period) && !others.some(isInside) ? "stated" : "contested"
}

/** "mid-2022", "the opening quarter of 2022", "the spring of 2022", "so far in 2022": what leads to a year of which only a part is meant. */
const PART_OF_YEAR =
  /\b(?:mid-?|early|late|(?:start|beginning|middle|turn)\s+of|(?:spring|summer|autumn|fall|winter)\s+of|(?:weeks|months)\s+(?:of|in)|(?:\p{L}+ing|first|second|third|fourth|same|last|final|latter|this|that|each|every|dry|rainy|lean|harvest)\s+(?:quarter|half|semester|trimester|season)\s+(?:of|in)|so\s+far\s+in|\d{1,2}M)\s*(?:the\s+)?(?:year\s+)?$/iu

/** "ended 2022 at 123 to the dollar": what was at the end. */
const ENDED = /\b(?:ended|closed|finished|began|started|opened)\s+(?:the\s+year\s+)?$/i

function isPartOfYear(text: string, { start, end, form }: PeriodMention): boolean {
  if (form.kind === "span" && form.frequency !== "yearly") return false
  const year = text.slice(start, end).search(/(?:19|20)\d\d\b/)
  if (year === -1) return false
  const before = text.slice(Math.max(0, start + year - 40), start + year)
  return (
    PART_OF_YEAR.test(before) || (ENDED.test(before) && /^\s+(?:at|on)\b/i.test(text.slice(end)))
  )
}

/** "until January 2025", "before the March 2024 devaluation", "in early 2024": a time near the one that is named. */
export function isBeside(text: string, mention: PeriodMention): boolean {
  const { start, end } = mention
  return (
    isPartOfYear(text, mention) ||
    /\b(?:until|till|before|prior\s+to|ahead\s+of)\s+(?:the\s+)?$/i.test(text.slice(0, start)) ||
    /^(?:(?:in\s+)?(?:early|late)[\s-]|until\s|till\s)/i.test(text.slice(start, end))
  )
}

/** "It shrank in both years, by 1.1% and 1.6%": the two years named last. */
const BOTH_YEARS = /\b(?:both|those|these|the\s+two|the\s+same\s+two)\s+years\b/i

/** For two figures of "both years" the years that the sentences before named, in their order. */
export function bothYears(
  text: string,
  valueSpans: readonly Span[],
  recent: readonly ClaimPeriod[],
): PeriodMention[] | undefined {
  const match = BOTH_YEARS.exec(text)
  const [one, other] = valueSpans
  if (!match || !one || !other || valueSpans.length !== 2) return undefined
  if (!/^\s*(?:,\s*)?and\s+(?:by\s+)?$/i.test(text.slice(one.end, other.start))) return undefined
  const years = recent.filter(({ frequency, from, to }) => frequency === "yearly" && from === to)
  const pair = years.slice(0, 2).sort((a, b) => a.from - b.from)
  if (pair.length < 2) return undefined
  const start = match.index
  return pair.map((period) => ({
    start,
    end: start + match[0].length,
    form: { kind: "span", ...period },
  }))
}

/** Whether a figure is of two years that the text does not name here. */
export function isOfBothYears(text: string): boolean {
  return BOTH_YEARS.test(text)
}
