import { joinMoves } from "../grammar/join-verbs.ts"
import type { Sentence } from "../claims/sentence.ts"
import type { Quantity, Span } from "../claims/claim-types.ts"
import type { Measure } from "../grammar/measure.ts"

import { FOCUS_WORDS } from "../grammar/small-words.ts"
import { blank, blankSpans } from "../text/blank-spans.ts"
import { splitClauses } from "./place-roles.ts"

/** Whether a figure without a measure is of the one in focus ("fits"), may be ("doubtful") or is of something else ("new"). */
export type FocusFit = "fits" | "doubtful" | "new"

/** The most words of other things before a figure that leave open what it is of; more of them speak of something new. */
const MAX_OTHER_WORDS = 3
/** ", which everyone thinks of as old,": an aside between commas. */
const ASIDE = /,\s+(?:which|where|who|whose|with\s+its|a|an|the)\s[^,]*,/giu
/** "a painful 9.7 percent", "an almost unheard-of 40%": what stands between an article and a figure judges it. */
const JUDGES_FIGURE =
  /(?<=\s)(?=[\p{Ll}-])(?<=\b(?:an?|the|its|their)\s+(?:\p{L}+\s+)?)[\p{Ll}-]+\s+[$€£]?$/u
/** "it was", "the rate had been", "they were worth": what stands for the measure. */
const STANDS_FOR_IT = new RegExp(
  `\\b(?:puts?\\s+(?:it|them|this)\\s+at\\b|(?:held|kept|brought|pushed|drove|sent|cut|left|lifted|raised|lowered|reduced|trimmed|hiked|pulled|dragged|driving|pushing|bringing|taking|sending|cutting|lifting|lowering|raising|reducing)\\s+(?:it|them|this)\\s+(?:(?:back|all\\s+the\\s+way)\\s+)?(?:(?:up|down)\\s+)?(?:at|to|below|above)\\b|(?:it|they|that|this|the\\s+(?:\\p{L}+\\s+)?(?:rate|figure|number|share|level|score|ratio|total|same)s?)(?:['’]s|['’]re|(?:\\s+(?:then|later|since|also|still))?\\s+(?:is|was|were|are|had|has|have|stood|stands|compares?|compared|reached|hit|averaged|came|went|moved|became|equals|equal|equalled|equaled|represents?|represented|amounts?|amounted|${joinMoves({ tense: "stating" })}|remains?|remained)))\\b[^,;.]{0,40}$`,
  "iu",
)
/** "of reserves", "in remittances": what the figure counts. */
const COUNTS =
  /^\s*(?:worth\s+)?(?:of|in)\s+(?:its\s+|their\s+|foreign\s+|annual\s+)*(?<what>\p{Ll}{3,})/u

const CALLED_SHARE = /\b(?:shares?|proportions?|ratios?)\b(?:[^;:.]|\.(?=\d))*$/i

/**
 * "In Pakistan the share is 9.4 per cent": whether a figure is said to be a share that the measure in focus is not, for this
 * is an amount, or may be below zero.
 */
export function isOtherShare(
  text: string,
  { start, unit }: Quantity,
  { kind, mayBeNegative }: Measure,
): boolean {
  const isShare = (kind === "share" || kind === "rate") && mayBeNegative !== true
  return unit === "percent" && !isShare && CALLED_SHARE.test(text.slice(0, start))
}

/** "Women's LFPR was 19.8%", "MMR 70": an abbreviation that the engine does not know is the name of another measure. */
const ACRONYM =
  /(?:^|(?<!\b(?:the|by|to|from|per|and|at|of|in|for)\s)(?<=\s))(?!IMF|WEO|GDP|GNI|CPI|ILO|OECD|UN|EU|USA?|UK|UAE|GG|WB|ECB|YTD)[A-Z][A-Z\d]{2,5}\b(?!['’-])/

/** "More than two in five are under fifteen": of people by their age. */
const IS_AGED =
  /^[^.;:]{0,60}?\s(?:are|is|were|was)\s+(?:now\s+|aged\s+)?(?:(?:under|below|over|above|past)\s+(?:\d\d\b(?!\s?(?:%|per\s?cent|percent|million|billion|trillion|points?|bn)|\.)|fifteen|eighteen|twenty|thirty|sixty)|(?:younger|older)\s+than)/iu

/** Whether a figure without a measure of its own is of the measure in focus, by the words of its clause. */
export function allowsFocus(sentence: Sentence, figure: Span): FocusFit {
  const { text } = sentence
  const start = startOfClause(text, figure)
  const counted = COUNTS.exec(text.slice(figure.end, figure.end + 40))?.groups?.["what"]
  if (counted !== undefined && !FOCUS_WORDS.has(counted) && !isMention(sentence, figure, counted))
    return "new"
  if (IS_AGED.test(text.slice(figure.end)) || IS_AGED.test(text.slice(0, figure.start)))
    return "new"
  if (saysItWas(text, figure)) return "fits"
  if (ACRONYM.test(text.slice(start, figure.start))) return "new"
  const others = otherWords(sentence, { start, end: figure.start })
  if (others.length === 0) return "fits"
  const isNext = others.at(-1)?.isLast === true
  return isNext || others.length > MAX_OTHER_WORDS ? "new" : "doubtful"
}

/** Whether "it was", "the rate averaged" or the like leads to a figure, or to the one before it in a row of several. */
export function saysItWas(text: string, figure: Pick<Span, "start">): boolean {
  const before = text.slice(0, figure.start)
  if (STANDS_FOR_IT.test(before.slice(startOfClause(text, figure)))) return true
  const step = NEXT_STEP.exec(before)
  const last = step && LAST_STEP.exec(before.slice(0, step.index))
  return last !== null && saysItWas(text, { start: last.index })
}

/** "It lowered it to 29% in January and to 27% that September": the next figure of a row. */
const NEXT_STEP =
  /(?:,?\s+(?:and|then|and\s+then|before)(?:\s+(?:back|again|finally|later))?)?\s+(?:to|at)\s+(?:(?:about|just|only|nearly|almost|some|around)\s+)?$/i
/** The figure before it, with its unit and time. */
const LAST_STEP = /\d[\d.,]*[^\d,;:]{0,36}(?:\b(?:19|20)\d\d\b[^\d,;:]{0,20})?$/

function startOfClause(text: string, figure: Pick<Span, "start">): number {
  return splitClauses(text).findLast(({ start }) => start <= figure.start)?.start ?? 0
}

/** Whether the word behind a figure belongs to "of GDP" or to a place or time, and so names no new thing. */
function isMention({ text, places, periods }: Sentence, { end }: Span, word: string): boolean {
  const at = text.indexOf(word, end)
  return (
    /^(?:gdp|world|all)$/i.test(word) ||
    [...places, ...periods].some((one) => one.start <= at && at < one.end)
  )
}

/** Words of a clause that no measure of the sentence holds and the grammar does not know: "the diaspora", "fifth birthday". */
export function findOtherWords(sentence: Sentence, clause: Span): string[] {
  const measures = sentence.measures.map(({ start, end }) => ({ start, end }))
  return otherWords(sentence, clause, measures).map(({ word }) => word)
}

type OtherWord = { word: string; isLast: boolean }

/** Words of a stretch that name something else; `isLast` says that only small words stand between one and its end. */
function otherWords(
  sentence: Sentence,
  { start, end }: Span,
  known: readonly Span[] = [],
): OtherWord[] {
  const { text, places, periods, quantities } = sentence
  const mentions = [...places, ...periods, ...quantities, ...known]
  const words = blankJudgement(
    blankSpans(text.slice(0, end), mentions).replace(ASIDE, (aside) => blank(aside)),
  )
  const found = [...words.slice(start).matchAll(/[\p{L}][\p{L}'’-]*/gu)].map(([word]) => word)
  return found.flatMap((word, k) => {
    const plain = word.toLowerCase().replace(/['’](?:s|re|ve|t)?$/, "")
    if (plain === "" || FOCUS_WORDS.has(plain) || plain.endsWith("ly")) return []
    return { word: plain, isLast: found.slice(k + 1).every((next) => isSmall(next)) }
  })
}

/** The most characters before a figure that an article and the judgement behind it take: "a painful". */
const LONGEST_JUDGEMENT = 60

function blankJudgement(words: string): string {
  return (
    words.slice(0, -LONGEST_JUDGEMENT) +
    words.slice(-LONGEST_JUDGEMENT).replace(JUDGES_FIGURE, blank)
  )
}

/** Hedges and prepositions between a verb and its figure. */
function isSmall(word: string): boolean {
  return /^(?:a|an|the|at|by|to|of|about|around|just|only|nearly|almost|some|over|under|more|than|even|another|further)$/i.test(
    word,
  )
}
