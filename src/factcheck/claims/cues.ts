import { NUMBER_WORD, ORDINAL, readNumberWords, readOrdinal } from "../quantities/number-words.ts"
import { CHANGES_NOTHING, readHedge } from "../quantities/hedges.ts"
import { joinMoveNouns, joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import type { Superlative } from "./superlative.ts"
import { findThanEver } from "../relations/than-ever.ts"
import { overlaps } from "../text/overlaps.ts"
import type { ClaimSlots, Direction, Qualifier, Quantity, Span } from "./claim-types.ts"

/** "rose", but not the "up" of "made up 5%" and of "a clean-up". */
const UP = `${joinMoves({ direction: "up" })}|(?<!ma[dk]es?\\s)(?<!making\\s)(?<![a-z]-)up`
const DOWN = `${joinMoves({ direction: "down" })}|down`
const UP_NOUN = joinMoveNouns("up")
const DOWN_NOUN = joinMoveNouns("down")

/** "raised its policy rate": what a central bank does with its rate. */
const ITS_RATE = "(?=\\s+(?:its|the|their)\\s+(?:\\p{L}+\\s+){0,3}rates?\\b)"
/** "became more common", "grew rarer": what a share or a rate did. */
const SPREAD = "common|widespread|frequent|prevalent"
const BECAME =
  "(?:became|become|becoming|grew|grown|got)\\s+(?:much\\s+|even\\s+|far\\s+|slightly\\s+)?"
const MOVE = new RegExp(
  `\\b(?:(?<more>${BECAME}(?:(?:ever\\s+)?more|increasingly)\\s+(?:${SPREAD})|(?:raised|lifted|hiked)${ITS_RATE})|(?<less>${BECAME}(?:(?:ever\\s+)?less\\s+(?:${SPREAD})|rarer|scarcer)|lowered${ITS_RATE})|(?<up>${UP})|(?<down>${DOWN}))\\b`,
  "giu",
)
const NOUN_AFTER = new RegExp(
  `^\\s*(?:(?:annual|yearly|year-on-year|real|nominal|sharp|steep)\\s+)*(?:(?<up>${UP_NOUN})|(?<down>${DOWN_NOUN}))\\b`,
  "i",
)
const NOUN_BEFORE = new RegExp(
  `\\b(?:(?<up>${UP_NOUN})|(?<down>${DOWN_NOUN})),?\\s+(?:\\w+\\s+){0,2}?of\\s*$`,
  "i",
)

/** "The decline in Burkina Faso was 0.6 percent". */
const NOUN_SUBJECT = new RegExp(
  `(?:^|[.;,]\\s+|\\b(?:and|but|while)\\s+)(?:the|its|their|that|this)\\s+(?:(?:annual|overall|average)\\s+)?(?!growth|expansion|contraction|recovery|slowdown)(?:(?<up>${UP_NOUN})|(?<down>${DOWN_NOUN}))\\b[^,;:\\d]{0,40}\\b(?:was|were|is|came\\s+to|amounted\\s+to|reached)\\s*$`,
  "i",
)

/** "9.8% smaller in 2015 than in 2014", "17% smaller." at the end of a clause, "4.2% inferior to". */
const SIDE_AFTER =
  /^\s*(?:(?:(?<up>higher|larger|bigger|greater|more)|(?<down>smaller|lower|fewer|less))\b(?:[^.;]{0,20}?\b(?:than|compared)\b|(?=\s*(?:[.,;:!)]|$)))|(?:(?<up>superior)|(?<down>inferior))\s+to\b(?![^.;]{0,20}\d[\d.,]*\s?(?:%|per\s?cent)))/i

export type Move = Span & { direction: Direction; negated: boolean }

/** Verbs of rising and falling with whether they are denied. */
export function findMoves(text: string): Move[] {
  return [...text.matchAll(MOVE)].flatMap((match) => {
    const isUp = (match.groups?.["up"] ?? match.groups?.["more"]) !== undefined
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    // "the cut", "a rise": a noun, which moves nothing itself.
    if (
      /\b(?:the|an?)\s+$/i.test(before) &&
      /^(?:cut|down|up|lost|rise|fall|drop|decline|increase)$/i.test(match[0])
    )
      return []
    if (isNameOfTime(text, match)) return []
    const isParticle = /^(?:up|down)$/i.test(match[0])
    if (isParticle && (NO_WAY.test(text.slice(match.index)) || DOUBLED.test(before))) return []
    const ended = ENDED.exec(text.slice(Math.max(0, match.index - 40), match.index))?.groups
    if (ended && ended["denied"] === undefined) return []
    const denied =
      !ended && /\b(?:not|never|n['’]t|without|failed to|did not)\s+(?:\w+\s+)?$/i.test(before)
    return {
      start: match.index,
      end: match.index + match[0].length,
      direction: isUp ? ("up" as const) : ("down" as const),
      negated: denied,
    }
  })
}

const OF_TIME =
  /\b(?:during|amid|in|after|before|since|until|at\s+the\s+(?:\p{L}+\s+)?(?:\p{L}+\s+)?of|(?:worst|height|depths?|bottom|peak|start|beginning|end|middle|year|years|time)\s+of)\s+(?:the|that|this)\s+(?:(?:great|long|deep|global|pandemic|covid)\s+)?$/iu

/** "At the worst of the slump", "before the crash,": a noun that only says when, and ends its phrase. */
function isNameOfTime(text: string, { index, 0: word }: RegExpExecArray): boolean {
  return (
    /^(?:slump|crash|boom|collapse|spike|surge|plunge|slide|rebound)$/i.test(word) &&
    OF_TIME.test(text.slice(Math.max(0, index - 60), index)) &&
    /^\s*(?:[,.;:)]|(?:of|in)\s+(?:19|20)\d\d\b|$)/.test(text.slice(index + word.length))
  )
}

/** "had Hungary down as the winner", "it was down at 3.2%": no way that anything moved on the day. */
const NO_WAY = /^\p{L}+\s+(?:as|at)\b/iu
/** "doubled down in 2025": nothing went down. */
const DOUBLED = /\bdoubl(?:e|ed|es|ing)\s+$/i

/** "never stopped expanding", "has not ceased to fall" deny an end; what "stopped growing" then did is not said. */
const ENDED =
  /(?:\b(?<denied>never|not|n['’]t)\s+(?:once\s+|yet\s+|even\s+)?)?\b(?:stop(?:s|ped)?|ceas(?:e|es|ed)|quit|finish(?:ed)?)\s+(?:from\s+|to\s+|its\s+|their\s+)?$/i

export type Role = { kind: "level" | "change" | "from"; direction: Direction | null }

const FROM =
  /\b(?:from|compared (?:with|to)|against|versus|vs\.?|than|up on|down on)\s*(?:an?\s+(?:[a-z]+ed\s+|dismal\s+|meagre\s+|mere\s+|modest\s+)?|the\s+|just\s+|only\s+)*(?:(?:low|high|peak|trough|record|revised|rate|level|total|figure)\s+(?:of\s+)?)?$/i
/** "have slipped every year since their 2021 peak of $3.71bn": where the movement began. */
const SINCE_PEAK =
  /\bsince\s+(?:the|its|their)\s+[^,;]{0,30}\b(?:peak|high|low|trough|record|bottom)\s+of\s*$/i
const PAST_MARK = new RegExp(
  `\\b(?:${UP}|${DOWN})\\s+(?:back\\s+)?(?:below|above|under|beyond|past)\\s*$`,
  "i",
)
const AT =
  /\b(?:to|at|of|was|were|is|reached|reaching|hit|hitting|averag(?:ed|ing)|stood at|standing at|stands at|totall?(?:ed|ing)|recorded|posted|touched)\s*(?:an?\s+|the\s+|just\s+|only\s+|some\s+|its\s+)*(?:(?:[a-z-]+\s+){0,2}(?:high|low|peak|record|average|total)\s+(?:of\s+)?)?$/i
const MOVED = new RegExp(
  `\\b(?:${UP}|${DOWN})\\s*(?:\\w+ly\\s+|further\\s+|back\\s+|another\\s+|a\\s+further\\s+|an?\\s+|just\\s+|only\\s+)*$`,
  "i",
)

/** "rose a total of", "fell by a combined". */
const MOVED_IN_ALL = new RegExp(
  `\\b(?:${UP}|${DOWN})\\s+(?:by\\s+)?an?\\s+(?:total|combined|cumulative|overall)(?:\\s+of)?\\s*$`,
  "i",
)

/** "Investment, which had collapsed in 2020, came back to": what is said by the way moves no figure behind it. */
const ASIDE = /,\s+(?:which|who|whose|where|when)\b[^,;]*,/gi

/** "interest ate up 24%", "food makes up half": nothing moved up. */
const TOOK_UP =
  /\b(?:ate|eats?|eaten|eating|took|takes?|taken|taking|used?|uses|using|soak(?:ed|s)|ma(?:de|ke|kes|king))\s+up\s*(?:\w+ly\s+|an?\s+|just\s+|only\s+)*$/i

/** Whether a verb before a number moves nothing: it takes up a share, or lives were lost. */
function isNoMove(before: string, after: string): boolean {
  return TOOK_UP.test(before) || (LOST.test(before) && LIVES.test(after))
}

/** Whether a number is a level, a change or where a change began, from the words around it. */
export function decideRole(text: string, quantity: Span, previousEnd: number): Role {
  const before = ownClause(
    unhedged(text.slice(Math.max(previousEnd, quantity.start - 70), quantity.start)),
  )
  const after = text.slice(quantity.end, quantity.end + 40)
  if (FROM.test(before) || SINCE_PEAK.test(before)) return { kind: "from", direction: null }
  if (isNoMove(before, after)) return { kind: "level", direction: null }
  if (PAST_MARK.test(text.slice(Math.max(previousEnd, quantity.start - 40), quantity.start)))
    return { kind: "level", direction: null }
  const change =
    changeIn(SIDE_AFTER, after) ?? changeIn(NOUN_BEFORE, before) ?? changeIn(NOUN_SUBJECT, before)
  if (change) return change
  const direction =
    lastMove(before) ??
    (MOVED_BEFORE.test(text.slice(0, quantity.start))
      ? lastMove(text.slice(0, quantity.start).replace(ASIDE, ","))
      : null)
  if (MOVED_IN_ALL.test(before)) return { kind: "change", direction }
  if (AT.test(before)) return { kind: "level", direction }
  const isMoved =
    (/\bby\s*(?:an?\s+)?(?:further\s*|another\s*|additional\s*)?$/i.test(before) &&
      direction !== null) ||
    MOVED.test(before)
  return changeIn(NOUN_AFTER, after) ?? { kind: isMoved ? "change" : "level", direction }
}

/** "rose, he said, to", "fell in two countries: by", ", and by": the movement stands further ahead. */
const MOVED_BEFORE = /\bto\s*$|(?::|,\s+and)\s+by\s*$/i

/** "Nigeria lost 993 mothers per 100,000 births" states a rate of deaths, not that it fell. */
const LOST = /\blos(?:t|es|ing)\s*$/i
const LIVES = /^\s*(?:mothers|women|children|babies|infants|newborns|lives)\b/i

/**
 * "one of the steepest falls, and it took until 2022, when growth hit 15.8%": only the last clause moves the figure, and no
 * heading does: "the easing in figures: the rate was 13%".
 */
function ownClause(before: string): string {
  const stated = before.slice(before.lastIndexOf(": ") + 1)
  return stated.slice(stated.search(/\bwhen\b(?!.*\bwhen\b)/i) + 1)
}

/** The change that the words beside a number tell of. */
function changeIn(form: RegExp, words: string): Role | undefined {
  const groups = form.exec(words)?.groups
  return groups && { kind: "change", direction: groups["up"] === undefined ? "down" : "up" }
}

function lastMove(text: string): Direction | null {
  return findMoves(text).at(-1)?.direction ?? null
}

const FILLER = new RegExp(`\\b(?:${CHANGES_NOTHING})\\s*$`, "i")

/** The words before a number without its hedge. */
export function unhedged(before: string): string {
  const hedge = readHedge(before, "")
  const text = hedge ? before.slice(0, before.length - hedge.length) : before
  return text.replace(FILLER, "")
}

const FOLDS: Readonly<Record<string, number>> = {
  double: 2,
  triple: 3,
  treble: 3,
  quadruple: 4,
  quintuple: 5,
  halve: 0.5,
}
const VERBS =
  /\b(?!double[\s-]+(?:digits?|figures?)\b)(?!double\s+(?:that|those|the|its|\p{Lu}))(?<verb>doubl|tripl|trebl|quadrupl|quintupl|halv)(?:ed|es|ing|e)\b(?!\s+down\b)/giu
const FOLD = new RegExp(
  `\\b(?<n>${NUMBER_WORD})[\\s-]?fold\\b|\\b(?<d>\\d+(?:\\.\\d+)?)[\\s-]?fold\\b`,
  "gi",
)

/** "doubled", "tenfold", "twice": numbers that multiply. */
export function findMultiples(text: string): Quantity[] {
  const verbs = [...text.matchAll(VERBS)].map((match) =>
    make(text, match, FOLDS[`${(match.groups?.["verb"] ?? "").toLowerCase()}e`] ?? 2),
  )
  const folds = [...text.matchAll(FOLD)].map((match) =>
    make(
      text,
      match,
      Number(match.groups?.["d"] ?? readNumberWords(match.groups?.["n"] ?? "")?.value ?? 1),
    ),
  )
  const twice = [
    ...text.matchAll(
      /\b(?:twice|thrice|double(?=\s+(?:that|those|the|its|(?!digits?\b|figures?\b)\p{Lu}))|half(?=\s+(?:that\s+of|the\s+size|as\s+\w+\s+as|those\s+of|of\s+that\s+of|(?:of\s+)?\p{Lu}\p{L}+['’]s\b)))/giu,
    ),
  ]
    .filter((match) => !isShareOfWhole(text, match))
    .map((match) =>
      make(text, match, /thrice/i.test(match[0]) ? 3 : /half/i.test(match[0]) ? 0.5 : 2),
    )
  return [...verbs, ...folds, ...twice].sort((a, b) => a.start - b.start)
}

/** "half the 9.8% of three years earlier": of the figure right behind. */
export function findHalves(text: string): Quantity[] {
  const halves = text.matchAll(/\bhalf(?=\s+the\s+(?:US|[A-Z])?[$€£¥]?\s?\d)/giu)
  return [...halves].map((match) => make(text, match, 0.5))
}

const MAKES_UP =
  /\b(?:(?:made|makes?)\s+up|account(?:ed|s)?\s+for|br(?:ought|ings?)\s+in)\s+(?:(?:about|around|nearly|almost|over|under|roughly|only|just|some|more\s+than|less\s+than)\s+)*$/i
const PEOPLE_WERE =
  /^\s+of\s+\p{Lu}\p{L}+['’]s\s+(?:population|people|residents|inhabitants|citizens|households|adults|workers)\s+(?:was|were|is|are|had|have|lived?)\b/u

/** "Fuels made up half of Algeria's exports", "half of Brazil's residents were female": a share, and no multiple. */
function isShareOfWhole(text: string, { index, 0: word }: RegExpExecArray): boolean {
  if (!/^half$/i.test(word)) return false
  return (
    MAKES_UP.test(text.slice(Math.max(0, index - 60), index)) ||
    PEOPLE_WERE.test(text.slice(index + word.length))
  )
}

function make(text: string, match: RegExpExecArray, value: number): Quantity {
  const before = text.slice(Math.max(0, match.index - 30), match.index)
  const end = match.index + match[0].length
  const hedge = readHedge(before, text.slice(end, end + 20))
  return {
    start: match.index,
    end,
    value,
    step: value * 0.1,
    unit: "multiple",
    currency: null,
    hedge: hedge?.hedge ?? null,
    upper: null,
    of: null,
  }
}

const SUPERLATIVES: readonly (readonly [
  form: string,
  end: "highest" | "lowest",
  measure: string | null,
])[] = [
  ["most populous|most populated|most people", "highest", "population"],
  ["least populous|smallest population", "lowest", "population"],
  ["(?:fastest|quickest|highest)[- ]growing", "highest", "growth"],
  ["slowest[- ]growing", "lowest", "growth"],
  ["richest|wealthiest|most prosperous", "highest", "gdp-per-head"],
  ["poorest", "lowest", "gdp-per-head"],
  [
    "most (?:forested|wooded)(?=[^.;]{0,60}\\b(?:share|proportion|percentage)\\b)",
    "highest",
    "forest",
  ],
  [
    "least (?:forested|wooded)(?=[^.;]{0,60}\\b(?:share|proportion|percentage)\\b)",
    "lowest",
    "forest",
  ],
  ["most densely (?:populated|peopled)", "highest", "population-density"],
  ["most urbani[sz]ed", "highest", "urban-share"],
  ["least urbani[sz]ed", "lowest", "urban-share"],
  [
    "largest|biggest|highest|greatest|fastest|strongest|longest|steepest|heaviest|top|number one|worst|most indebted|sharpest|quickest|leading|deepest",
    "highest",
    null,
  ],
  ["smallest|lowest|lightest|slowest|weakest|shortest|(?<!\\bat\\s)least|best", "lowest", null],
]
const SUPERLATIVE = new RegExp(
  `\\b(?:(?<ordinal>${ORDINAL})[\\s-]+)?(?:${SUPERLATIVES.map(([form], k) => `(?<s${String(k)}>${form})`).join("|")})\\b`,
  "gi",
)

const RANKED = new RegExp(
  `(?:\\b(?:ranked|ranks|ranking|came|comes|placed|was|is|stood|stands|finished|finishes|(?:puts?|put|placed|places|ranks|ranked|left|leaves)\\s+(?:it|them|the\\s+(?:country|economy|nation|island|kingdom)|\\p{Lu}\\p{L}+))\\s+(?:(?:as|only|just|no\\s+better\\s+than)\\s+)?(?:the\\s+)?|(?<=[,(]\\s)(?=\\p{Ll}+\\s+(?:among|out\\s+of)\\b))(?:(?<ordinal>${ORDINAL})|(?<last>last))(?=\\s+(?:in|by|of|among|on|worldwide|globally|out|for)\\b|\\s*(?:[.,;)]|$))`,
  "giu",
)

/** "third-largest", "highest", "most populous". */
export function findSuperlatives(text: string): Superlative[] {
  const named = [...text.matchAll(SUPERLATIVE)].flatMap((match) => {
    const kind = SUPERLATIVES.findIndex((_, k) => match.groups?.[`s${String(k)}`] !== undefined)
    const entry = SUPERLATIVES[kind]
    if (!entry) return []
    const [, end, measure] = entry
    return {
      start: match.index,
      end: match.index + match[0].length,
      position: readOrdinal(match.groups?.["ordinal"] ?? "") ?? 1,
      extreme: end,
      measure,
      word: match[0].toLowerCase(),
    }
  })
  const ranked = [...text.matchAll(RANKED)].map((match): Superlative => {
    const isLast = match.groups?.["last"] !== undefined
    return {
      start: match.index,
      end: match.index + match[0].length,
      position: readOrdinal(match.groups?.["ordinal"] ?? "") ?? 1,
      extreme: isLast ? "lowest" : "highest",
      measure: null,
      word: isLast ? "last" : "ranked",
    }
  })
  return [...named, ...ranked, ...findThanEver(text)].sort((a, b) => a.start - b.start)
}

const RECORD_NOUN =
  /\b(?:hit|hits|hitting|reach(?:ed|es|ing)?|touch(?:ed|ing)|set|post(?:ed|ing)|record(?:ed|ing)|to|at)\s+(?:an?|its|the)?\s*(?:new\s+|fresh\s+)?(?<noun>(?:record|all-time|historic)\s+(?:(?<high>highs?|peaks?)|lows?|troughs?))\b/gi

/** "hit a record high", "fell to an all-time low": the most extreme of all that was so far. */
export function findRecordNouns(text: string): Superlative[] {
  return [...text.matchAll(RECORD_NOUN)].map((match) => {
    const end = match.index + match[0].length
    const noun = match.groups?.["noun"] ?? ""
    return {
      start: end - noun.length,
      end,
      position: 1,
      extreme: match.groups?.["high"] === undefined ? "lowest" : "highest",
      measure: null,
      word: noun.toLowerCase(),
    }
  })
}

/** What stands before "above" and "below" where two places are compared: "is above", ", well below". */
const HOW_FAR =
  "(?:(?:still|again|also|now|only|well|far|just|slightly|marginally|comfortably|considerably|much|a little|some way|a long way|not far) )*"
const BESIDE = `\\b(?:was|were|is|are|remained|stood|points?|years?|children|births|deaths|tonnes) ${HOW_FAR}|, (?:and )?${HOW_FAR}`
const COMPARATIVE = new RegExp(
  `\\b(?<below>(?:more\\s+slowly|less\\s+(?:rapidly|quickly)|lower(?!\\s+(?:house|chamber)\\b)|smaller|fewer|less|slower|shorter|poorer|weaker|cheaper|younger|narrower|milder)\\b|(?=below|under|behind|short)(?<=${BESIDE})(?:below|under|behind|short of)|(?=below|under)(?<=\\b(?:but|and|yet|though) )(?:below|under)(?= (?:that|those) (?:of|in)\\b))|\\b(?<above>(?:higher|larger|bigger|greater|more|faster|longer|richer|stronger|wealthier|quicker|steeper|worse|better|older|wider)\\b|(?=above|ahead)(?<=${BESIDE})(?:above|ahead of)|(?=above)(?<=\\b(?:but|and|yet|though) )above(?= (?:that|those) (?:of|in)\\b))`,
  "gi",
)
/** "the second-largest economy after Senegal": who is first has more. */
const RANKED_AFTER =
  "(?<=\\b(?:second|third|fourth|fifth|sixth)[- ](?:largest|biggest|highest|richest|longest|fastest|oldest|most populous)\\b[^.;,]{0,40} )(?:after|behind)(?= (?:the )?\\p{L}+)"
const OVERTAKES = new RegExp(
  `\\b(?:(?<above>${joinOvertaking({ side: "above", of: "places" })}|(?:pulled|moved|ran|was|is) ahead of|superior to)|(?<below>${joinOvertaking({ side: "below", of: "places" })}|inferior to|was behind|was overtaken by|second only to|(?:exceeded|topped|surpassed|beaten|outdone) only by|behind only|${RANKED_AFTER}))\\b`,
  "giu",
)

export type ComparisonCue = Span & {
  side: "above" | "below"
  negated: boolean
  needsThan: boolean
  /** Whether incomes are compared for how evenly they are spread: the side is that of the Gini index. */
  isEquality: boolean
}

/** "more equal" is a lower Gini index, "more unequal" a higher one. */
const EQUAL = /^\s+(?:(?<equal>equal|egalitarian|even|evenly)|unequal|uneven|unevenly)\b/i
/** What else may be equal. */
const OTHER_EQUALITY =
  /\b(?:gender|wealth|rights|women|wom[ae]n|men|pay|land|opportunit(?:y|ies)|races?|schools?|partners?|footing)\b/i

/** "aged 15 or more", "30 minutes or less": a bound, which compares nothing. */
const OR_MORE = /\d[\d.,]*\s?(?:\p{L}+\s+)?or\s+$/iu

/** "larger than", "outpaced": words that compare with a second place. */
export function findComparisons(text: string): ComparisonCue[] {
  const read = (match: RegExpExecArray, needsThan: boolean): ComparisonCue => ({
    start: match.index,
    end: match.index + match[0].length,
    ...sideIn(text, match),
    negated: /\b(?:not|never|n['’]t|no)\s+(?:\w+\s+)?$/i.test(
      text.slice(Math.max(0, match.index - 18), match.index),
    ),
    needsThan: needsThan && !/^(?:below|under|behind|short of|above|ahead of)$/i.test(match[0]),
  })
  const comparatives = [...text.matchAll(COMPARATIVE)]
    .filter(({ index }) => !OR_MORE.test(text.slice(Math.max(0, index - 16), index)))
    .map((match) => read(match, true))
  // "ahead of" is both, and is said once.
  const overtaking = [...text.matchAll(OVERTAKES)]
    .map((match) => read(match, false))
    .filter((cue) => !comparatives.some((other) => overlaps(cue, other)))
  return [...comparatives, ...overtaking].sort((a, b) => a.start - b.start)
}

/** On which side of the second place the first is; more equality is a lower Gini index. */
function sideIn(text: string, match: RegExpExecArray): Pick<ComparisonCue, "side" | "isEquality"> {
  const isAbove = match.groups?.["above"] !== undefined
  const end = match.index + match[0].length
  const equal = EQUAL.exec(text.slice(end, end + 16))
  const isEquality = equal !== null && !OTHER_EQUALITY.test(text)
  const isFlipped = isEquality && equal.groups?.["equal"] !== undefined
  return { side: isAbove === isFlipped ? "below" : "above", isEquality }
}

/** "in each of 2021, 2022 and 2023". */
export function namesEachYear(text: string): boolean {
  return /\b(?:each|all|every\s+one)\s+of\s+(?:the\s+years\s+)?(?:19|20)\d\d\b|\bin\s+both\s+(?:19|20)\d\d\b/i.test(
    text,
  )
}

/** "every year", "in each of the years", "never": the whole range is meant. */
export function isEveryYear(text: string): boolean {
  return /\b(?:every|each)\s+(?:single\s+)?year\b|\bin (?:all|each|every one) of (?:the|those|these)\b.*\byears\b|\ball\s+(?:the\s+)?years\b|\byear after year\b|\bnever\b|\b(?:not|n['’]t)\s+(?:stop(?:ped)?|ceased?)\b|\b(?:at\s+no\s+(?:time|point)|in\s+no\s+year)\b|\bconsistently\b|\balways\b|\bsteadily\b|\bcontinuously\b|\bconsecutive years\b|\bevery one of\b|\bthroughout\b|\bkept\s+(?:on\s+)?(?:rising|falling|growing|shrinking|increasing|declining|climbing|expanding)\b|\b(?:stayed|remained|kept)\s+(?:below|above|under|over|between|within)\b/i.test(
    text,
  )
}

/** The change on the month before. */
const ON_MONTH =
  /\bmonth[- ](?:on|over)[- ]month\b|\bm[/-]?o[/-]?m\b|\bm\/m\b|\bon the month\b|\bin a single month\b/i
/** "Monthly inflation" is mostly the change on the month before, and now and then the annual rate of a month. */
const BY_MONTH =
  /\bmonthly (?:consumer )?(?:inflation|price|rate|increase|rise)|\bon a monthly basis\b/i

const ANNUAL_RATE = /\b(?:annual|yearly|12[- ]month|twelve[- ]month|year[- ]on[- ]year)\b/i

/** A month's inflation that a sentence only goes on with is of the same kind as before: "This July it was 1.9%". */
export function withMonthlyBasis<C extends ClaimSlots>(
  { before, sentence }: { before: string; sentence: string },
  claim: C,
): C {
  const { period, grounds, qualifiers } = claim
  const goesOn = period?.frequency === "monthly" && grounds.measure !== "stated"
  const isByMonth = () =>
    (ON_MONTH.test(before) || BY_MONTH.test(before)) && !ANNUAL_RATE.test(sentence)
  return goesOn && !qualifiers.includes("on-year") && isByMonth()
    ? { ...claim, qualifiers: [...qualifiers, "by-month"] }
    : claim
}

/** Words that choose between figures of the same name. */
export function findQualifiers(text: string): Qualifier[] {
  const found: Qualifier[] = []
  const add = (name: Qualifier, form: RegExp) => form.test(text) && found.push(name)
  add("average", /\b(?:averag(?:ed|es|e|ing)|on average|mean|annual average)\b/i)
  add(
    "real",
    /\breal\b(?! estate| interest)|\bconstant\b|\binflation[- ]adjusted\b|\badjusted for inflation\b|\bin volume\b/i,
  )
  add(
    "nominal",
    /\bnominal(?:ly)?\b|\bcurrent (?:us |u\.s\. )?(?:dollars?|prices|terms)\b|\bin (?:us )?dollar terms\b|\bin (?:us |u\.s\. )?dollars\b|\bcurrent US\$/i,
  )
  add(
    "not-every",
    /\b(?:not|n['’]t)\b[^.;,]{0,40}\b(?:every|each)\s+(?:single\s+)?year\b|\bnot\s+(?:in\s+)?(?:every|each)\b/i,
  )
  add("ppp", /\bppp\b|\bpurchasing[- ]power\b/i)
  add("annualised", /\bannuali[sz]ed\b|\bat an annual (?:rate|pace)\b/i)
  add(
    "on-year",
    /\byear[- ](?:on|over)[- ]year\b|\by[/-]?o[/-]?y\b|\by\/y\b|\bon (?:the|a) year\b|\b(?:from|than|on|over|compared (?:with|to)) (?:a|the same (?:quarter|period) (?:of |in )?(?:the|a)) (?:previous )?year\b|\b(?:in|over) the (?:year|(?:12|twelve) months) (?:to|through|ending)\b|\b(?:12|twelve) months (?:earlier|before|previously|ago)\b/i,
  )
  add(
    "on-quarter",
    /\bquarter[- ](?:on|over)[- ]quarter\b|\bq[/-]?o[/-]?q\b|\bq\/q\b|\bon the quarter\b|\b(?:from|than|on|over|compared (?:with|to)) the (?:previous|preceding|prior) (?:quarter|three months)\b/i,
  )
  add("on-month", ON_MONTH)
  add("by-month", BY_MONTH)
  add(
    "year-end",
    /\b(?:end[- ]of[- ]year|year[- ]end|end[- ]period|at the end of|december rate|by the end of)\b/i,
  )
  return found
}
