import { findDenied } from "../claims/denials.ts"
import { isNoStatement } from "../claims/is-no-statement.ts"
import type { Quantity, Span } from "../claims/claim-types.ts"
import { readSentence, type Sentence } from "../claims/sentence.ts"
import { CURRENCY_NAMES } from "../claims/value-of-currencies.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { placeInText, type Contradiction } from "./contradiction.ts"
import { readCurrency, readCurrencyBeside } from "./contradicted-currency.ts"
import { readHeldAgainstBefore } from "./held-against-before.ts"
import { readHeldAgainstOther, readInBrackets } from "./held-against-other.ts"
import { isOneUnit } from "./one-unit.ts"
import { looksBack, readFurther } from "./further-sentence.ts"
import { contradicts, HAS_SIGNS, isHeldAgainst, toWay, type Said } from "./said-order.ts"

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
const BREAKS =
  /[;:!?—–]|\b(?:while|whereas|which|who|with|including|unlike|after|whose|where|nobody|none|nowhere|neither|no\s+(?:one|other|country|economy|member))\b/i

const MOVE_UP = `${joinMoves({ direction: "up", without: ["object", "recovery"] })}|sped\\s+up|speeded\\s+up`
const MOVE_DOWN = joinMoves({ direction: "down", without: ["object"] })
/** Verbs that are said of currencies too, whose rates go the other way. */
const OF_CURRENCIES = new RegExp(`^(?:${joinMoves({ use: "currencies" })})\\b`, "i")
const MOVED_TO = new RegExp(
  `\\b(?<word>(?:(?<up>${MOVE_UP})|(?<down>${MOVE_DOWN}))(?:\\s+(?:back|further|slightly|sharply|steadily|again|anew|once\\s+more|gradually|modestly|marginally|only|just))*)\\s+to\\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over|a rate of)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "i",
)
/** "raised its policy rate from", "cut the deficit from": verbs with what they move. */
const MOVED_OBJECT =
  "(?:(?<raised>raised|lifted|hiked|increased|pushed\\s+up)|lowered|cut|reduced|trimmed|slashed|brought\\s+down|halved)\\s+(?:its|the|their)(?:\\s+(?!(?:from|as|after|when|while|because|and|since|though|rank(?:ing)?|place|position|rose|fell|grew|slowed)\\b)[\\p{L}-]+){1,5}"
/** "was brought up from", "has been cut from". */
const WAS_MOVED =
  "(?:was|were|has\\s+been|have\\s+been|had\\s+been|being)\\s+(?:(?<lifted>raised|lifted|hiked|increased|put\\s+up|brought\\s+up|pushed\\s+up)|lowered|cut|reduced|trimmed|slashed|brought\\s+down|put\\s+down|halved)"
const FROM_FIRST = new RegExp(
  `\\b(?<word>(?:(?<up>${MOVE_UP})|(?<down>${MOVE_DOWN}))(?:\\s+(?:back|further|slightly|sharply|steadily|again))*|${MOVED_OBJECT}|${WAS_MOVED})\\s*,?\\s+from\\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over)\\s+)*(?:US)?[$€£¥]?\\s?$`,
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

/** The places of a text where two figures contradict the word that compares them; no data are needed. */
export function findContradictions(text: string): Contradiction[] {
  const spans = splitSentences(text)
  return spans.flatMap((span, k) => {
    const words = text.slice(span.start, span.end)
    const hasTwo = HAS_TWO_NUMBERS.test(words)
    const against = readHeldAgainstBefore(text, span, spans)
    if (against.length > 0 && !isNoStatement(words)) return against
    const beside = readCurrencyBeside(text, span, besideOf(text, spans, k))
    if (beside) return [beside]
    if (!hasTwo && !looksBack(words)) return []
    if (HAS_SIGNS.test(words) || isNoStatement(words) || findDenied(words)) return []
    const last = spans[k - 1]
    const further = last && readFurther(text, last, span)
    if (further) return [further]
    if (!hasTwo) return []
    return readPairs(readSentence(words, span.start)).map((found) => placeInText(found, span))
  })
}

/** The sentences right behind and right before one, in its paragraph. */
function besideOf(text: string, spans: readonly Span[], k: number): (Span | undefined)[] {
  const [before, own, behind] = [spans[k - 1], spans[k], spans[k + 1]]
  const isNext = (a: Span | undefined, b: Span | undefined) =>
    a !== undefined && b !== undefined && /^[ \t]+$/.test(text.slice(a.end, b.start))
  return [isNext(own, behind) ? behind : undefined, isNext(before, own) ? before : undefined]
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
      readElsewhere(sentence, second) ??
      readHeldAgainstOther(sentence, first, second) ??
      readInBrackets(sentence, first, second) ??
      readCurrency(sentence, first, second)
    if (said && contradicts(sentence, said)) found.push(present(said))
  }
  return found
}

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
  // "climbed to 0.70% from 0.33% in 2010, but ahead of the 0.60%": the start of a movement is compared with nothing.
  if (/\bfrom\s+$/i.test(text.slice(0, first.start))) return false
  const words = middle.match(/[\p{L}\d]+/gu) ?? []
  return words.length <= MAX_WORDS && !isHeldAgainst(text, first)
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
  const isUp = ["up", "raised", "lifted"].some((name) => match.groups?.[name] !== undefined)
  const [subject, other] = arrived ? [first, second] : [second, first]
  const word = match.groups?.["word"] ?? ""
  if (!isMeantOfFigure(word, first, text)) return undefined
  return {
    start: Math.max(0, first.start - REACH) + match.index,
    end: second.end,
    word,
    way: isUp ? "up" : "down",
    subject,
    other,
    isMovement: true,
  }
}

/** Whether a verb is said of the figure itself: "fell from 12.0 to 14.5" may be of a currency. */
function isMeantOfFigure(word: string, { unit }: Quantity, text: string): boolean {
  return unit === "percent" || !OF_CURRENCIES.test(word) || !SPEAKS_OF_MONEY.test(text)
}

const SPEAKS_OF_MONEY = new RegExp(
  `\\b(?:dollar|currency|exchange|unit|real|sol|${CURRENCY_NAMES})s?\\b`,
  "i",
)

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

/** "and then fell to", "and has since risen to": what followed. */
const THEN = /\band\s+(?:(?:has|had|have|then|since|later|afterwards)\s+)*$/i

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
  const lead = match ? gap.slice(0, match.index).replace(THEN, "") : ""
  if (!match || isOther || BREAKS.test(gap) || /\d[\d.,]*\s?%|\band\b/i.test(lead)) return undefined
  const isFromElsewhere = /^[^;]{0,40}\bfrom\b/i.test(text.slice(second.end))
  if (
    isFromElsewhere ||
    /\bfrom\b|\bby\s/i.test(text.slice(Math.max(0, first.start - 24), first.start))
  )
    return undefined
  const word = match.groups?.["word"] ?? ""
  if (!isMeantOfFigure(word, first, text)) return undefined
  return {
    start: first.start,
    end: second.end,
    word,
    way: toWay(match.groups?.["up"]),
    subject: second,
    other: first,
    isMovement: true,
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

function present({ start, end, word, subject, other }: Said): Found {
  const [first, second] = subject.start < other.start ? [subject, other] : [other, subject]
  const actual = first.value > second.value ? "more" : "less"
  return { start, end, first, second, said: { kind: "order", word, actual } }
}
