import type { Direction, Quantity, Span } from "../claims/claim-types.ts"
import { isNoStatement } from "../claims/is-no-statement.ts"
import { readSentence, type Sentence } from "../claims/sentence.ts"
import { CURRENCY_NAMES } from "../claims/value-of-currencies.ts"
import { shift, type Contradiction } from "./contradiction.ts"
import { isOneUnit } from "./one-unit.ts"
import { contradicts, type Said } from "./said-order.ts"

const LOST =
  "weakened|depreciated|lost(?:\\s+(?:some\\s+)?(?:ground|value))?|gave\\s+up\\s+(?:some\\s+)?ground|softened|slid|slipped|slumped|tumbled|sank"
const GAINED =
  "strengthened|appreciated|firmed|gained(?:\\s+(?:some\\s+)?(?:ground|value))?|rallied|recovered"
/** "the dirham has weakened", "Brazil's real depreciated": the currency before its verb. */
const MOVED = new RegExp(
  `\\b(?<name>currency|real|sol|kwanza|dram|lari|tenge|som|${CURRENCY_NAMES})(?:,\\s+(?:by\\s+contrast|meanwhile|for\\s+its\\s+part|too|in\\s+turn|however),)?\\s+(?:(?:has|had|then|also|thus|duly)\\s+)*(?:\\p{Ll}+ly\\s+)?(?<word>(?<lost>${LOST})|(?:${GAINED}))(?![\\p{L}])`,
  "iu",
)
/** How many of a currency a dollar cost. */
const PER_DOLLAR =
  /\b(?:(?:per|to|against|for)\s+(?:the|a|an|one|each)?\s*(?:US\s+|U\.S\.\s+)?dollar|(?:a|one|each|the)\s+(?:US\s+|U\.S\.\s+)?dollar\s+(?:cost|costs|bought|buys|fetched|fetches|was|is|traded|averaged))\b/i
/** Currencies of which one buys more than a dollar, so that texts may give their rates the other way round. */
const WORTH_MORE = /^(?:pound|euro|sterling|dinar|currency)$/i
const AGAINST =
  /^[^;:!?]{0,60},?\s+(?:as\s+against|against|compared\s+with|down\s+from|up\s+from|from|after|versus)\s+(?:(?:about|just|only|nearly|almost|some|around|the)\s+)*$/i
const TO = /^[^;:!?,]{0,40}\s+to\s+(?:(?:about|just|only|nearly|almost|some|around)\s+)*$/i

/** The two rates of a sentence: "a dollar cost 9.35 dirhams, against 9.94 the year before". */
type Rates = { subject: Quantity; other: Quantity }

/**
 * Reads which way a currency is said to have gone between its two rates: "the dirham weakened: a dollar cost 9.35
 * dirhams, against 9.94 the year before". A currency that weakens takes more of itself for a dollar.
 */
export function readCurrency(
  sentence: Sentence,
  first: Quantity,
  second: Quantity,
): Said | undefined {
  const { text } = sentence
  const moved = MOVED.exec(text)
  const word = moved?.groups?.["word"]
  if (!moved || word === undefined || moved.index > first.start) return undefined
  const rates = readRates(sentence, first, second, moved.groups?.["name"])
  return (
    rates && {
      ...rates,
      start: moved.index,
      end: second.end,
      word,
      way: moved.groups?.["lost"] === undefined ? "down" : "up",
      isOfRate: true,
    }
  )
}

/** How many of a currency a dollar cost at two times; `name` is that of the currency, where the words say it. */
function readRates(
  { text, quantities }: Sentence,
  first: Quantity,
  second: Quantity,
  name?: string,
): Rates | undefined {
  const isOther = quantities.some((one) => one.start < second.start && one !== first)
  if (isOther || first.unit === "percent" || first.currency === "USD") return undefined
  const gap = text.slice(first.end, second.start)
  const isFromTo = TO.test(gap) && /\bfrom\s+(?:\p{Ll}+\s+)?$/iu.test(text.slice(0, first.start))
  const isPlain = isFromTo && name !== undefined && !WORTH_MORE.test(name)
  if (!PER_DOLLAR.test(text) && !isPlain) return undefined
  if (!isFromTo && !AGAINST.test(gap)) return undefined
  return isFromTo ? { subject: second, other: first } : { subject: first, other: second }
}

/**
 * "The rand strengthened. A dollar bought 16.9, against 18.1 a year before.": a sentence without figures that says which
 * way a currency went, and the sentence beside it with the two rates. What is wrong in it, if anything is.
 */
export function readCurrencyBeside(
  text: string,
  span: Span,
  beside: readonly (Span | undefined)[],
): Contradiction | undefined {
  const moved = readMoved(text.slice(span.start, span.end))
  if (!moved) return undefined
  for (const other of beside) {
    const rates = other && ratesOf(text, other, moved.name)
    if (other && rates) return hold(text, span, moved, { ...rates, at: other.start })
  }
  return undefined
}

/** Which way a sentence without figures says that a currency went. */
type Moved = Span & { name: string | undefined; word: string; way: Direction }

function readMoved(words: string): Moved | undefined {
  if (/\d/.test(words) || words.length > MAX_LENGTH) return undefined
  const moved = MOVED.exec(words)
  const word = moved?.groups?.["word"]
  if (!moved || word === undefined || TURNS.test(words) || isNoStatement(words)) return undefined
  return {
    start: moved.index,
    end: moved.index + moved[0].length,
    name: moved.groups?.["name"],
    word,
    way: moved.groups?.["lost"] === undefined ? "down" : "up",
  }
}

/** What two rates contradict of a movement, where they do. */
function hold(
  text: string,
  span: Span,
  { word, way, ...moved }: Moved,
  { subject, other, sentence, at }: Rates & { sentence: Sentence; at: number },
): Contradiction | undefined {
  const said: Said = { subject, other, word, way, start: 0, end: 0, isOfRate: true }
  if (!contradicts(sentence, said)) return undefined
  const [first, second] = [shift(subject, at), shift(other, at)]
  const [to, from] = [first, second].map(({ start, end }) => text.slice(start, end).trim())
  return {
    ...shift(moved, span.start),
    sentence: span,
    first,
    second,
    statement: `The currency ${word} from ${from ?? ""} to ${to ?? ""} per dollar.`,
    said: { kind: "order", word, actual: subject.value > other.value ? "more" : "less" },
  }
}

/** The most characters of a sentence that says only which way a currency went. */
const MAX_LENGTH = 160
/** "The cedi recovered after it had lost ground": two ways in one sentence. */
const TURNS = new RegExp(
  `\\b(?:${LOST})\\b.*\\b(?:${GAINED})\\b|\\b(?:${GAINED})\\b.*\\b(?:${LOST})\\b|\\b(?:not|never|no)\\b`,
  "is",
)

function ratesOf(
  text: string,
  span: Span,
  name: string | undefined,
): (Rates & { sentence: Sentence }) | undefined {
  const words = text.slice(span.start, span.end)
  if (!PER_DOLLAR.test(words) || isNoStatement(words) || MOVED.test(words)) return undefined
  const sentence = readSentence(words, span.start)
  const [first, second, third] = sentence.quantities.filter(({ unit }) => unit !== "percent")
  if (!first || !second || third || !isOneUnit(first, second)) return undefined
  const rates = readRates(sentence, first, second, name)
  return rates && { ...rates, sentence }
}
