import { findHalves, findMultiples, unhedged } from "../claims/cues.ts"
import { findDenied } from "../claims/denials.ts"
import { isNoStatement } from "../claims/is-no-statement.ts"
import type { Quantity, Span } from "../claims/claim-types.ts"
import { readSentence, type Sentence } from "../claims/sentence.ts"
import { isLowerBound, isUpperBound } from "../quantities/hedges.ts"
import { splitSentences } from "../text/split-sentences.ts"
import { placeInText, shift, type Contradiction, type WrongSum } from "./contradiction.ts"
import { isOneUnit } from "./one-unit.ts"

/** How far a multiple may be from what two figures come to, in parts of it, before it is wrong: writers round freely. */
const ROOM = 0.25
/** How far beyond "more than half" and "less than twice" two figures may come to, in parts of it. */
const BOUND_ROOM = 0.03
/** How far a change in per cent may be off, in parts of it and in points. */
const CHANGE_ROOM = { part: 0.1, points: 1 }
/** Sentences before whose figures may be those that are meant. */
const SENTENCES_BEFORE = 2
/**
 * Between which ratios a figure may be to the one that is said to be multiplied: from `least` up to `timesStated` times
 * the stated multiple. Outside these it is a figure of something else.
 */
const LIKELY_RATIOS = { least: 0.3, timesStated: 10 }

/** Words of multiples and changes: a sentence without any need not be read. */
const MAY_BE_SUM =
  /\b(?:times|\p{L}*fold|twice|thrice|double[ds]?|tripled?|trebled?|quadrupled?|quintupled?|halved|half|gain|rise|increase|jump|growth|loss|drop|fall|decline|decrease|reduction|cut|slide|depreciation|devaluation|weakening|appreciation)\b|\dx\b/iu

type Found = Omit<Contradiction, "sentence">

/** The places of a text where a multiple or a change is not what its own figures come to. */
export function findWrongSums(text: string): Contradiction[] {
  const spans = splitSentences(text)
  return spans.flatMap((span, k) => {
    const words = text.slice(span.start, span.end)
    if (!MAY_BE_SUM.test(words) || isNoStatement(words) || findDenied(words)) return []
    const sentence = readSentence(words, span.start)
    const readBefore = (): Sentence[] =>
      spans
        .slice(Math.max(0, k - SENTENCES_BEFORE), k)
        .filter(({ end }) => !text.slice(end, span.start).includes("\n"))
        .map((one) => readSentence(text.slice(one.start, one.end), one.start))
    return [...readMultiples(sentence, readBefore), ...readChanges(sentence)].map((found) =>
      placeInText(found, span),
    )
  })
}

/** Figures that a sum may be of; shares and counts of years say too little. */
function listStatedValues({ quantities }: Sentence): Quantity[] {
  return quantities.filter(
    ({ unit, upper, value }) =>
      upper === null && value > 0 && unit !== "multiple" && unit !== "points",
  )
}

/** "twelve times the global 197", "twice as high as Kenya's $2,363": the figure that is multiplied stands right behind. */
const OF_FIGURE =
  /^(?:\s+as\s+(?:much|many|high|large|big|great|long|rich|low|fast|small)(?:\s+as)?)?\s+(?:(?:that|those)\s+of\s+)?(?:the\s+)?(?:\p{Lu}[\p{L}.’'-]*\s+){0,2}(?:(?:global|world|regional|national|average|African|European|male|female|urban|rural)\s+){0,2}(?:average\s+|figure\s+|rate\s+|level\s+)?(?:of\s+)?(?:US|[A-Z])?[$€£¥]?\s?$/u
/** "twice as many as a year before, when there had been 112,500". */
const AS_WHEN =
  /^\s+as\s+(?:much|many|high|large|big|great|long|low)\s+as\s+(?:(?:an?|the|two|three|four|five|ten)\s+(?:years?|decades?)\s+(?:before|earlier|ago)|in\s+(?:19|20)\d\d),?\s+when\s+(?:it|they|there|the\s+\p{L}+)\s+(?:(?:had\s+been|was|were|stood\s+at)\s+)(?:(?:just|only|about|some|around)\s+)*(?:US|[A-Z])?[$€£¥]?\s?$/u
/** "doubled between 2022 and 2024, from $3.23 billion to $5.25 billion": the two figures that a verb multiplies. */
const FROM_BEHIND =
  /^(?:\s+(?:between|from|over|in|within)\s[^;.:]{0,30}\d)?,?\s+from\s+(?:(?:just|only|about|some|around)\s+)*(?:US|[A-Z])?[$€£¥]?\s?$/u
const TO_BEHIND =
  /^(?:\s+(?:people|per\s+\p{L}+|of\s+gdp|a\s+head))?(?:,?\s+in\s+\(?(?:19|20)\d\d\)?)?,?\s+to\s+(?:(?:just|only|about|some|around|nearly|almost|over|more\s+than)\s+)*(?:US|[A-Z])?[$€£¥]?\s?$/iu

/** "some nine times as much", "an almost fortyfold rise": nothing else is named that was multiplied. */
const OF_BOTH =
  /^(?:\s+as\s+(?:much|many|high|large|big|great|long)(?!\s+as)|\s+(?:more|higher|larger|increase|rise|growth|jump))?(?:\s+in\s+(?:\p{L}+\s+)?(?:years|decades?))?\s*(?:$|[.,;:)!—–])/u
/** "14.5 in 2000 ... 473 in 2025, some": no new subject and no other place between a figure and its multiple. */
const BREAKS = /[;:!?]|\b(?:while|whereas|unlike|than)\b/i

/** `readBefore` reads the sentences before, which only few sentences need. */
function readMultiples(sentence: Sentence, readBefore: () => readonly Sentence[]): Found[] {
  const { text, quantities } = sentence
  const multiples = [
    ...quantities.filter(({ unit }) => unit === "multiple"),
    ...findMultiples(text),
    ...findHalves(text),
  ].filter(({ value }) => value > 0 && value !== 1)
  if (multiples.length === 0) return []
  const own = listStatedValues(sentence)
  const before = readBefore()
  return multiples.flatMap(
    (multiple) =>
      readMultipleBetween(sentence, multiple, own) ??
      readMultipleOf(sentence, multiple, { own, before }) ??
      readMultipleOfBoth(sentence, multiple, { own, before }) ??
      [],
  )
}

/** A verb of multiplying with both of its figures behind it. */
function readMultipleBetween(
  { text }: Sentence,
  multiple: Quantity,
  own: readonly Quantity[],
): Found | undefined {
  const [base, of] = own.filter(({ start }) => start >= multiple.end)
  const isBetween =
    base !== undefined &&
    of !== undefined &&
    isOneUnit(base, of) &&
    FROM_BEHIND.test(text.slice(multiple.end, base.start)) &&
    TO_BEHIND.test(text.slice(base.end, of.start))
  if (!isBetween || fits(multiple, of, base)) return undefined
  return presentMultiple(text, { multiple, first: base, second: of, of, base })
}

type Around = { own: readonly Quantity[]; before: readonly Sentence[] }

/** The subject's figure, the nearest before, beside the one that the words multiply. */
function readMultipleOf(
  { text }: Sentence,
  multiple: Quantity,
  { own, before }: Around,
): Found | undefined {
  const base = own.find(({ start }) => start >= multiple.end)
  const lead = text.slice(multiple.end, base?.start)
  if (!base || !(OF_FIGURE.test(lead) || AS_WHEN.test(lead))) return undefined
  const subject = own.findLast(
    (one) => one.end <= multiple.start && !own.some((other) => isAnotherIn(text, one, other)),
  )
  if (!subject || !isOneUnit(subject, base) || hasMany(own, multiple, base)) return undefined
  if (!isLikely(multiple, subject.value / base.value)) return undefined
  if (BREAKS.test(unhedged(text.slice(subject.end, multiple.start)))) return undefined
  const others = [...own, ...before.flatMap(listStatedValues)].filter((one) => one !== base)
  if (others.some((one) => isOneUnit(one, base) && isBoundOf(multiple, one, base))) return undefined
  return presentMultiple(text, { multiple, first: subject, second: base, of: subject, base })
}

/** Whether two figures may be of one thing by their sizes, or would be if one said "million" for "billion". */
function isLikely({ value }: Quantity, ratio: number): boolean {
  const { least, timesStated } = LIKELY_RATIOS
  const isSlip = [ratio * 1000, ratio / 1000].some((one) => Math.abs(one / value - 1) <= ROOM)
  return isSlip || (ratio >= Math.min(least, value / 2) && ratio <= timesStated * value)
}

/**
 * A multiple of two figures that the words before name, where no two of those that may be meant come to it: the figures
 * of one kind in its own sentence and the one before.
 */
function readMultipleOfBoth(
  { text, start }: Sentence,
  multiple: Quantity,
  { own, before }: Around,
): Found | undefined {
  const isBare =
    OF_BOTH.test(text.slice(multiple.end)) && OF_THESE.test(text.slice(0, multiple.start))
  const second = own.findLast(({ end }) => end <= multiple.start)
  if (!isBare || !second) return undefined
  const last = before.at(-1)
  const earlier = last
    ? listStatedValues(last).map((one) => ({ ...one, ...shift(one, last.start - start) }))
    : []
  const alike = [...earlier, ...own].filter((one) => one === second || isOneUnit(one, second))
  const first = alike[alike.indexOf(second) - 1]
  const years = new Set(`${last?.text ?? ""} ${text}`.match(/\b(?:(?:19|20)\d\d|that\s+year)\b/gi))
  if (first?.unit !== second.unit || years.size < 2) return undefined
  const isFit = alike.some((a) => alike.some((b) => a !== b && fits(multiple, a, b)))
  if (isFit) return undefined
  const [of, base] = second.value > first.value ? [second, first] : [first, second]
  return presentMultiple(text, { multiple, first, second, of, base })
}

/** ", some nine times as much", ": the increase is almost fortyfold": of the figures just named. */
const OF_THESE =
  /(?:[,:(—–]\s*(?:or\s+)?|(?:^|[,:;—–]\s*)(?:the|that|this|an?)\s+(?:(?:increase|rise|growth|jump|gain)\s+)?(?:is|was)\s+(?:an?\s+)?)(?:(?:some|about|around|nearly|almost|over|more\s+than|roughly|well\s+over|just\s+over|just\s+under|an?)\s+)*$/iu

/** Whether a further figure stands between two. */
function hasMany(own: readonly Quantity[], a: Span, b: Span): boolean {
  return own.some(({ start, end }) => start >= a.end && end <= b.start)
}

/** A figure in brackets or of a year before beside another in the same place leaves open which is meant. */
function isAnotherIn(text: string, one: Quantity, other: Quantity): boolean {
  return (
    one !== other && other.end <= one.start && /^\s*[(,]\s*$/.test(text.slice(other.end, one.start))
  )
}

/** Whether one figure is as many times another as a multiple says, with all that rounding allows. */
function fits({ value, step, hedge }: Quantity, a: Quantity, b: Quantity): boolean {
  const room = hedge === null && step < 1 ? ROOM / 2 : ROOM
  // "More than twice" is said of three times as well.
  const most = isLowerBound(hedge) ? 2 * value : value * (1 + room)
  const least = isUpperBound(hedge) ? value / 2 : value * (1 - room)
  const lowest = (a.value - a.step / 2) / (b.value + b.step / 2)
  const highest = (a.value + a.step / 2) / Math.max(b.value - b.step / 2, Number.MIN_VALUE)
  return highest >= least - step / 4 && lowest <= most + step / 4
}

/** Whether one figure is as many times another, and on the side of it that the words say: "more than half the 9.8%". */
function isBoundOf(multiple: Quantity, a: Quantity, b: Quantity): boolean {
  const ratio = a.value / b.value
  if (isLowerBound(multiple.hedge) && ratio < multiple.value * (1 - BOUND_ROOM)) return false
  if (isUpperBound(multiple.hedge) && ratio > multiple.value * (1 + BOUND_ROOM)) return false
  return fits(multiple, a, b)
}

/** "nine times as much": the words that belong to a multiple. */
const AS_MUCH = /^\s+as\s+(?:much|many|high|large|big|great|long)\b/i

type Pair = { multiple: Quantity; first: Quantity; second: Quantity; of: Quantity; base: Quantity }

function presentMultiple(text: string, { multiple, first, second, of, base }: Pair): Found {
  const asMuch = AS_MUCH.exec(text.slice(multiple.end))?.[0].length ?? 0
  const end = Math.max(multiple.end + asMuch, second.end)
  return {
    // A figure of the sentence before is named in the message alone.
    start: first.start >= 0 ? first.start : second.start,
    end,
    first,
    second,
    said: {
      kind: "sum",
      words: text.slice(multiple.start, multiple.end),
      actual: { kind: "multiple", value: of.value / base.value },
    },
  }
}

/** "was 4,445 in 2010 and 3,247 in 2023, a gain of 27 percent": two figures, each with its year, and how much that is. */
const CHANGE =
  /^(?<gap>\s+(?:[\p{L}-]+\s+){0,4}(?:in\s+)?\(?(?<year>(?:19|20)\d\d)\)?(?:\s+(?:and|to)|,)\s+(?:(?:to|at|just|only|about|some|around|it\s+was|by)\s+)*(?:US)?[$€£¥]?\s?)$/u
const THEN_CHANGED =
  /^\s+(?:[\p{L}-]+\s+){0,4}(?:in\s+)?\(?(?<year>(?:19|20)\d\d)\)?,?\s+(?:[—–-]\s+)?(?:an?|which\s+is\s+an?|representing\s+an?|or\s+an?)\s+(?:[\p{Ll}]+\s+)?(?<word>(?<up>gain|rise|increase|jump|growth)|(?<down>loss|drop|fall|decline|decrease|reduction|cut)|slide|depreciation|devaluation|weakening|appreciation)\s+of\s+(?:(?:about|around|some|nearly|almost|over|more\s+than|just\s+over|just\s+under|roughly)\s+)*$/u

function readChanges({ text, quantities }: Sentence): Found[] {
  const [first, second, change, ...more] = quantities.filter(({ unit }) => unit !== "multiple")
  if (!first || !second || !change || more.length > 0 || !areTwoOf(first, second)) return []
  const words = readChangeWords(text, { first, second, change })
  if (words === undefined) return []
  const actual = (second.value / first.value - 1) * 100
  const isNear = (stated: number, one: number): boolean =>
    Math.abs(one - stated) <=
    Math.max(CHANGE_ROOM.points, Math.abs(one) * CHANGE_ROOM.part, change.step)
  // A currency slides by a part of its own worth, which is the other way round in units to the dollar.
  const size = Math.abs(actual)
  const other = (1 - first.value / second.value) * 100
  const fitsChange =
    words.way === "either"
      ? isNear(change.value, size) || isNear(change.value, Math.abs(other))
      : isNear(words.way === "down" ? -change.value : change.value, actual)
  if (fitsChange) return []
  const said: WrongSum = {
    kind: "sum",
    words: `${words.noun} of ${text.slice(change.start, change.end)}`,
    actual: { kind: "change", value: actual },
  }
  return [{ start: first.start, end: change.end, first, second, said }]
}

/** Of changes in per cent of what is in per cent itself nobody can say which kind of change is meant. */
function areTwoOf(first: Quantity, second: Quantity): boolean {
  return first.unit !== "percent" && second.unit !== "percent" && isOneUnit(first, second)
}

/** The noun of a change between two years; `undefined` where the words are of another make. */
function readChangeWords(
  text: string,
  { first, second, change }: { first: Span; second: Span; change: Quantity },
): { noun: string; way: "up" | "down" | "either" } | undefined {
  const from = CHANGE.exec(text.slice(first.end, second.start))?.groups?.["year"] ?? ""
  const groups = THEN_CHANGED.exec(text.slice(second.end, change.start))?.groups
  const isInOrder = from !== "" && from < (groups?.["year"] ?? "")
  if (change.unit !== "percent" || !isInOrder) return undefined
  const way = groups?.["down"] ? "down" : groups?.["up"] ? "up" : "either"
  return { noun: groups?.["word"] ?? "", way }
}
