import type { SentenceContext, DraftRequest } from "../claims/sentence-context.ts"
import type {
  ClaimPeriod,
  ClaimSlots,
  PeriodMention,
  Quantity,
  Span,
} from "../claims/claim-types.ts"

import { joinMoves } from "../grammar/join-verbs.ts"
import { allowsFocus } from "../discourse/allow-measure.ts"
import { LEVEL } from "../discourse/period-roles.ts"
import { asShareOfGdp } from "../claims/as-share-of-gdp.ts"
import { nearest } from "../claims/attach.ts"
import { cover, draft } from "../claims/draft.ts"
import { BETTER } from "./better-times.ts"

/** "doubled between 2010 and 2021": a multiple over time. */
export function findGrowthMultiples(
  context: SentenceContext,
  multiples: readonly Quantity[],
): ClaimSlots[] {
  const { text, measures, places, periods } = context.sentence
  return multiples
    .filter(
      (multiple, k) =>
        !followsAnother(text, multiples, k) &&
        !isOfFigure(text, multiple) &&
        !isCountOfMoves(text, multiple) &&
        !isOfOthers(text, multiple) &&
        !BETTER.test(text.slice(multiple.end)) &&
        (!/^\s*(?:of|as(?!\s+an?\s+(?:share|percentage|proportion)\b))\b/i.test(
          text.slice(multiple.end),
        ) ||
          THAN_BEFORE.test(text.slice(multiple.end))),
    )
    .flatMap((multiple) => {
      const named = nearest(text, multiple, measures, [])?.measure ?? context.carry.measure
      if (named === null) return []
      const isOfPrices = named === "inflation" && PRICES_BEFORE.test(text.slice(0, multiple.start))
      const measure = isOfPrices ? "cpi-index" : asShareOfGdp(named, text)
      if (measures.length === 0 && allowsFocus(context.sentence, multiple) === "new") return []
      const own = periods.filter((period) => !isOfRelativeClause(text, period))
      const period = arrivalTime(text, multiple, own) ?? nearest(text, multiple, own, [])
      const place = nearest(
        text,
        multiple,
        places.filter(({ kind }) => kind !== "group" || places.length === 1),
        [],
      )
      const denied = /\b(?:not|never|n['’]t)\s+(?:\w+\s+)?$/i.test(
        text.slice(Math.max(0, multiple.start - 20), multiple.start),
      )
      return [
        {
          ...draft(context, {
            span: cover(multiple, place, period),
            place,
            measure,
            period,
            isChange: true,
            ...(onBase(context, multiple) ??
              fromOneYear(context, multiple) ??
              sinceUntil(context) ??
              sinceCarried(context, period) ??
              sinceClauseBefore(context, multiple) ??
              byThen(context) ??
              endYears(context, multiple)),
          }),
          kind: "multiple" as const,
          otherPlace: null,
          side: null,
          figure: { start: multiple.start, end: multiple.end },
          value: multiple.value,
          step: multiple.step,
          unit: "multiple" as const,
          hedge: multiple.hedge,
          direction: multiple.value < 1 ? ("down" as const) : ("up" as const),
          negated: denied,
        },
      ]
    })
}

/** "prices multiplied thirtyfold": how far they went up, which their index says and no rate. */
const PRICES_BEFORE = /\bprices\b(?:(?!\binflation\b)[^.;:])*$/i

/** "nine times the $7.5 billion of 2000": a figure is multiplied, and stands beside. */
function isOfFigure(text: string, { end }: Quantity): boolean {
  return /^\s+(?:the\s+)?(?:\p{Lu}\p{L}+(?:['’]s?)?\s+)?(?:US)?[$€£¥]?\d/u.test(text.slice(end))
}

/** "It cut its policy rate four times between October and August": how often, and not how many times as much. */
function isCountOfMoves(text: string, { start, end }: Quantity): boolean {
  return (
    /\b(?:cut|raised|lifted|hiked|lowered|reduced|increased|trimmed|changed|moved)\s+(?:its|the|their|interest|policy|key|main)\s[^,;.]{0,40}$/i.test(
      text.slice(0, start),
    ) && !/^\s+(?:as|the|what|its|that)\b/i.test(text.slice(end))
  )
}

/** "Pakistan, from which it broke away in 1971, nearly doubled": the year of the clause between the commas. */
function isOfRelativeClause(text: string, { start, end }: PeriodMention): boolean {
  return (
    /\b(?:which|who|whose|where)\b[^,]*$/i.test(text.slice(0, start)) && /^,/.test(text.slice(end))
  )
}

/**
 * "ten times that of its neighbours", "twice the average of the region", "twice what it imports", "twice that in 2010",
 * "twice its GDP": of another figure.
 */
function isOfOthers(text: string, { end }: Quantity): boolean {
  if (/^\s+what\b/i.test(text.slice(end))) return true
  if (
    /^\s+(?:that|this)(?:\s+(?:figure|rate|level|number|amount|sum|much))?\s+(?:back\s+)?in\s+\d{4}\b/i.test(
      text.slice(end),
    )
  )
    return true
  if (OWN_GDP.test(text.slice(end)) || OWN_OTHER.test(text.slice(end))) return true
  if (FIGURE_OF_OTHERS.test(text.slice(end))) return true
  return /^\s+(?:(?:that|those)\s+|the\s+(?:[\p{L}-]+\s+){1,3})(?:of|in|for|among)\s+(?:the\s+|its\s+|their\s+)?(?!(?:19|20)\d\d\b)\p{L}/iu.test(
    text.slice(end),
  )
}

/** "three times the world average of 37.4", "five times the global 197", but not "twice the level of 2000". */
const FIGURE_OF_OTHERS =
  /^\s+the\s+(?!(?:previous|earlier|same|former|old|initial|original|pre-)\b)(?:\p{L}[\p{L}’'-]*\s+){1,4}(?:US)?[$€£¥]?(?!(?:19|20)\d\d\b)\d/u

/** "four times the Czech one", "eight times its exports of $8.3bn", "seven times Japan's": of another country or thing. */
const OWN_OTHER =
  /^\s+(?:the\s+\p{Lu}[\p{L}-]+\s+(?:one|figure|rate|level|share|total|number)s?\b|its\s+(?:\p{L}+\s+){1,4}of\s+(?:US)?[$€£]?\d|\p{Lu}[\p{L}-]+(?:['’]s|s['’])\s+(?!(?:19|20)\d\d))/u

const OWN_GDP =
  /^\s+(?:the\s+size\s+of\s+)?(?:its|their|the\s+country['’]s|annual|national)\s+(?:\p{L}+\s+)?(?:GDP|gross\s+domestic|economy|economic\s+output|output)\b(?!\s+of\b)/iu

/** "By 2024 it had more than halved": from a year that the sentence does not name. */
function byThen({
  sentence: { text, periods },
}: SentenceContext): Partial<DraftRequest> | undefined {
  const isSince = periods.length !== 1 || !HAD_BY.test(text)
  return isSince ? undefined : { doubts: { period: { ground: "contested", rivals: [] } } }
}

const HAD_BY = /^by\s+(?:the\s+end\s+of\s+)?(?:19|20)\d\d\b[^.;]*?\b(?:had|has)\b/i

/** "doubled to 5.1% the year after": the time of the figure that was reached. */
function arrivalTime(
  text: string,
  { end }: Quantity,
  periods: readonly PeriodMention[],
): PeriodMention | undefined {
  const reached = /^\s+to\s+[^,;.\s]*\d[^,;]{0,16}/i.exec(text.slice(end))
  if (!reached) return undefined
  return periods.find(({ start }) => start >= end && start <= end + reached[0].length + 4)
}

/** "three times as high in 2021 as in 2010". */
const THAN_BEFORE =
  /^\s*(?:as\s+(?:high|large|big|great|many|much|rich|populous)|(?:higher|larger|bigger|greater))\b[^.;]{0,20}\b(?:19|20)\d\d\s+(?:as|than)\s+(?:it\s+was\s+|it\s+had\s+been\s+)?in\b/i

/** "By 2020 it had doubled": since the year spoken of before. */
function sinceCarried(
  { sentence: { places, periods }, carry }: SentenceContext,
  period: PeriodMention | undefined,
): Partial<DraftRequest> | undefined {
  const before = carry.period
  const form = period?.form
  if (places.length > 0 || before?.frequency !== "yearly" || periods.length !== 1) return undefined
  const to =
    form?.kind === "from-carried"
      ? before.to + form.shift
      : form?.kind === "span" && form.from === form.to && form.frequency === "yearly"
        ? form.to
        : before.to
  return to <= before.to
    ? undefined
    : {
        settled: {
          period: { frequency: "yearly", from: before.to, to },
          gap: "none",
          stated: true,
        },
      }
}

/** ", so it has gone up": up to the present, in a clause of its own. */
const UP_TO_NOW =
  /[,;]\s+(?:and\s+|so\s+|but\s+|which\s+means\s+)?(?:it|they|that|this)\s+(?:has|have)\b[^,;]*$/i
/** "3.5 million in 1960, has grown tenfold since then". */
const HAS_GROWN =
  /(?:,|\band|\bbut)\s+(?:so\s+)?(?:(?:it|they|(?:the|its|their)\s+(?:\p{Ll}+\s+){0,2}\p{Ll}+)\s+)?(?:has|have)\s[^,;]*$/iu
const SINCE_THEN = /^[^.;,]{0,20}\bsince(?:\s+then)?\b(?!\s+(?:the|its|\d))/i
const SINCE_BEFORE = /\b(?:has|have)\s+since\s+(?:[\p{Ll}-]+\s+){0,3}$/iu

/** "In 2010 it was about 5%, so it has gone up sixfold": from the year of the clause before to the present. */
function sinceClauseBefore(
  { sentence: { text, periods }, carry, asOf }: SentenceContext,
  { start, end }: Quantity,
): Partial<DraftRequest> | undefined {
  const [base, second] = periods
  if (!base) return sinceYearBefore({ text, carry, asOf }, { start, end })
  if (second || base.end > start) return undefined
  const between = text.slice(base.end, start)
  const isSinceThen = HAS_GROWN.test(between) && SINCE_THEN.test(text.slice(end))
  if (!isSinceThen && !UP_TO_NOW.test(between)) return undefined
  return base.form.kind === "span" ? upToNow(base.form, { carry, asOf }) : undefined
}

/** "It has since doubled", "The inflow has tripled since then": from the year of the sentence before to the present. */
function sinceYearBefore(
  { text, carry, asOf }: Pick<SentenceContext, "carry" | "asOf"> & { text: string },
  { start, end }: Span,
): Partial<DraftRequest> | undefined {
  const isSince = SINCE_BEFORE.test(text.slice(0, start)) || SINCE_THEN.test(text.slice(end))
  return isSince && carry.period !== null ? upToNow(carry.period, { carry, asOf }) : undefined
}

/** The span from a year to the present; `undefined` where it is none, or where the text was written in it. */
function upToNow(
  { frequency, from, to }: Pick<ClaimPeriod, "frequency" | "from" | "to">,
  { carry, asOf }: Pick<SentenceContext, "carry" | "asOf">,
): Partial<DraftRequest> | undefined {
  const now = asOf === null ? carry.period?.to : Number(asOf.slice(0, 4)) - 1
  if (frequency !== "yearly" || from !== to || now === undefined || now <= from) return undefined
  const period = { frequency, from, to: now, isOpen: true as const }
  return { settled: { period, gap: "none", stated: false } }
}

const THE_LEVEL_OF = new RegExp(
  `^\\s+(?:the|its)\\s+(?:\\p{Ll}+\\s+)?${LEVEL}\\s*(?:of|in|for)?\\s*$`,
  "iu",
)

/** "a sevenfold increase on 2010", "double the figure of 2010": up to the year that the text speaks of. */
function onBase(
  { sentence: { text, periods }, carry }: SentenceContext,
  { end }: Quantity,
): Partial<DraftRequest> | undefined {
  const base = periods.find(({ start }) => start >= end)
  const isBase =
    base?.form.kind === "span" &&
    base.form.frequency === "yearly" &&
    (THE_LEVEL_OF.test(text.slice(end, base.start)) ||
      /^\s+(?:increase|rise|jump|gain|growth|more|higher|up)?\s*(?:on|over|from|compared\s+(?:with|to))\s*(?:in\s*)?$/i.test(
        `${text.slice(end, base.start)}${/^(?:over|from)\b/i.exec(text.slice(base.start))?.[0] ?? ""}`,
      ))
  if (!isBase || base.form.kind !== "span") return undefined
  const own = periods.find(({ form, end: to }) => form.kind === "span" && to <= end)?.form
  const to = own?.kind === "span" ? own.to : carry.period?.to
  if (to === undefined || to <= base.form.from) return undefined
  const period = { frequency: "yearly" as const, from: base.form.from, to }
  return { settled: { period, gap: "none", stated: own !== undefined } }
}

/** "has doubled, from 29% in 2015 to 59%": from the one year that is named to the one that the text speaks of. */
function fromOneYear(
  { sentence: { text, periods }, carry, asOf }: SentenceContext,
  { end }: Quantity,
): Partial<DraftRequest> | undefined {
  const [base, second] = periods
  if (!base || second || base.start < end || base.form.kind !== "span") return undefined
  const isBase =
    /^[^;.]{0,30}?,?\s+from\s+[^;:]*\d[^;:]*$/i.test(text.slice(end, base.start)) &&
    /^\s+to\s+(?:[\p{Ll}]+\s+){0,3}[^\s\p{Ll}]*\d/iu.test(text.slice(base.end))
  if (!isBase) return undefined
  const to = carry.period?.to ?? (asOf === null ? null : Number(asOf.slice(0, 4)) - 1)
  const isAfter = to !== null && to > base.form.from && base.form.frequency === "yearly"
  const period = isAfter ? { frequency: "yearly" as const, from: base.form.from, to } : null
  return { settled: { period, gap: "none", stated: false } }
}

/** "By 2021 it had doubled since 2018": between the two years. */
function sinceUntil({
  sentence: { text, periods },
}: SentenceContext): Partial<DraftRequest> | undefined {
  const since = periods.find(({ form }) => form.kind === "since")?.form
  const until = periods.find(
    ({ form, start, end }) =>
      form.kind === "span" &&
      form.from === form.to &&
      form.frequency === "yearly" &&
      /\bby\s*$/i.test(text.slice(0, start) + (/^by\b/i.test(text.slice(start, end)) ? "by" : "")),
  )?.form
  if (since?.kind !== "since" || until?.kind !== "span" || since.from >= until.to) return undefined
  const period = { frequency: "yearly" as const, from: since.from, to: until.to }
  return { settled: { period, gap: "none", stated: true } }
}

/**
 * "more than doubled, from 3.7% in 2019 to 8.1% in 2020", "had by 2023 trebled its 2020 level": the two years of a clause
 * are its ends. Beside years of other clauses the year that it began in is not sure.
 */
function endYears(
  { sentence: { text, periods } }: SentenceContext,
  { start, end }: Quantity,
): Partial<DraftRequest> {
  const years = periods.flatMap(({ form }) =>
    form.kind === "span" && form.from === form.to && form.frequency === "yearly" ? [form.from] : [],
  )
  const [first, second] = periods
  if (new Set(years).size < 2 || first === undefined || second === undefined) return {}
  const isOneClause = !NEXT_CLAUSE.test(
    text.slice(Math.min(first.start, start), Math.max(second.end, end)),
  )
  const isBetween = first.end <= start && /^[^.;,]*\bto\b/i.test(text.slice(end, second.start))
  const isHeldAgainst = /\bfrom\b|\b(?:as|than)\s+(?:it\s+was\s+|it\s+had\s+been\s+)?in\b/i.test(
    text,
  )
  // Another time of the sentence may be an end as well.
  if (periods.length !== 2 || years.length !== 2 || !(isOneClause || isBetween || isHeldAgainst))
    return { doubts: { period: { ground: "contested", rivals: [] } } }
  const period = { frequency: "yearly" as const, from: Math.min(...years), to: Math.max(...years) }
  return { settled: { period, gap: "none", stated: true } }
}

const NEXT_CLAUSE = new RegExp(
  `[;:]|,\\s+(?:and|but|while|whereas|which|who|when|after|up|down)\\b|\\b(?:while|whereas)\\b|\\band\\s+(?:then\\s+)?(?:${joinMoves({ tense: "stating" })})\\b`,
  "i",
)

function followsAnother(text: string, multiples: readonly Quantity[], at: number): boolean {
  const last = multiples[at - 1]
  const own = multiples[at]
  return (
    last !== undefined &&
    own !== undefined &&
    /^\s*(?:and|,|or|even|and even)\s*$/i.test(text.slice(last.end, own.start))
  )
}
