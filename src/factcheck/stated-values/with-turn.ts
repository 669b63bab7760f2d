import type { ClaimSlots, Direction } from "../claims/claim-types.ts"
import { joinMoves } from "../grammar/join-verbs.ts"
import { EMPTY_SLOTS } from "../claims/empty-slots.ts"
import { chooseBase } from "../relations/base-of-before.ts"

const TURNED =
  /(?<!\bagainst\s)\b(?:(?:(?<up>up|higher|more|greater|larger|bigger|faster|quicker|stronger|wider|steeper|longer|risen|rising|an?\s+(?:increase|rise|jump))|(?<down>down|lower|less|smaller|fewer|slower|weaker|narrower|milder|shorter|fallen|falling|an?\s+(?:decrease|fall|drop|decline)))\s+(?:(?:sharply|slightly|markedly|steeply|only|just|modestly)\s+)?(?:from|on|than)|(?<over>superior\s+to|above|ahead\s+of)|(?<under>inferior\s+to|below|short\s+of))\s+(?:(?:an?(?:\s+[a-z]+ed)?|the|about|just|only|nearly|almost|some|around|over|level|rate|of|(?:19|20)\d\d['’]s)\s+)*(?:US)?[$€£¥]?\s?$/i

/** "slowing from 6.9%", "and growth quickened from 3.8%": a verb with the figure that the movement began at. */
const MOVED = new RegExp(
  `(?:,|[—–]|\\b(?:and|as))\\s+(?:(?:growth|inflation|the\\s+(?:rate|pace|share|figure))\\s+)?(?:(?:\\p{Ll}+ly|having|has|had)\\s+)*(?:(?<up>${joinMoves({ direction: "up", without: ["object"] })})|(?<down>${joinMoves({ direction: "down", without: ["object"] })}))\\s+(?:(?:back|further|\\p{Ll}+ly)\\s+)*from\\s+(?:(?:an?|the|about|just|only|nearly|almost|some|around|over|level|rate|of)\\s+)*(?:US)?[$€£¥]?\\s?$`,
  "iu",
)

/** Whether the other figure is of an earlier time. A currency that weakens takes more of it to the dollar. */
function isSince({ measure, period }: ClaimSlots, { period: other }: ClaimSlots): boolean {
  if (measure === "exchange-rate" || period === null || other === null) return false
  return other.frequency === period.frequency && other.to < period.from
}

/** "20.2% in 2025, up from the previous year's figure", "down on the year before": the year before, without its figure. */
const TURNED_ON_YEAR =
  /^\s*(?:of\s+(?:gdp|output)\s*)?(?:in\s+(?:19|20)\d\d|last\s+year)?,?\s+(?:(?<up>up|higher|more)|(?<down>down|lower|less))\s+(?:(?:sharply|slightly|markedly|only|just|modestly)\s+)?(?:from|on|than)\s+(?:in\s+)?(?:the\s+(?:previous|preceding|prior)\s+year|the\s+year\s+before|a\s+year\s+(?:earlier|before))(?:['’]s\s+(?:figure|rate|level|number|share|total|value))?\s*(?:[.,;]|$)/i

/** The figure of a year with the way from the year before that the words behind it say. */
function withTurnOnYear(text: string, claim: ClaimSlots<"level">): ClaimSlots<"level"> {
  const { figure, period, base, measure } = claim
  const turn = figure && TURNED_ON_YEAR.exec(text.slice(figure.end))
  const isOfYear = period?.frequency === "yearly" && period.from === period.to
  if (!turn || !isOfYear || base !== null || measure === "exchange-rate") return claim
  const end = figure.end + turn[0].replace(/\s*[.,;]$/, "").length
  const last = period.to - 1
  return { ...claim, direction: readDirection(turn), base: last, end: Math.max(claim.end, end) }
}

/**
 * "stood at 67.7% in 2024, down from 72.2% in 2020": the figure with the way that the words before the next one say. They
 * become part of it. A figure is left as it is where the next is of another measure or place.
 */
export function withTurn(
  text: string,
  claim: ClaimSlots<"level">,
  next: ClaimSlots | undefined,
): ClaimSlots<"level"> {
  if (claim.direction !== null) return claim
  if (!next?.figure || !isPair(claim, next)) return withTurnOnYear(text, claim)
  const from = claim.figure?.end ?? 0
  const between = text.slice(from, next.figure.start)
  const turn = TURNED.exec(between) ?? (isSince(claim, next) ? MOVED.exec(between) : null)
  if (!turn) return withTurnOnYear(text, claim)
  const end = from + turn.index + turn[0].trimEnd().length
  return { ...claim, direction: readDirection(turn), end: Math.max(claim.end, end) }
}

function isPair(claim: ClaimSlots, next: ClaimSlots): boolean {
  return claim.measure === next.measure && claim.place?.code === next.place?.code
}

function readDirection({ groups }: RegExpExecArray): Direction {
  return (groups?.["up"] ?? groups?.["over"]) ? "up" : "down"
}

/**
 * "dropped to 70.3% from 92.7% in 2022, though it is still higher than the 63% of 2019": a second comparison of the figure
 * that the sentence is about, with a year further back.
 */
export function findFurtherTurn(
  text: string,
  main: ClaimSlots,
  last: ClaimSlots,
  next: ClaimSlots,
): ClaimSlots<"trend"> | undefined {
  if (!next.figure || !last.figure || main.place === null || !isPair(main, next)) return undefined
  const turn = TURNED.exec(text.slice(last.figure.end, next.figure.start))
  const [from, to] = [next.period, main.period]
  if (!turn || from?.frequency !== "yearly" || to?.frequency !== "yearly" || from.to >= to.to)
    return undefined
  const start = last.figure.end + turn.index
  return {
    ...EMPTY_SLOTS,
    start,
    end: start + turn[0].trimEnd().length,
    kind: "trend",
    place: main.place,
    measure: main.measure,
    period: { ...to, from: from.to },
    periodGap: main.periodGap,
    periodStated: main.periodStated,
    step: main.step,
    direction: readDirection(turn),
    scope: "change",
    negated: main.negated,
    qualifiers: main.qualifiers,
    forecast: main.forecast,
    isOfOpenYear: main.isOfOpenYear,
    grounds: main.grounds,
    rivals: main.rivals,
  }
}

/**
 * Claims that a movement may count from: those before it in the sentence, and those said to be where something began. Where
 * one of these has no year (`isStartOpen`), no other figure is the start.
 */
type Bases = {
  before: readonly ClaimSlots[]
  starts: readonly ClaimSlots[]
  isStartOpen: boolean
}

/**
 * The year that a movement counts from. "It jumped to 72% in 2020 and was brought down to 68% by 2024" goes on from where
 * the last one ended; else it is the year of the other figure of "fell to 33.9% in 2023 from 13.9% in 2022".
 */
export function withBase(
  claim: ClaimSlots<"level">,
  { before, starts, isStartOpen }: Bases,
): ClaimSlots {
  const { period } = claim
  if (claim.direction === null || period === null || period.from !== period.to) return claim
  const isEarlier = (other: ClaimSlots): boolean =>
    other.measure === claim.measure &&
    other.place?.code === claim.place?.code &&
    other.period?.frequency === period.frequency &&
    other.period.to < period.to
  const arrival = before.findLast(
    (other) => other.kind === "level" && other.direction !== null && isEarlier(other),
  )
  const start = (arrival ?? starts.find(isEarlier))?.period?.to
  const still = before.filter((other) => other.kind === "level" && other.direction === null)
  const years = isStartOpen
    ? []
    : still.filter(isEarlier).flatMap((other) => other.period?.to ?? [])
  return { ...claim, base: start ?? chooseBase(years, period.to) }
}
