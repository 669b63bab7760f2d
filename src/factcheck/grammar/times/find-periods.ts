import type { Frequency } from "#domain/time/frequency.ts"

import { overlaps } from "../../text/overlaps.ts"
import type { PeriodForm, PeriodMention } from "../../claims/claim-types.ts"

import { NUMBER_WORD, readOrdinal } from "../../quantities/number-words.ts"
import { joinMoveNouns } from "../join-verbs.ts"
import {
  COUNT,
  MONTH,
  monthIndex,
  rule,
  span,
  SPAN_OF,
  year,
  YEAR,
  type PeriodRule,
} from "./period-words.ts"
import { RELATIVE_RULES } from "./relative-period-rules.ts"
import { indexWords } from "../word-index.ts"
import { readCount, fullYear, countYears } from "./year-counts.ts"

const QUARTER_NAME = "(?:first|second|third|fourth|final|last|1st|2nd|3rd|4th)"
const TO = "\\s*(?:-|–|—|to|until|till|through|thru|and|up to|untill)\\s*"
const KINDS_OF_YEARS =
  "pandemic|covid(?:-19)?|crisis|lockdown|war|drought|boom|bumper|election|record|peak|recession|disaster"

/** "In October's World Economic Outlook": the month of a paper, and of no figure. */
const OF_PAPERS =
  "(?:world|regional|economic|outlook|reports?|forecasts?|projections?|editions?|budget|meeting|updates?|bulletin|issue|elections?)\\b"

const START_OF_CENTURY =
  "(?:the\\s+)?(?:turn|start|beginning|dawn|outset)\\s+of\\s+(?:the|this)\\s+(?:new\\s+)?(?:century|millennium)"

/** Tried in order: of mentions that overlap, the one that begins first counts, then the longest. */
const RULES: readonly PeriodRule[] = [
  rule(
    `(?:in\\s+)?(?:every|each)\\s+year\\s+(?:from|between|in)\\s+(?<from>${YEAR})${TO}(?<to>${YEAR})`,
    ({ from, to }) => years(from, to),
  ),
  rule(
    `(?:between|from|during|over|in|for|across|throughout)?\\s*(?:the\\s+)?(?:(?<![\\d.]\\s)(?<!${NUMBER_WORD.replaceAll("|", "\\s|")}\\s)years?\\s+|period\\s+)?(?:of\\s+|from\\s+|between\\s+)?(?<from>${YEAR})${TO}(?:the\\s+end\\s+of\\s+|end[- ])?(?<to>${YEAR})(?:\\s+(?:inclusive|period))?`,
    ({ from, to }, whole) => yearsOrFiscal(from, to, whole),
  ),
  rule(
    `(?:fiscal|financial|budget)(?:\\s+year)?\\s*(?<from>${YEAR})(?:\\s*[/–-]\\s*(?:\\d{4}|\\d{2}))?`,
    ({ from }) => ({ kind: "fiscal", from: Number(from) }),
  ),
  rule(`FY\\s?'?(?<from>${YEAR}|\\d{2})(?:\\s*[/–-]\\s*(?:\\d{4}|\\d{2}))?(?!\\d)`, ({ from }) => ({
    kind: "fiscal",
    from: fullYear(from),
  })),
  rule(`(?<from>${YEAR})\\s?[/]\\s?(?<to>\\d{4}|\\d{2})(?![\\d/-])`, ({ from, to }) =>
    fiscalOrSpan(from, to),
  ),
  rule(
    `(?:between|from|in|over|during)?\\s*(?<from>${YEAR})[–-](?<to>\\d{2})(?![\\d%.,]|-\\d)`,
    ({ from, to }) => fiscalOrSpan(from, to),
  ),
  rule(
    `(?:between|from)\\s+(?<m1>${MONTH})\\s+(?<from>${YEAR})${TO}(?<m2>${MONTH})\\s+(?<to>${YEAR})`,
    ({ m1, from, m2, to }) => span("monthly", monthIndex(from, m1), monthIndex(to, m2)),
  ),
  rule(
    `(?:between|from)\\s+(?<m1>${MONTH})${TO}(?<m2>${MONTH})\\s+(?<y>${YEAR})`,
    ({ m1, m2, y }) =>
      monthIndex(y, m1) < monthIndex(y, m2)
        ? span("monthly", monthIndex(y, m1), monthIndex(y, m2))
        : undefined,
  ),
  rule(
    `(?:ever\\s+)?since\\s+(?:the\\s+(?:[\\p{L}’'-]+\\s+){1,3}(?:of|in)\\s+|the\\s+year\\s+)?(?:at\\s+least\\s+)?(?:${MONTH}\\s+)?(?<from>${YEAR})`,
    ({ from }) => ({ kind: "since", from: Number(from) }),
  ),
  rule(
    `from\\s+(?<from>${YEAR})\\s+(?:onwards?|on|to\\s+(?:the\\s+present|date|now|today))`,
    ({ from }) => ({ kind: "since", from: Number(from) }),
  ),
  rule(
    `(?:in|over|during|within|for)?\\s*(?:the\\s+)?(?<n>${COUNT})[\\s-]+(?<unit>${SPAN_OF})\\s+(?:to|till|until|up\\s+to|ended|ending|ending\\s+in|through|before)\\s+(?<to>${YEAR})`,
    ({ n, unit, to }) => endsIn(n, unit, to),
  ),
  rule(
    `(?:in|over|during)?\\s*the\\s+decade\\s+(?:to|till|until|up\\s+to|ended|ending|ending\\s+in|through)\\s+(?<to>${YEAR})`,
    ({ to }) => endsIn("a", "decade", to),
  ),
  rule(
    `(?:in\\s+)?(?:the\\s+)?(?:year|12\\s+months|twelve\\s+months)\\s+(?:to|ending(?:\\s+in)?|ended|through)\\s+(?<m>${MONTH})\\s+(?<y>${YEAR})`,
    ({ m, y }) => span("monthly", monthIndex(y, m)),
  ),
  rule(
    `(?:in\\s+)?(?:the\\s+)?(?:three\\s+months|quarter)\\s+(?:to|(?:that\\s+)?(?:ending|ended)(?:\\s+in)?|through)\\s+(?<m>${MONTH})\\s+(?<y>${YEAR})`,
    ({ m, y }) => quarterEnding(monthIndex(y, m)),
  ),
  rule(
    `(?:in\\s+)?(?:the\\s+)?(?<m>${MONTH})[\\s-]+quarter\\s*(?:of|in|,)?\\s*(?<y>${YEAR})`,
    ({ m, y }) => quarterEnding(monthIndex(y, m)),
  ),
  rule(
    `(?:in\\s+)?(?:the\\s+)?(?<q>${QUARTER_NAME})\\s+quarter\\s*(?:of|in|,)?\\s*(?:the\\s+year\\s+)?(?<y>${YEAR})`,
    ({ q, y }) => quarter(y, readQuarter(q)),
  ),
  rule(`(?<y>${YEAR})(?:'s|’s)?\\s+(?<q>${QUARTER_NAME})\\s+quarter`, ({ q, y }) =>
    quarter(y, readQuarter(q)),
  ),
  rule(
    `Q(?<q>[1-4])[\\s,/-]*(?:of\\s+|in\\s+|FY\\s?)?(?<y>${YEAR}|['’]?\\d{2})(?!\\d)`,
    ({ q, y }) => quarter(String(fullYear(y)), Number(q)),
  ),
  rule(`(?<q>[1-4])Q[\\s-]*(?<y>${YEAR}|['’]?\\d{2})(?!\\d)`, ({ q, y }) =>
    quarter(String(fullYear(y)), Number(q)),
  ),
  rule(`(?<y>${YEAR})[\\s:-]*Q(?<q>[1-4])(?!\\d)`, ({ q, y }) => quarter(y, Number(q))),
  rule(
    `(?:in\\s+)?(?:the\\s+)?(?<name>first|second|latter)\\s+half\\s+(?:of\\s+)?(?<y>${YEAR})`,
    ({ name, y }) => ({ kind: "part", year: Number(y), name: `${name ?? ""} half of ${y ?? ""}` }),
  ),
  rule(
    `H(?<h>[12])[\\s-]*(?:of\\s+)?(?<y>${YEAR})|(?<h2>[12])H[\\s-]*(?<y2>${YEAR}|\\d{2})(?!\\d)`,
    ({ h, y, h2, y2 }) => ({
      kind: "part",
      year: fullYear(y ?? y2),
      name: `half ${h ?? h2 ?? ""} of ${String(fullYear(y ?? y2))}`,
    }),
  ),
  rule(
    `(?<d>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?<m>${MONTH}),?\\s+(?<y>${YEAR})`,
    ({ m, y }) => span("monthly", monthIndex(y, m)),
  ),
  rule(`(?<m>${MONTH})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+(?<y>${YEAR})`, ({ m, y }) =>
    span("monthly", monthIndex(y, m)),
  ),
  rule(
    `(?:the\\s+)?(?:end|start|beginning|middle)?[\\s-]*(?:of\\s+|in\\s+)?(?<m>${MONTH}),?\\s+(?:of\\s+)?(?<y>${YEAR})`,
    ({ m, y }) => span("monthly", monthIndex(y, m)),
  ),
  rule(`(?<m>${MONTH})[- ]['’]?(?<y>\\d{2})(?![\\d%.,])`, ({ m, y }, whole) =>
    /['’-]/.test(whole) ? span("monthly", monthIndex(String(fullYear(y)), m)) : undefined,
  ),
  rule(
    `(?:(?:in|of|to|until|till|by|for|since|during|from|through|last|this|at\\s+the\\s+end\\s+of)\\s+)(?:early\\s+|mid-?\\s*|late\\s+)?(?<m>${MONTH})(?:\\s+(?:of\\s+)?(?:the\\s+)?(?<when>last|this|current|that|same)\\s+year)?(?!\\.?,?\\s+(?:of\\s+)?(?:\\d|that|the\\s+same)|['’]s\\s+${OF_PAPERS})`,
    ({ m, when }) => bareMonth(m, when),
  ),
  rule(
    `(?:(?:in|of|by|since|until|from)\\s+)?last\\s+(?<m>${MONTH})(?!\\.?,?\\s+(?:of\\s+)?(?:\\d|that|the\\s+same))`,
    ({ m }) => bareMonth(m, undefined, "newest"),
  ),
  rule(
    `(?<=\\b(?:the|its|their)\\s)(?<m>${MONTH})(?=\\s+(?:prints?|readings?|data|figures?|numbers?|rates?|inflation)\\b)`,
    ({ m }) => bareMonth(m, undefined),
  ),
  rule(
    `(?<m>${MONTH})['’]s(?=\\s+(?:average|mean|figure|rate|reading|level|print|inflation|price|monthly)\\b)`,
    ({ m }) => bareMonth(m, undefined),
  ),
  rule(
    `(?:in|of|to|until|till|by|from|since)\\s+that\\s+(?:same\\s+)?(?<m>${MONTH})(?!\\.?,?\\s+(?:of\\s+)?\\d)`,
    ({ m }) => bareMonth(m, "that"),
  ),
  rule(`(?<y>${YEAR})-(?<m>0[1-9]|1[0-2])(?:-\\d{2})?(?!\\d)`, ({ y, m }) =>
    span("monthly", Number(y) * 12 + Number(m) - 1),
  ),
  rule(`(?<m>0?[1-9]|1[0-2])/(?<y>${YEAR})(?!\\d)`, ({ y, m }) =>
    span("monthly", Number(y) * 12 + Number(m) - 1),
  ),
  rule(`(?<y>${YEAR})M(?<m>0[1-9]|1[0-2])(?!\\d)`, ({ y, m }) =>
    span("monthly", Number(y) * 12 + Number(m) - 1),
  ),
  rule(
    `(?:in|during|over|throughout|for)?\\s*(?:the\\s+)?(?<part>early|mid|late)?[\\s-]*(?<y>${YEAR.replace("\\d\\d", "\\d")}0)['’]?s`,
    ({ y, part }) => decade(Number(y), part),
  ),
  rule(
    `(?:in|during|over|throughout)?\\s*the\\s+(?<name>fifties|sixties|seventies|eighties|nineties|noughties|tens|twenties)`,
    ({ name }) => namedDecade(name),
  ),
  rule(`(?:ever\\s+)?since\\s+${START_OF_CENTURY}`, () => ({ kind: "since", from: 2000 })),
  rule(`(?:at\\s+)?${START_OF_CENTURY}`, () => year(2000)),
  rule(
    `(?:in\\s+|at\\s+|by\\s+)?(?:the\\s+)?(?:end|start|beginning|middle|close)[\\s-]*(?:of|-)?\\s*(?:the\\s+year\\s+)?(?<y>${YEAR})(?!\\d)`,
    ({ y }) => year(Number(y)),
  ),
  rule(`(?:early|mid|late)[\\s-]+(?:in\\s+)?(?<y>${YEAR})(?!\\d)`, ({ y }) => year(Number(y))),
  rule(
    `(?:over|in|during|for|within)?\\s*(?:the\\s+)?(?:past|last|preceding|previous|prior)\\s+(?<n>${COUNT})[\\s-]+(?<unit>${SPAN_OF})`,
    ({ n, unit }) => ({ kind: "last-years", years: readCount(n) * countYears(unit) }),
  ),
  rule(
    `(?:over|in|during|for|within)?\\s*(?:the\\s+)?(?:past|last|preceding)\\s+(?<unit>decade|century)`,
    ({ unit }) => ({ kind: "last-years", years: countYears(unit) }),
  ),
  ...RELATIVE_RULES,
  rule(
    `(?:over|in|during|for|of|across)?\\s*(?:the\\s+)?(?<n>${COUNT})\\s+(?:calendar\\s+)?years\\s+(?:of\\s+)?(?<from>${YEAR})(?:,\\s+${YEAR})*,?\\s+and\\s+(?<to>${YEAR})(?!\\d)`,
    ({ n, from, to }) =>
      Number(to) - Number(from) + 1 === readCount(n) ? years(from, to) : undefined,
  ),
  rule(`last\\s+month`, () => ({ kind: "last-month" })),
  rule(
    `(?:this|next)\\s+month|(?:last|this|next)\\s+(?:quarter|week|summer|winter|spring|autumn)|yesterday`,
    (_groups, whole) => ({ kind: "event", name: whole }),
  ),
  // "Can expect to live for nearly 69 years" is how long they live, and no time; "the first time in four years" counts back.
  rule(
    `(?<!\\b(?:live[sd]?|living|first\\s+(?:time|${joinMoveNouns("up")}|${joinMoveNouns("down")}))\\s)(?:in|within|for|over|inside|under)\\s+(?:(?:about|around|just|only|barely|less\\s+than|more\\s+than|nearly|almost|at\\s+least|the\\s+space\\s+of)\\s+)?(?:the\\s+)?(?<n>${COUNT})\\s+(?<unit>years|decades|decade|century)(?!\\s+(?:ago|later|to|ended|ending|before|earlier|from|of\\s+age|old))`,
    ({ n, unit }) => ({ kind: "in-years", years: readCount(n) * countYears(unit) }),
  ),
  rule(
    `(?:at|since|after|before)\\s+(?:the\\s+time\\s+of\\s+)?(?:its\\s+|the\\s+country['’]s\\s+|their\\s+)?(?:independence|partition|reunification|unification|devolution|liberation|the\\s+(?:war|revolution|crisis|pandemic|coup|financial\\s+crisis|civil\\s+war|end\\s+of\\s+apartheid)|covid(?:-19)?|brexit|apartheid)`,
    (_groups, whole) => ({ kind: "event", name: whole }),
  ),
  rule(
    `(?:before|during|after)\\s+the\\s+(?:pandemic|war|crisis|lockdown|financial\\s+crisis|coup|civil\\s+war|great\\s+depression|second\\s+world\\s+war|cold\\s+war)`,
    (_groups, whole) => ({ kind: "event", name: whole }),
  ),
  rule(
    `(?:in|during|for|of)\\s+(?:the\\s+|that\\s+)?(?:(?:first|last|worst|second)\\s+)?(?:pandemic|covid(?:-19)?|crisis|lockdown|war|drought|boom|election)\\s+years?`,
    (_groups, whole) => ({ kind: "event", name: whole }),
  ),
  // "In the pandemic year 2021": the year that the word describes.
  rule(
    `(?:in|during|for|of)\\s+(?:the\\s+|that\\s+)?(?:\\p{Ll}+\\s+){0,2}(?:${KINDS_OF_YEARS})[\\s-]+years?\\s+(?:of\\s+)?(?<from>${YEAR})(?:${TO}(?<to>${YEAR}))?(?!\\d)`,
    ({ from, to }) => (to === undefined ? year(Number(from)) : years(from, to)),
  ),
  rule(
    `since\\s+(?:I|he|she|they|we|you)(?:['’]ve|['’]s|\\s+have|\\s+has)?\\s+(?:took|taken|came|come|was|were|became|become|has|have|been)[\\p{L}\\s]{0,20}`,
    (_groups, whole) => ({ kind: "event", name: whole }),
  ),
  rule(
    `(?:under|during|since)\\s+(?:the\\s+)?(?:president|prime\\s+minister|previous\\s+government|last\\s+government|this\\s+government|current\\s+government|[\\p{L}]+\\s+(?:administration|presidency|era))[\\p{L}\\s]{0,20}`,
    (_groups, whole) => ({ kind: "event", name: whole.trim() }),
  ),
  rule(
    `(?:right\\s+)?now|today|currently|at\\s+present|presently|nowadays|these\\s+days|at\\s+the\\s+moment|as\\s+of\\s+now|to\\s+date`,
    () => ({ kind: "now" }),
  ),
  // "In 2010 women bore": at the head of a sentence a year, and no count of them.
  rule(
    `(?<=^["“(]?)(?:in|by|during)\\s+(?<y>${YEAR})(?=\\s+(?:people|households|firms|schools|women|men|children)\\b)`,
    ({ y }) => year(Number(y)),
  ),
  rule(
    `(?:in|around|for|by|during|of|since|until|through|throughout|over|calendar|the\\s+year|year|as\\s+of|come)?\\s*(?<![\\d.,$€£¥₦/])(?<y>${YEAR})(?:['’]s)?(?![\\d%‰]|[.,]\\d|\\s?(?:%|per\\s?cent|people|inhabitants|dollars|million|billion|trillion|bn|tn|euros|naira|jobs|km|kg|times|points|thousand|megawatts|households|firms|schools|women|men|children))`,
    ({ y }) => year(Number(y)),
  ),
  rule(`(?:in|of|since|by)\\s+['’](?<y>\\d{2})(?!\\d)`, ({ y }) => year(fullYear(y))),
]

const mayFitRules = indexWords(RULES.map(({ needs }) => needs))

/** Every time named in a text, in order, without overlaps. */
export function findPeriods(text: string): PeriodMention[] {
  const found: PeriodMention[] = []
  const mayFit = mayFitRules(text.toLowerCase())
  for (const [k, { form, read }] of RULES.entries()) {
    if (!mayFit.has(k)) continue
    for (const match of text.matchAll(form)) {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0
      const period = read(match.groups ?? {}, match[0].trim())
      if (period)
        found.push({ start: match.index + lead, end: match.index + match[0].length, form: period })
    }
  }
  return joinCounted(
    text,
    withoutOverlaps(found).map((mention) => countedFrom(text, mention)),
  )
}

/** What may stand between a number of years and their span: "the five years from 2015 to 2019". */
const BEFORE_SPAN = /^(?:,|:)?\s*\(?(?:from\s+)?$/i

/** "over the five years 2015-2019" names one time and not two. */
function joinCounted(text: string, mentions: readonly PeriodMention[]): PeriodMention[] {
  return mentions.flatMap((mention, k) => {
    const [before, after] = [mentions[k - 1], mentions[k + 1]]
    if (after && isCountOf(text, mention, after)) return []
    return before && isCountOf(text, before, mention)
      ? { ...mention, start: before.start }
      : mention
  })
}

function isCountOf(text: string, counted: PeriodMention, span: PeriodMention): boolean {
  const { form } = counted
  if (form.kind !== "in-years" && form.kind !== "last-years") return false
  if (span.form.kind !== "span" || span.form.frequency !== "yearly") return false
  const width = span.form.to - span.form.from
  const isAsWide = width === form.years || width === form.years - 1
  return width > 0 && isAsWide && BEFORE_SPAN.test(text.slice(counted.end, span.start))
}

/** "in three years, from $46bn in 2021": the years that are counted begin with the one named. */
const FROM_YEAR = new RegExp(
  `^,?\\s+from\\s+[^,;()]{1,40}?\\s(?:in|of)\\s+(?<year>${YEAR})\\b`,
  "i",
)

function countedFrom(text: string, mention: PeriodMention): PeriodMention {
  const { form, end } = mention
  if (form.kind !== "in-years" && form.kind !== "last-years") return mention
  const from = Number(FROM_YEAR.exec(text.slice(end))?.groups?.["year"])
  return Number.isNaN(from) ? mention : { ...mention, form: year(from, from + form.years) }
}

function withoutOverlaps(found: readonly PeriodMention[]): PeriodMention[] {
  const kept: PeriodMention[] = []
  const byLength = found.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
  )
  for (const mention of byLength) {
    if (!kept.some((other) => overlaps(mention, other))) kept.push(mention)
  }
  return kept.sort((a, b) => a.start - b.start)
}

function years(from: string | undefined, to: string | undefined): PeriodForm | undefined {
  const first = Number(from)
  const last = Number(to)
  return first < last ? year(first, last) : undefined
}

/** "2019 and 2020" are two years; "between 2019 and 2020" is a span. */
function yearsOrFiscal(
  from: string | undefined,
  to: string | undefined,
  whole: string,
): PeriodForm | undefined {
  if (/\band\b/i.test(whole) && !/\bbetween\b/i.test(whole)) return undefined
  return years(from, to)
}

/** "2021/22" is a fiscal year, "2015-19" five years. */
function fiscalOrSpan(from: string | undefined, to: string | undefined): PeriodForm | undefined {
  const first = Number(from)
  const last = (to ?? "").length === 4 ? Number(to) : Math.floor(first / 100) * 100 + Number(to)
  if (last === first + 1 || (first % 100 === 99 && to === "00"))
    return { kind: "fiscal", from: first }
  return first < last ? year(first, last) : undefined
}

function endsIn(
  count: string | undefined,
  unit: string | undefined,
  to: string | undefined,
): PeriodForm {
  const last = Number(to)
  const first = last - readCount(count) * countYears(unit) + 1
  return { kind: "span", frequency: "yearly", from: first, to: last, isCounted: true }
}

function quarter(y: string | undefined, part: number): PeriodForm {
  return span("quarterly", Number(y) * 4 + part - 1)
}

function quarterEnding(month: number): PeriodForm | undefined {
  return month % 3 === 2
    ? span("quarterly", Math.floor(month / 3))
    : { kind: "part", year: Math.floor(month / 12), name: "three months" }
}

function readQuarter(name: string | undefined): number {
  const word = (name ?? "").toLowerCase()
  return word === "final" || word === "last" ? 4 : (readOrdinal(word) ?? 1)
}

/** A month without its year; "may" and "march" in small letters are verbs. */
function bareMonth(
  name: string | undefined,
  when: string | undefined,
  which?: "newest",
): PeriodForm | undefined {
  if (!/^\p{Lu}/u.test(name ?? "")) return undefined
  const isOfDate = when !== undefined && !/that|same/i.test(when)
  const back = isOfDate ? (/last/i.test(when) ? 1 : 0) : null
  const isOfYearBefore = when !== undefined && !isOfDate
  const isNewest = which === "newest"
  return { kind: "month", month: monthIndex("0", name), back, isOfYearBefore, isNewest }
}

function decade(first: number, part: string | undefined): PeriodForm {
  const word = part?.toLowerCase()
  if (word === "early") return year(first, first + 3)
  if (word === "mid") return year(first + 4, first + 6)
  if (word === "late") return year(first + 7, first + 9)
  return year(first, first + 9)
}

const DECADES: Readonly<Record<string, number>> = {
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  tens: 2010,
  twenties: 2020,
}

function namedDecade(name: string | undefined): PeriodForm | undefined {
  const first = DECADES[(name ?? "").toLowerCase()]
  return first === undefined ? undefined : year(first, first + 9)
}

/** A form as one short text, for tests and notes: `2022`, `2010..2019`, `date-1`, `last 5`, `carried-1`. */
export function periodText(form: PeriodForm): string {
  switch (form.kind) {
    case "span":
      return form.from === form.to
        ? at(form.frequency, form.from)
        : `${at(form.frequency, form.from)}..${at(form.frequency, form.to)}`
    case "since":
      return `${String(form.from)}..`
    case "to-publication":
      return `date${shiftText(-form.back)}`
    case "last-years":
      return `last ${String(form.years)}`
    case "in-years":
      return `in ${String(form.years)}`
    case "from-carried":
      return `carried${shiftText(form.shift)}`
    case "months-later":
      return `month${shiftText(form.months)}`
    case "month":
      return `month ${String(form.month + 1)}`
    case "fiscal":
      return `fiscal ${String(form.from)}`
    case "part":
      return `part of ${String(form.year)}`
    default:
      return form.kind.replace("-", " ")
  }
}

function shiftText(shift: number): string {
  if (shift === 0) return ""
  return shift > 0 ? `+${String(shift)}` : String(shift)
}

function at(frequency: Frequency, index: number): string {
  if (frequency === "yearly") return String(index)
  const parts = frequency === "quarterly" ? 4 : 12
  const part = (index % parts) + 1
  return `${String(Math.floor(index / parts))}-${frequency === "quarterly" ? `Q${String(part)}` : String(part).padStart(2, "0")}`
}
