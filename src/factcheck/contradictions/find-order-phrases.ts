import type { Quantity, Span } from "../claims/claim-types.ts"
import type { Contradiction } from "./contradiction.ts"

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

/** Whether the first of two figures is by more than their rounding on the other side of the second than `side` says. */
export function isOrderDenied(side: OrderPhrase["side"], first: Amount, second: Amount): boolean {
  if (first.value <= 0 || second.value <= 0) return false
  const gap = side === "above" ? second.value - first.value : first.value - second.value
  return gap > Math.max(first.step, second.step) / 2
}

type Amount = Pick<Quantity, "value" | "step">

/** The wrong order of two figures of a text, restated in words that stand alone; the phrase stands in the text as well. */
export function presentOrder(
  text: string,
  sentence: Span,
  { start, end, side }: OrderPhrase,
  [first, second]: readonly [first: Span, second: Span],
): Contradiction {
  const [subject, other] = [first, second].map((at) => text.slice(at.start, at.end).trim())
  return {
    start,
    end,
    sentence,
    first,
    second,
    said: {
      kind: "order",
      word: text.slice(start, end),
      actual: side === "above" ? "less" : "more",
    },
    statement: `${subject ?? ""} is ${side === "above" ? "higher" : "lower"} than ${other ?? ""}.`,
  }
}
