import { findDenied } from "../claims/denials.ts"
import { isNoStatement } from "../claims/is-no-statement.ts"
import type { Direction, Quantity, Span } from "../claims/claim-types.ts"
import { readSentence, type Sentence } from "../claims/sentence.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { readHedge } from "../quantities/hedges.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { placeInText, shift, type Contradiction } from "./contradiction.ts"
import { isOneUnit } from "./one-unit.ts"

const UP =
  "up|higher|more|greater|larger|bigger|faster|quicker|wider|steeper|longer|older|richer|stronger|superior|well above|above|ahead"
const DOWN =
  "down|lower|less|fewer|smaller|slower|narrower|milder|shorter|younger|poorer|weaker|inferior|well short|short|well below|below|behind"
/** Words between a comparison and the figure that it is with. */
const LEAD =
  "(?:\\s+(?!(?:double|twice|thrice|half|thirds?|quarters?|fifths?|times|treble|triple|expected|forecast|planned|before|when|while|after|by|among|people|target(?:ed)?)\\b)[\\p{L}’'.-]+(?:['’]s,\\s+at)?){0,7}?\\s*\\(?(?:US|C|A)?[$€£¥]?\\s?"
/** "13.9%, down from 15.0%", "$1,318, well short of the $1,707", "3.4% and below the 6.5% of Kazakhstan". */
const TURN = new RegExp(
  `(?:^|[\\s,(])(?<word>(?:(?<up>${UP})|(?<down>${DOWN}))(?:\\s+(?:sharply|slightly|markedly|steeply|only|just|modestly|people|children|women|share|rate|level|figure|proportion|number|percentage|ratio|score))?(?:\\s+(?<link>from|on|than|of|to))?)(?<lead>${LEAD})$`,
  "iu",
)
/** "14 years above Nigeria's": how far one is from the other. */
const IS_DIFFERENCE = new RegExp(
  `^\\s+(?:${UP}|${DOWN})\\s+(?:than\\s+)?(?!an?\\s|\\w+\\s+(?:years?|months?|decades?)\\b)(?:the\\s+|that\\s+of\\s+|its\\s+|in\\s+)*\\p{L}+`,
  "iu",
)
/** "three more than Hungarians (77)", "12 years longer than": right behind a figure it is the difference. */
const MORE_THAN =
  /^\s+(?:years?\s+|people\s+|points\s+)?(?:more|fewer|less|higher|lower|larger|bigger|smaller|longer|shorter|greater)\s+than\b/i
/** Comparisons have, where they do not bound a figure, an article or a name behind them. */
const ARTICLE =
  /^\s+(?:\p{L}+\s+)?(?:the|its|their|that|those|an?|in|\p{Lu}[\p{L}’'-]+)(?![\p{L}])/u
const IS_BOUND =
  /^(?:more|less|fewer|above|below|well above|well below|short|well short|greater|ahead|behind|superior|inferior)\b/i
const ALSO = /\b(?:but|and|yet|though|although)\b/i
const BREAKS = /[;:!?—–]|\b(?:while|whereas|which|who|with|including|unlike|after|whose|where)\b/i

const MOVE_UP = joinMoves({ direction: "up", without: ["object", "currencies", "recovery"] })
const MOVE_DOWN = joinMoves({ direction: "down", without: ["object", "currencies"] })
const MOVED_TO = new RegExp(
  `\\b(?<word>(?:(?<up>${MOVE_UP})|(?<down>${MOVE_DOWN}))(?:\\s+(?:back|further|slightly|sharply|steadily|again|anew|once\\s+more|gradually|modestly|marginally|only|just))*)\\s+to\\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over|a rate of)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "i",
)
/** "raised its policy rate from", "cut the deficit from": verbs with what they move. */
const MOVED_OBJECT =
  "(?:(?<raised>raised|lifted|hiked|increased|pushed\\s+up)|lowered|cut|reduced|trimmed|slashed|brought\\s+down|halved)\\s+(?:its|the|their)(?:\\s+(?!(?:from|as|after|when|while|because|and|since|though|rank(?:ing)?|place|position|rose|fell|grew|slowed)\\b)[\\p{L}-]+){1,5}"
const FROM_FIRST = new RegExp(
  `\\b(?<word>(?:(?<up>${MOVE_UP})|(?<down>${MOVE_DOWN}))(?:\\s+(?:back|further|slightly|sharply|steadily|again))*|${MOVED_OBJECT})\\s*,?\\s+from\\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "iu",
)
/** "8.8 percent in 2024 from 9.4 percent", "from a peak of 9.4 percent". */
const FROM =
  /^[^;:!?\d]{0,60}(?:\b(?:19|20)\d\d\b[^;:!?\d]{0,10})?,?\s+from\s+(?:an?\s+(?:\p{Ll}+\s+)?(?:peak|high|low|record|trough)\s+of\s+)?(?:(?:an?|the|about|just|only|nearly|almost|some|around|over)\s+)*(?:US)?[$€£¥]?\s?$/iu
const TO =
  /^[^;:!?\d,]{0,40}(?:\b(?:19|20)\d\d\b)?[^;:!?\d,]{0,10},?\s+to\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over|a\s+little|under|below)\s+)*(?:US)?[$€£¥]?\s?$/i

/** "The economy accelerated last year, expanding by 4.7 percent": how fast something grew beside how fast it did before. */
const PACE =
  /\b(?:economy|economic\s+growth|growth|expansion|output|gdp)\b[^.;:\d]{0,30}\b(?<word>(?<up>accelerated|sped\s+up|speeded\s+up|quickened|picked\s+up(?:\s+(?:speed|pace))?|gathered\s+(?:pace|speed|steam|momentum))|(?<down>slowed(?:\s+down)?|decelerated|cooled|lost\s+(?:pace|speed|steam|momentum)))(?![\p{L}])(?:\s+(?:sharply|slightly|markedly|further|again|last\s+year|in\s+(?:19|20)\d\d))*,\s+(?:expanding|growing|with\s+(?:growth|an\s+expansion)\s+of)\s+(?:by\s+)?(?:(?:an?|about|just|only|some|around|a\s+rate\s+of)\s+)*$/iu
/** "4.7 percent, after 5.7 percent in 2023". */
const AFTER =
  /^(?:\s+(?:in\s+(?:19|20)\d\d|last\s+year|that\s+year))?,?\s+(?:after|from|against|compared\s+with|following|down\s+from|up\s+from)\s+(?:(?:an?|about|just|only|some|around|a\s+rate\s+of|growth\s+of|the)\s+)*$/i

/** Rates of exchange go up where a currency goes down. */
const IS_EXCHANGE =
  /\b(?:dollar|euro|peso|rupee|exchange\s+rate|currency|kwacha|naira|yen|won)s?\b(?=[^.]{0,40}\b(?:cost|bought|buys|fetch|traded|worth|stood|against|average)|\s+(?:weakened|strengthened|fell|rose))|\b(?:to|per|against|for)\s+(?:the|a|one|each)?\s*(?:US\s+|U\.S\.\s+)?dollar\b|\bU\.?S\.?\s+currency\b/i
/** A balance may change its sign between two figures. */
const HAS_SIGNS = /\bsurplus/i
/** A movement downwards whose size is stated. */
const SHRINKS = new RegExp(
  `\\b(?:${joinMoves({ use: "economies", direction: "down" })}|contraction|decline|drop|fall|loss|recession|deflation|minus|negative|below\\s+zero|lost|decreas\\w+|(?:${MOVE_DOWN})\\s+(?:by|\\d))\\b|[-−]\\d`,
  "i",
)

/** The places of a text where two figures contradict the word that compares them; no data are needed. */
export function findContradictions(text: string): Contradiction[] {
  const spans = splitSentences(text)
  return spans.flatMap((span, k) => {
    const words = text.slice(span.start, span.end)
    const hasTwo = HAS_TWO_NUMBERS.test(words)
    if (!hasTwo && !LOOKS_BACK.test(words)) return []
    if (HAS_SIGNS.test(words) || isNoStatement(words) || findDenied(words)) return []
    const last = spans[k - 1]
    const further = last && readFurther(text, last, span)
    if (further) return [further]
    if (!hasTwo) return []
    return readPairs(readSentence(words, span.start)).map((found) => placeInText(found, span))
  })
}

/** Words that only judge the figure: "still high, but", "a little". */
const JUDGES =
  "(?:(?:still|yet|already|very|quite|too|well|much|far|slightly|sharply|markedly|clearly|a\\s+(?:little|bit|lot)|somewhat|high|low|good|bad|modest|weak|strong|hefty|and|but|though|although),?\\s+)*"
/**
 * "That was still high, but down from", "that was lower than": what is said of the figure of the sentence before. "It was
 * higher than 13% in 2021" bounds another one.
 */
const OF_LAST = new RegExp(
  `^(?:(?:that|this|it|the\\s+(?:figure|rate|share|number|level|reading|result))\\s+(?:was|is)\\s+${JUDGES}(?<from>(?:(?<up>up)|(?<down>down))(?:\\s+(?:sharply|slightly|markedly))?\\s+from)|(?:that|this)\\s+(?:was|is)\\s+${JUDGES}(?<than>(?:(?<higher>higher)|(?<lower>lower))\\s+than))\\s+(?:(?:the|about|just|only|nearly|almost|some|around|over|a\\s+peak\\s+of)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "i",
)

/** "That is less than Brazil, at 87.3 per cent", "lower than Spain's (11.4%)": another country's figure beside its name. */
const THAN_PLACE =
  /^(?:that|this)\s+(?:was|is)\s+(?:(?:still|also|much|far|well|slightly|a\s+little|somewhat)\s+)*(?<than>(?:(?<higher>higher|more)|(?<lower>lower|less))\s+than)\s+(?:(?:in|that\s+of|the|it\s+is\s+in)\s+)*(?:\p{Lu}[\p{L}.’'-]*\s?){1,3}(?:,\s+(?:at|with)\s+|\s?\()(?:(?:about|just|only|nearly|almost|some|around|over)\s+)*(?:US)?[$€£¥]?\s?$/iu

/** How such a sentence begins; others need not be read for it. */
const LOOKS_BACK = /^(?:that|this|it|the\s+\p{L}+)\s+(?:was|is)\s[^]*\b(?:from|than)\s/iu

/** A sentence without a figure of its own that compares the only figure of the sentence before with another. */
function readFurther(text: string, last: Span, span: Span): Contradiction | undefined {
  const words = text.slice(span.start, span.end)
  const isNext = /^[ \t]+$/.test(text.slice(last.end, span.start))
  if (!isNext || !LOOKS_BACK.test(words)) return undefined
  const sentence = readSentence(words, span.start)
  const held = readHeldAgainst(sentence)
  const subject =
    held && findStatedLast(readSentence(text.slice(last.start, last.end), last.start), held.other)
  if (!held || !subject) return undefined
  const { other, word } = held
  if (!contradicts(sentence, { ...held, start: 0, end: other.end, subject })) return undefined
  return {
    start: span.start + words.indexOf(word),
    end: span.start + other.end,
    first: shift(subject, last.start),
    second: shift(other, span.start),
    sentence: span,
    said: { kind: "order", word, actual: subject.value > other.value ? "more" : "less" },
  }
}

/** The only figure of a sentence, and the word by which that of the sentence before is compared with it. */
function readHeldAgainst({
  text,
  quantities,
}: Sentence): Pick<Said, "word" | "way" | "other"> | undefined {
  const [other, further] = quantities
  // "Up from 42.3% to 45%" is of two figures of its own.
  if (!other || (further && isOneUnit(other, further))) return undefined
  const lead = text.slice(0, other.start)
  const groups = (OF_LAST.exec(lead) ?? THAN_PLACE.exec(lead))?.groups
  const word = groups?.["from"] ?? groups?.["than"]
  if (word === undefined) return undefined
  return { word, way: toWay(groups?.["up"] ?? groups?.["higher"]), other }
}

/** Between two figures of a sentence: the second is stated in a clause of its own. */
const NEXT_CLAUSE = /;|\b(?:and|but)\b/
/** The second is what the first was before, or is compared with. */
const IS_BESIDE = /\b(?:from|after|against|compared|than|versus|above|below)\b/

/** The figure of a sentence in the unit of another that stands alone or ends it; nothing where it may be compared with one before. */
function findStatedLast({ text, quantities }: Sentence, other: Quantity): Quantity | undefined {
  const isRate = other.unit === "percent"
  if (HAS_SIGNS.test(text) || (isRate && SHRINKS.test(text))) return undefined
  const alike = quantities.filter((one) => one.upper === null && isOneUnit(one, other))
  const last = alike.at(-1)
  const before = alike.at(-2)
  if (!last || !before) return last
  const between = text.slice(before.end, last.start)
  return NEXT_CLAUSE.test(between) && !IS_BESIDE.test(between) ? last : undefined
}

function toWay(up: string | undefined): Direction {
  return up === undefined ? "down" : "up"
}

const HAS_TWO_NUMBERS =
  /(?:\d|half|third|quarter|fifth|tenth).*\b(?:from|than|after|against|compared|following|above|below|ahead|behind|short|to|inferior|superior)\b.*(?:\d|half|third|quarter|fifth|tenth)/

type Found = Omit<Contradiction, "sentence">

function readPairs(sentence: Sentence): Found[] {
  const quantities = sentence.quantities.filter(
    ({ unit, upper }) => upper === null && unit !== "multiple" && unit !== "points",
  )
  const found: Found[] = []
  let subject: Quantity | undefined
  for (const [k, second] of quantities.entries()) {
    const first = quantities.slice(0, k).findLast((one) => isOneUnit(one, second))
    if (!first) continue
    const turned = readTurn(sentence, first, second, subject)
    subject = turned?.subject ?? undefined
    const said =
      turned ??
      readMove(sentence, first, second) ??
      readPace(sentence, first, second) ??
      readArrival(sentence, first, second) ??
      readElsewhere(sentence, second)
    if (said && contradicts(sentence, said)) found.push(present(said))
  }
  return found
}

/** What a word says of two figures: that the subject is above or below the other. */
type Said = Span & { word: string; way: Direction; subject: Quantity; other: Quantity }

/** "a higher rate than Germany with its unemployment of": the noun has taken the measure, and another one follows. */
function hasNoun(word: string): boolean {
  return /\s(?:share|rate|level|figure|proportion|number|percentage|ratio|score)\b/i.test(word)
}

function readTurn(
  { text, measures }: Sentence,
  first: Quantity,
  second: Quantity,
  before: Quantity | undefined,
): Said | undefined {
  const gap = text.slice(first.end, second.start)
  if (isDifference(text, first, second)) return undefined
  const groups = TURN.exec(gap)?.groups
  const word = groups?.["word"]
  if (word === undefined || !isComparison(word, groups)) return undefined
  const at = gap.lastIndexOf(word)
  const middle = gap.slice(0, at)
  const ofOther = measures.some(
    ({ start, end }) => start >= first.end + at && end <= second.start && hasNoun(word),
  )
  if (BREAKS.test(middle) || ofOther) return undefined
  const isFurther = before !== undefined && ALSO.test(middle)
  if (!isFurther && (before !== undefined || !standsAlone(text, first, middle))) return undefined
  return {
    start: isFurther ? first.end + at : first.start,
    end: second.end,
    word: word.trim(),
    way: toWay(groups?.["up"]),
    subject: isFurther ? before : first,
    other: second,
  }
}

/** "14 years above Nigeria's", "a third more than the global 200": a difference, and not two figures to compare. */
function isDifference(text: string, first: Quantity, second: Quantity): boolean {
  if (IS_DIFFERENCE.test(text.slice(second.end)) || MORE_THAN.test(text.slice(first.end)))
    return true
  return first.unit === "percent" && second.unit !== "percent"
}

/** "more than 5%" alone bounds the figure behind it, and "up 5%" is how much. */
function isComparison(word: string, groups: Readonly<Record<string, string>> | undefined): boolean {
  // "28% of them are younger than 15" does not compare a share with an age.
  if (/^(?:older|younger)\b/i.test(word)) return false
  if (IS_BOUND.test(word)) return ARTICLE.test(groups?.["lead"] ?? "")
  const link = groups?.["link"]
  return link !== undefined && link !== "of" && link !== "to"
}

/** Whether the comparison is of this figure: it is near, and no other is compared with it already. */
function standsAlone(text: string, first: Quantity, middle: string): boolean {
  const words = middle.match(/[\p{L}\d]+/gu) ?? []
  return words.length <= MAX_WORDS && !isHeldAgainst(text, first)
}

/** "three times Poland's 2.8%": a figure that another is compared with. */
function isHeldAgainst(text: string, { start }: Quantity): boolean {
  return /\b(?:times|twice|double|half|than|triple|of)\s+(?:the\s+|that\s+of\s+|\p{Lu}[\p{L}]+['’]s?\s+)(?:US)?[$€£¥]?$/u.test(
    text.slice(Math.max(0, start - 40), start),
  )
}

/** The most words between a figure and what it is compared with. */
const MAX_WORDS = 14

/** "4.4 percent, after 4.1 percent": what it was before. */
const AFTER_THAT =
  /^(?:\s+in\s+(?:\p{L}+\s+)?(?:\d{4})?)?,?\s+(?:after|following)\s+(?:(?:having\s+been|an?|about|just|only|some|around|nearly|the)\s+)*(?:US)?[$€£¥]?\s?$/iu

/** "4.1 percent in March", "4.1 percent the year before": with anything else behind it may be of another place or thing. */
const ENDS_WITH_TIME =
  /^\s*(?:$|[.,;)]|(?:in\s+)?(?:(?:19|20)\d\d|(?:January|February|March|April|May|June|July|August|September|October|November|December)|a\s+year\s+(?:earlier|before|ago)|the\s+(?:year|month|quarter)\s+before|(?:the\s+)?(?:previous|preceding|last)\s+(?:year|month|quarter))\b)/i

function readMove({ text }: Sentence, first: Quantity, second: Quantity): Said | undefined {
  const before = text.slice(Math.max(0, first.start - REACH), first.start)
  const gap = text.slice(first.end, second.start)
  const isAfter = AFTER_THAT.test(gap) && ENDS_WITH_TIME.test(text.slice(second.end))
  const arrived = FROM.test(gap) || isAfter ? MOVED_TO.exec(before) : null
  const left = TO.test(gap) ? FROM_FIRST.exec(before) : null
  const match = arrived ?? left
  if (!match) return undefined
  const isUp = ["up", "raised"].some((name) => match.groups?.[name] !== undefined)
  const [subject, other] = arrived ? [first, second] : [second, first]
  return {
    start: Math.max(0, first.start - REACH) + match.index,
    end: second.end,
    word: match.groups?.["word"] ?? "",
    way: isUp ? "up" : "down",
    subject,
    other,
  }
}

function readPace({ text }: Sentence, first: Quantity, second: Quantity): Said | undefined {
  const from = Math.max(0, first.start - PACE_REACH)
  const match = PACE.exec(text.slice(from, first.start))
  if (!match || !AFTER.test(text.slice(first.end, second.start))) return undefined
  const word = match.groups?.["word"] ?? ""
  return {
    start: from + match.index + match[0].lastIndexOf(word),
    end: second.end,
    word,
    way: toWay(match.groups?.["up"]),
    subject: first,
    other: second,
  }
}

/** "which was 3.3% in December, rose to 1.4% in February": one measure of one place, and no other start. */
function readArrival(
  { text, measures, places }: Sentence,
  first: Quantity,
  second: Quantity,
): Said | undefined {
  const gap = text.slice(first.end, second.start)
  const match = MOVED_TO.exec(gap)
  const isOther = [...measures, ...places].some(
    ({ start, end }) => end > first.end && start < second.start,
  )
  // "was 221% in 2023 and shot up to 45%": said of the same thing, as no subject stands between.
  const lead = match ? gap.slice(0, match.index).replace(/\band\s+(?:then\s+)?$/i, "") : ""
  if (!match || isOther || BREAKS.test(gap) || /\d[\d.,]*\s?%|\band\b/i.test(lead)) return undefined
  const isFromElsewhere = /^[^;]{0,40}\bfrom\b/i.test(text.slice(second.end))
  if (
    isFromElsewhere ||
    /\bfrom\b|\bby\s/i.test(text.slice(Math.max(0, first.start - 24), first.start))
  )
    return undefined
  return {
    start: first.start,
    end: second.end,
    word: match.groups?.["word"] ?? "",
    way: toWay(match.groups?.["up"]),
    subject: second,
    other: first,
  }
}

/** "and lower than in Kenya, where it was 63.8": of another country what the sentence has said of its own. */
const WHERE_IT_WAS = new RegExp(
  `(?:^|[\\s,(])(?<word>(?:(?<up>${UP})|(?<down>${DOWN}))\\s+than)\\s+(?:in\\s+)?(?:the\\s+)?(?:\\p{Lu}[\\p{L}.’'-]*\\s?){1,3},\\s+where\\s+(?:it|the\\s+(?:figure|rate|share|number|level))\\s+(?:was|is|stood\\s+at|stands\\s+at)\\s+(?:(?:about|just|only|nearly|almost|some|around|over)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "u",
)
/** "up by 20 years", "20 more": how much something moved, and no level. */
const IS_MOVE =
  /\b(?:by|than|from|after)\s+(?:(?:about|just|only|nearly|almost|some|around|over|more|than)\s+)*(?:US)?[$€£¥]?\s?$/i

function readElsewhere({ text, quantities }: Sentence, second: Quantity): Said | undefined {
  const match = WHERE_IT_WAS.exec(text.slice(0, second.start))
  const own = quantities.filter(
    (one) =>
      one.end <= (match?.index ?? 0) &&
      one.upper === null &&
      isOneUnit(one, second) &&
      !IS_MOVE.test(text.slice(0, one.start)),
  )
  const [subject] = own
  if (!match || !subject || own.length > 1) return undefined
  return {
    start: match.index + match[0].indexOf(match.groups?.["word"] ?? ""),
    end: second.end,
    word: match.groups?.["word"] ?? "",
    way: toWay(match.groups?.["up"]),
    subject,
    other: second,
  }
}

/** How far before a figure its verb may stand. */
const REACH = 70
/** How far before a figure the clause may begin that says how the pace changed. */
const PACE_REACH = 140

function contradicts({ text, measures }: Sentence, said: Said): boolean {
  const { subject, other } = said
  const isExchange =
    IS_EXCHANGE.test(text) || measures.some(({ measure }) => measure === "exchange-rate")
  const way = isExchange ? wayOfExchange(said) : said.way
  if (way === null || subject.value <= 0 || other.value <= 0) return false
  const gap = way === "up" ? other.value - subject.value : subject.value - other.value
  const larger = Math.max(subject.value, other.value)
  const isHedged = [subject, other].some(
    ({ start }) => readHedge(text.slice(Math.max(0, start - 40), start), "") !== null,
  )
  // What is rounded alike and differs, differs.
  const rounding = subject.step === other.step ? 0 : Math.max(subject.step, other.step) / 2
  const least = Math.max(rounding, isHedged ? larger * HEDGED : 0)
  // "Shrank by 3%" states a negative rate without its minus; an amount has no minus to leave out.
  return gap > least && !(subject.unit === "percent" && SHRINKS.test(text))
}

/** A stronger currency costs a dollar less of it; other words may be said of the currency or of the dollar. */
function wayOfExchange({ word, way }: Said): Direction | null {
  if (/^(?:stronger|weaker)/i.test(word)) return way === "up" ? "down" : "up"
  return /^(?:more|fewer)/i.test(word) ? way : null
}

/** How much larger or smaller than stated a hedged figure may be, in parts of itself. */
const HEDGED = 0.12

function present({ start, end, word, subject, other }: Said): Found {
  const [first, second] = subject.start < other.start ? [subject, other] : [other, subject]
  const actual = first.value > second.value ? "more" : "less"
  return { start, end, first, second, said: { kind: "order", word, actual } }
}
