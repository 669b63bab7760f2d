import type { Span } from "../claims/claim-types.ts"
import { findMeasures } from "../grammar/find-measures.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { isHeldAgainst } from "./is-held-against.ts"
import type { RankPhrase } from "./find-rank-phrases.ts"
import { namesOnly, type ProvenFigure } from "./proven-figure.ts"

/** The most characters between a place in an order and its figure. */
const REACH = 60
/** "second, with $3.1bn", "tenth on 6.01", "the lowest fertility of the six at 2.28": the figure follows. */
const LEADS_ON =
  /^[^;:.!?—–\d]*?(?:(?:^|[\s,])(?:with|on|at)\s+|,\s+|^\s*\()(?:(?:just|only|about|some|a|an|rate|of)\s+)*(?:US|A|C)?[$€£¥]?$/i
/** "49%, the lowest share", "at 4.0%, came third": the figure stands before. */
const LEADS_BACK =
  /^(?!.*\b(?:and|but|while|whereas|although|though|after|before|than|behind|ahead|when|where|because|from|compared|unlike)\b)[^;:.!?—–]*$/is
/** A number between the two that is neither a year nor a part of a unit: the phrase may belong to it. */
const NUMBER = /(?<!\bper\s)(?<![\d.,\p{L}])(?!(?:19|20)\d\d(?![\d.,]\d))\d/u
/** "was the highest since 2008", "its lowest on record", "the largest annual fall": an order of years, or of movements. */
const IS_OF_YEARS =
  /^[^,;.]{0,40}\b(?:since|on\s+record|ever|in\s+(?:an?|the\s+(?:last|past)|more\s+than|over|\d+|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|many|several|living)\b)|of\s+(?:the|this)\s+(?:year|decade|century|series|period)|in\s+(?:its|recorded|modern)|years?|quarters?|months?|decades?|record|history)\b/i
/** What may stand behind a superlative that ranks the figure itself. */
const RANKS_FIGURE =
  /^(?:[\s-]+(?:rate|share|level|figure|reading|number|ratio|proportion|percentage|total|score|value|amount|one|stock|sum|count|toll|pace|burden|load|result|outcome|average|tally|haul|bill|gap|growth|expansion|contraction|rise|increase|fall|drop|decline|performance|showing))?(?:\s*(?:[,.;:()]|$)|\s+(?:of|in|among|anywhere|worldwide|globally|on|at|with|across|within|by|after|behind|outside)\b)/i
/** "one of the lowest", "not the highest", "among the six fastest". */
const RANKS_NOTHING =
  /\b(?:one\s+of|among|not|n['’]t|never|hardly|no\s+longer|by\s+no\s+means)\s+(?:the\s+|its\s+)?(?:\p{L}+['’]s\s+)?(?:\p{Ll}+\s+)?$/iu
/** "the lowest apart from Chad", "the highest bar one". */
const EXCEPTS =
  /^[^;:.]{0,50}\b(?:except|excluding|apart\s+from|aside\s+from|bar|barring|save|outside|other\s+than|joint)\b/i

/** "the biggest after Nigeria": the second of all. */
const AFTER_ANOTHER = /^[^;:.]{0,40}\b(?:after|behind)\b/i

/** The proven figure whose country a sentence puts in an order; `undefined` where it may be of something else. */
export function findFigureOf(
  phrase: RankPhrase,
  proven: readonly ProvenFigure[],
  text: string,
  sentence: Span,
): ProvenFigure | undefined {
  const before = text.slice(sentence.start, phrase.start)
  const after = text.slice(phrase.end, sentence.end)
  const isFirstAfter = phrase.position === 1 && AFTER_ANOTHER.test(after)
  if (RANKS_NOTHING.test(before) || IS_OF_YEARS.test(after)) return undefined
  if (EXCEPTS.test(after) || isFirstAfter) return undefined
  const figure = findBehind(phrase, proven, text) ?? findAhead(phrase, proven, text)
  if (!figure || !isOfFigure(phrase, figure, after)) return undefined
  const named = text.slice(sentence.start, phrase.end)
  return isSubject(figure, phrase, named, sentence) ? figure : undefined
}

function findBehind({ end }: Span, proven: readonly ProvenFigure[], text: string) {
  const figure = proven.find(({ at }) => at.start >= end)
  if (!figure || figure.at.start - end > REACH) return undefined
  const gap = text.slice(end, figure.at.start)
  return LEADS_ON.test(gap) && namesOnly([figure.place.code], gap) ? figure : undefined
}

function findAhead({ start }: Span, proven: readonly ProvenFigure[], text: string) {
  const figure = proven.findLast(({ at }) => at.end <= start)
  if (!figure || start - figure.at.end > REACH || isHeldAgainst(text, figure.at.start))
    return undefined
  const gap = text.slice(figure.at.end, start)
  return LEADS_BACK.test(gap) && !NUMBER.test(gap) && namesOnly([figure.place.code], gap)
    ? figure
    : undefined
}

/** Whether the phrase ranks what the figure measures. */
function isOfFigure(
  { isOrdinal, isOfOthers, measure }: RankPhrase,
  figure: ProvenFigure,
  after: string,
): boolean {
  if (isOrdinal || isOfOthers === true) return true
  if (measure !== null) return measure === figure.measure
  if (SEVERAL.test(after)) return false
  if (RANKS_FIGURE.test(after)) return true
  const [named] = findMeasures(after)
  return named?.measure === figure.measure && named.start <= MEASURE_REACH
}

/** "the biggest economies": several, which are put in no order. */
const SEVERAL =
  /^\s+(?:\p{Ll}+\s+)?(?:economies|countries|nations|populations|exporters|importers|producers)\b/u

/** How far behind a superlative its measure may be named. */
const MEASURE_REACH = 24

/** Whether the country named last up to the end of the phrase is that of the figure. */
function isSubject(
  { place, at, claim }: ProvenFigure,
  { end }: RankPhrase,
  words: string,
  sentence: Span,
): boolean {
  const named = findPlaces(words).filter(({ kind }) => kind === "country")
  const last = named.at(-1)
  if (last) return last.code === place.code
  // Named behind: "the highest of the six was Fiji's 2.28" has its country beside its figure.
  return claim.grounds.place === "stated" || at.start < end || sentence.start === 0
}
