import type { Direction, Quantity, Span } from "../claims/claim-types.ts"
import { readSentence, type Sentence } from "../claims/sentence.ts"
import { shift, type Contradiction } from "./contradiction.ts"
import { isOneUnit } from "./one-unit.ts"
import { contradicts, HAS_SIGNS, SHRINKS, toWay, type Said } from "./said-order.ts"

/** Words that only judge the figure: "still high, but", "a little". */
const JUDGES =
  "(?:(?:still|yet|already|very|quite|too|well|much|far|slightly|sharply|markedly|clearly|a\\s+(?:little|bit|lot)|somewhat|high|low|good|bad|modest|weak|strong|hefty|and|but|though|although),?\\s+)*"
/**
 * "That was still high, but down from", "that was lower than": what is said of the figure of the sentence before. "It was
 * higher than 13% in 2021" bounds another one.
 */
const OF_LAST = new RegExp(
  `^(?:(?:that|this|it|the\\s+(?:figure|rate|share|number|level|reading|result))\\s+(?:was|is)\\s+${JUDGES}(?<from>(?:(?<up>up)|(?<down>down))(?:\\s+(?:sharply|slightly|markedly))?\\s+from)|(?:that|this)\\s+(?:was|is)\\s+${JUDGES}(?<than>(?:(?<higher>higher|larger|greater|bigger|faster|more)|(?<lower>lower|smaller|slower|less|fewer))\\s+than))\\s+(?:(?:the|about|just|only|nearly|almost|some|around|over|a\\s+peak\\s+of)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "i",
)

/** "That is an acceleration from the 11.6% recorded", "It was a drop from": a noun for which way it went. */
const NOUN_FROM =
  /^(?:that|this|it)\s+(?:was|is|marks?|marked)\s+(?:still\s+)?(?:an?\s+)?(?:(?:small|slight|sharp|marked|clear|big|large|modest|notable|further)\s+)?(?<from>(?:(?<up>acceleration|increase|rise|jump|climb|pick-?up|surge)|(?<down>slowdown|deceleration|decrease|fall|drop|decline|slump))\s+(?:from|on))\s+(?:(?:the|about|just|only|nearly|almost|some|around|over|a\s+peak\s+of)\s+)*(?:US)?[$€£¥]?\s?$/i

/** "That is less than Brazil, at 87.3 per cent", "lower than Spain's (11.4%)": another country's figure beside its name. */
const THAN_PLACE =
  /^(?:that|this)\s+(?:was|is)\s+(?:(?:still|also|much|far|well|slightly|a\s+little|somewhat)\s+)*(?<than>(?:(?<higher>higher|more)|(?<lower>lower|less))\s+than)\s+(?:(?:in|that\s+of|the|it\s+is\s+in)\s+)*(?:\p{Lu}[\p{L}.’'-]*\s?){1,3}(?:,\s+(?:at|with)\s+|\s?\(|(?<=['’]s?\s))(?:(?:about|just|only|nearly|almost|some|around|over)\s+)*(?:US)?[$€£¥]?\s?$/iu

/** "Imports grew faster, by 15%": than what grew in the sentence before. */
const GREW_FASTER =
  /^[^,;:.]{2,50}\s(?:grew|rose|increased|expanded|climbed)\s+(?:(?:even|much|a\s+(?:little|bit|lot)|somewhat|far|still|slightly)\s+)*(?<than>(?<higher>faster|more\s+quickly|more\s+rapidly|more)|(?<lower>more\s+slowly|less(?:\s+(?:quickly|rapidly))?)),\s+(?:by|at)\s+(?:(?:an?|about|just|only|nearly|almost|some|around|over)\s+)*$/iu
/** How such sentences begin; others need not be read for them. */
const LOOKS_BACK =
  /^(?:that|this|it|the\s+\p{L}+)\s+(?:was|is)\s[^]*\b(?:from|than)\s|^[^,;:.]*\s(?:grew|rose|increased|expanded|climbed)\s[^,;:.]*(?:faster|more|quickly|rapidly|slowly|less),\s/iu

/** Whether a sentence may say something of the figure of the sentence before it. */
export function looksBack(text: string): boolean {
  return LOOKS_BACK.test(text)
}

/** A sentence without a figure of its own that compares the only figure of the sentence before with another. */
export function readFurther(text: string, last: Span, span: Span): Contradiction | undefined {
  const words = text.slice(span.start, span.end)
  const isNext = /^[ \t]+$/.test(text.slice(last.end, span.start))
  if (!isNext || !looksBack(words)) return undefined
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

/** " or Japan's " */
const OR_ANOTHER = /^\s+(?:or|and)\s+(?:\p{Lu}[\p{L}.’'-]*\s?){1,3}\(?$/u

/** The only figure of a sentence, and the word by which that of the sentence before is compared with it. */
function readHeldAgainst({
  text,
  quantities,
}: Sentence): Pick<Said, "word" | "way" | "other" | "isMovement"> | undefined {
  const [other, further] = quantities
  if (!other) return undefined
  // "Up from 42.3% to 45%" is of two figures of its own; "Italy's 1.18 or Japan's 1.15" are both compared with.
  const isOfTwo = further && isOneUnit(other, further)
  if (isOfTwo && !OR_ANOTHER.test(text.slice(other.end, further.start))) return undefined
  const compared = readComparison(text.slice(0, other.start))
  return compared && { ...compared, other }
}

/** How the figure of the sentence before stands to the one behind these words. */
function readComparison(lead: string): Pick<Said, "word" | "way" | "isMovement"> | undefined {
  const noun = NOUN_FROM.exec(lead)
  const ofLast = OF_LAST.exec(lead) ?? noun ?? THAN_PLACE.exec(lead)
  const groups = (ofLast ?? GREW_FASTER.exec(lead))?.groups
  const word = groups?.["from"] ?? groups?.["than"]
  if (word === undefined) return undefined
  const isMore = toWay(groups?.["up"] ?? groups?.["higher"])
  return {
    word,
    // "Faster" is said of the later figure, all others of the earlier one.
    way: ofLast ? isMore : opposite(isMore),
    // The noun of "a drop from 11.6%" is of the two figures, and no sign of the second.
    ...(noun && { isMovement: true }),
  }
}

/** Between two figures of a sentence: the second is stated in a clause of its own. */
const NEXT_CLAUSE = /;|\b(?:and|but)\b|,\s+or\s/
/** The second is what the first was before, or is compared with. */
const IS_BESIDE = /\b(?:from|after|against|compared|than|versus|above|below)\b/

function opposite(way: Direction): Direction {
  return way === "up" ? "down" : "up"
}

const HAS_DEFICIT = /\bdeficit|\bminus\b|\bin the red\b|[-−]\d/i

/** The figure of a sentence in the unit of another that stands alone or ends it; nothing where it may be compared with one before. */
function findStatedLast({ text, quantities }: Sentence, other: Quantity): Quantity | undefined {
  const isRate = other.unit === "percent"
  if ((HAS_SIGNS.test(text) && HAS_DEFICIT.test(text)) || (isRate && SHRINKS.test(text)))
    return undefined
  const alike = quantities.filter((one) => one.upper === null && isOneUnit(one, other))
  const last = alike.at(-1)
  const before = alike.at(-2)
  if (!last || !before) return last
  const between = text.slice(before.end, last.start)
  return NEXT_CLAUSE.test(between) && !IS_BESIDE.test(between) ? last : undefined
}
