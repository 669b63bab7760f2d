import type { Span } from "../claims/claim-types.ts"

/** Words that say how one figure stands to another: "smaller, at $31.1 billion", "is still behind, with 76.2". */
export type OrderPhrase = Span & {
  side: "above" | "below"
  /** Whether its figure stands before it: "Spain's, at 5%, is lower." */
  isBehind: boolean
}

/** "more people", "more still", and not "more dramatic". */
const OF_NUMBER =
  "(?!\\s+(?!(?:still|again|yet|people|children|in|there|then)\\b)\\p{Ll}+(?<!s)(?!\\p{L}))"
const MORE = `higher|larger|bigger|greater|more${OF_NUMBER}|faster|quicker|longer|older|richer|wealthier|steeper|heavier|hotter|stronger|brisker`
const LESS = `lower|smaller|fewer|less${OF_NUMBER}|slower|shorter|younger|poorer|lighter|calmer|cooler|milder|gentler|weaker`
const SIDES = `(?:(?<more>${MORE})|(?<less>${LESS}))`
const PLACED =
  "(?:(?:not\\s+far|close|just|only\\s+just|further|far|well)\\s+)*(?:(?<ahead>ahead|in\\s+front)|(?<behind>behind))"
/** "tops that", "trails": verbs that say the same. Who leads may do so within a total that the text gave before. */
const LEADS =
  "(?:(?<leads>tops\\s+(?:that|this|it)|beats\\s+(?:that|this|it))|(?<lags>lags|lagged|trails|trailed)(?:\\s+(?:far\\s+|well\\s+)?behind)?)"
const IS =
  "(?:is|was|are|were|has|had|have|remains?|remained|stands?|stood|lies|lay|did|does|gets?|got|ha[sd]\\s+been)"
/** "still much", "also a little": nothing here turns the word round. */
const DEGREE =
  "(?:(?:still|also|even|much|far|far\\s+and\\s+away|a\\s+(?:little|bit|lot|touch|shade|whisker|good\\s+deal)|somewhat|slightly|considerably|markedly|noticeably|rather|well|some\\s+way|a\\s+long\\s+way|by\\s+contrast|however|too|then|already|an?)\\s+)*"
/** "still", "again", "rate", "in 2024": between the word and its figure. */
const GOES_ON =
  "(?:\\s+(?!(?:than|of|by|after|before|from|at|with|on|if|when|because|compared)\\b)\\p{Ll}+|\\s+in\\s+(?:19|20)\\d\\d){0,3}"
const LEADS_ON =
  "(?:,\\s+|:\\s+|\\s*\\(|\\s+(?=(?:at|with|on)\\s))(?:(?:at|with|on|just|only|about|around|some|nearly|almost|an?|the)\\s+)*(?:US|A|C)?[$€£¥]?"

/** "was smaller, at $31.1 billion", "had fewer, 42 percent", "is much hotter (5.5%)". */
const BEFORE_FIGURE = new RegExp(
  `\\b${IS}(?:\\s+(?!(?:not|no|never|hardly|scarcely|barely|nothing|any|the|than|nor|neither)\\b)[\\p{Ll}]+ly)?\\s+${DEGREE}(?:${SIDES}|${PLACED})${GOES_ON}(?=${LEADS_ON}\\d)`,
  "gu",
)
/** "Togo trails, with 20%". */
const LEADING = new RegExp(`\\b${LEADS}(?=${LEADS_ON}\\d)`, "gu")
/** "at 5%, is lower still." */
const BEHIND_FIGURE = new RegExp(
  `(?<=[\\d%a-z)],?\\s)(?:is|was|are|were|remains?|remained)\\s+${DEGREE}(?:${SIDES}|${PLACED})(?:\\s+(?:still|again|yet))?(?=\\s*(?:[.,;:)]|$))`,
  "gu",
)

/** Every place of a sentence where a figure is said to be more or less than one that was given before. */
export function findOrderPhrases(text: string): OrderPhrase[] {
  const before = [BEFORE_FIGURE, LEADING]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => readPhrase(match, false))
  const behind = [...text.matchAll(BEHIND_FIGURE)].map((match) => readPhrase(match, true))
  return [...before, ...behind].sort((a, b) => a.start - b.start)
}

function readPhrase({ index, 0: words, groups }: RegExpExecArray, isBehind: boolean): OrderPhrase {
  const isAbove = ["more", "ahead", "leads"].some((name) => groups?.[name] !== undefined)
  return {
    start: index,
    end: index + words.length,
    side: isAbove ? "above" : "below",
    isBehind,
  }
}

/** What a phrase says of two figures of a text, in words that stand alone. */
export function writeOrder(
  text: string,
  { side }: OrderPhrase,
  pair: readonly [first: Span, second: Span],
): string {
  const [first, second] = pair.map(({ start, end }) => text.slice(start, end).trim())
  return `${first ?? ""} is ${side === "above" ? "higher" : "lower"} than ${second ?? ""}.`
}
