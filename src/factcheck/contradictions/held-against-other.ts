import type { Quantity } from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"
import { joinOvertaking } from "../grammar/join-verbs.ts"
import { isHeldAgainst, toWay, type Said } from "./said-order.ts"

const MORE = "more|higher|greater|larger|bigger|above|ahead\\s+of"
const LESS = "less|lower|fewer|smaller|below|behind"
const EXCEEDS = joinOvertaking({ side: "above", of: "amounts" })
const FALLS_SHORT = joinOvertaking({ side: "below", of: "amounts" })
/** "which is", ", yet they are still", ", poverty there remains", ", ": what leads from a figure to what it is compared with. */
const SUBJECT_GOES_ON =
  "(?:[^;:!?,]{0,24})(?:,\\s+|\\s+)(?:(?:which|that|and|yet|but|though)\\s+)?(?:(?:it|they|\\p{Ll}+\\s+there)\\s+)?(?:(?:is|are|was|were|remains?|remained|stands?|stood)\\s+)?(?:(?:still|even|also|thus|only|well|far|much|slightly|somewhat|a\\s+little|considerably)\\s+)*"
/** "the Mexican figure of", "in 2021, when they stood at", "the Vietnamese, whose figure was", "its 2019 mark of". */
const OTHER =
  "(?:(?:in|that\\s+of|those\\s+of|the|its|their|(?:d['’])?\\p{Lu}[\\p{L}.’'-]*|(?:19|20)\\d\\d|imports|exports|mark|level|figure|rate|share|total|average|record|value|of)\\s*){1,7}(?:,\\s+(?:when|where|whose|which)\\s+(?:(?:it|they|the|figure|rate|ratio|share|level|total|number|income)\\s+)*(?:was|is|were|are|stood\\s+at|stands\\s+at|came\\s+to|amounted\\s+to))?\\s+(?:(?:about|just|only|nearly|almost|some|around|at)\\s+)*(?:US|C|A)?[$€£¥]?"
const HELD = new RegExp(
  `^${SUBJECT_GOES_ON}(?<word>(?:(?<up>${MORE})|(?<down>${LESS}))(?:\\s+than)?)\\s+${OTHER}$`,
  "u",
)
const OVERTAKES = new RegExp(
  `^(?:[^;:!?,]{0,24},)?\\s+(?<word>(?<up>${EXCEEDS})|(?<down>${FALLS_SHORT}))\\s+${OTHER}$`,
  "u",
)
/** "two points above", "a third more than": how far one is from the other. */
const IS_DISTANCE = /(?:\bpoints?|\btimes|\bhalf|\bthird|\bquarter|\btwice|\bdouble)\s*$/i

/** "and nobody went above Mali's 3.3%": said of no figure. */
const OF_NOBODY = /\b(?:nobody|none|nowhere|neither|nor|not|no|never)\b/i

/**
 * Reads how a figure stands to that of another time, place or thing, which a clause of its own may give: "$8,057, less
 * than the Vietnamese, whose figure was $5,066", "58.6 per cent of GDP, fell short of the exports, whose ratio was 54.3".
 */
export function readHeldAgainstOther(
  { text, quantities }: Sentence,
  first: Quantity,
  second: Quantity,
): Said | undefined {
  const isApart = quantities.some(({ start }) => start > first.start && start < second.start)
  const gap = text.slice(first.end, second.start)
  const match = HELD.exec(gap) ?? OVERTAKES.exec(gap)
  const word = match?.groups?.["word"]
  if (!match || word === undefined || isApart || !isBound(word)) return undefined
  const at = gap.indexOf(word)
  const isOfFirst = !isHeldAgainst(text, first) && !OF_NOBODY.test(gap)
  if (
    !isOfFirst ||
    IS_DISTANCE.test(gap.slice(0, at)) ||
    IS_DISTANCE.test(text.slice(0, first.end))
  )
    return undefined
  return {
    start: first.start,
    end: second.end,
    word,
    way: toWay(match.groups?.["up"]),
    subject: first,
    other: second,
  }
}

const RICHER = `${MORE}|richer|wealthier|faster|longer|older`
const POORER = `${LESS}|poorer|slower|shorter|younger`
/** "which was poorer than we were in 2015 ($2,578": what one is compared with before the figure of each. */
const BRACKET_OPENS = new RegExp(
  `\\b(?<!\\b(?:not|no|never|hardly|nor)\\s(?:\\p{Ll}+\\s)?)(?<word>(?:(?<up>${RICHER})|(?<down>${POORER}))(?:\\s+(?:share|rate|level|figure|number|proportion|percentage|ratio|output|income|growth|debt))?\\s+than)\\s+(?:(?!than\\b)[^\\s();:]+\\s+){1,7}\\((?:(?:at|with|about|some|just|only)\\s+)*(?:US|C|A)?[$€£¥]?$`,
  "iu",
)
const BRACKET_GOES_ON =
  /^[^();:]{0,24}?,?\s+(?:against|versus|vs\.?|compared\s+with|to)\s+(?:(?:about|some|just|only)\s+)*(?:US|C|A)?[$€£¥]?$/i

/** Reads two figures in brackets behind what they belong to: "slower than Kenya (4.6% against 4.9%)". */
export function readInBrackets(
  { text }: Sentence,
  first: Quantity,
  second: Quantity,
): Said | undefined {
  const match = BRACKET_OPENS.exec(text.slice(0, first.start))
  const word = match?.groups?.["word"]
  const isPair =
    BRACKET_GOES_ON.test(text.slice(first.end, second.start)) &&
    /^[^();:]{0,24}\)/.test(text.slice(second.end))
  if (!match || word === undefined || !isPair) return undefined
  return {
    start: match.index,
    end: second.end,
    word,
    way: toWay(match.groups?.["up"]),
    subject: first,
    other: second,
  }
}

/** "More" and "less" compare only with "than". */
function isBound(word: string): boolean {
  return (
    /\sthan$/.test(word) ||
    !/^(?:more|less|fewer|higher|lower|greater|larger|bigger|smaller)\b/.test(word)
  )
}
