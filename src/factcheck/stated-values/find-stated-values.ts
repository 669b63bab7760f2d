import type { DraftRequest, SlotDoubt, SentenceContext } from "../claims/sentence-context.ts"
import type {
  ClaimSlots,
  CommonSlots,
  Ground,
  PeriodMention,
  PlaceMention,
  Qualifier,
  Quantity,
  Span,
} from "../claims/claim-types.ts"
import {
  arrives,
  crosses,
  hasOwnPeriod,
  listTimesBefore,
  listTimesBeside,
  listTimesOfTrends,
  movesFrom,
  atPresent,
  periodDoubt,
} from "./time-of-figure.ts"
import { findOwners, type Owner } from "../discourse/find-owners.ts"
import { listOwnerPlaces } from "./list-owner-places.ts"
import { splitClauses } from "../discourse/place-roles.ts"
import { pairedOwners } from "../discourse/paired-owners.ts"
import { measureById } from "../grammar/find-measures.ts"
import { countedIn } from "../quantities/measured-units.ts"
import { isElliptic, isFurther, isRepeated } from "../claims/attach.ts"
import {
  countsSome,
  saysOfSome,
  isOfOtherKindThere,
  isOfWorld,
  isPartOfLevel,
} from "./set-aside.ts"
import { isForeseen } from "./is-foreseen.ts"
import {
  isBareFraction,
  isCountOfMembers,
  isDistance,
  isEndOfScale,
  isImplausible,
  isOfOtherKind,
  isTooLittle,
} from "./is-other-thing.ts"
import { isOfAnotherThing } from "./is-held-against-other.ts"
import { chooseMeasures, withEllipses, type Choice } from "./choose-measure.ts"
import { namesEachYear, isEveryYear, decideRole, unhedged, type Role } from "../claims/cues.ts"
import { isDenied } from "../claims/denials.ts"
import { cover, draft } from "../claims/draft.ts"
import { findDirection } from "./figure-direction.ts"
import { decideKind, decideShape, type Shape } from "./figure-shape.ts"
import { findTimes, type FigureTime } from "./figure-times.ts"
import { isPerYear } from "../claims/pace-of-change.ts"
import { isLong } from "../claims/resolve-period.ts"
import { isGrowthOfShare, isSumOrPart } from "./sums-and-parts.ts"
import { sharedUnit, withCurrency } from "./shared-unit.ts"
import { findFurtherTurn, withBase, withTurn } from "./with-turn.ts"

/** How far behind a number its unit may stand. */
const UNIT_REACH = 60

type Figure = Choice & {
  quantity: Quantity
  role: Role
  place: PlaceMention | undefined
  owner: Owner
  period: PeriodMention | undefined
  periodGround: Ground
  /** Its time where this follows from another figure. */
  settled?: DraftRequest["settled"]
}

/** What other finders of the sentence have used already. */
export type Used = {
  quantities: readonly Span[]
  periods: readonly Span[]
  /** Codes of places that others are compared with. */
  compared: readonly string[]
}

/** Claims that state a figure: levels, changes, averages, bounds and ranges. */
export function findStatedValues(context: SentenceContext, used: Used): ClaimSlots[] {
  const statedValues = readStatedValues(context, used)
  const ends = spanEnds(statedValues)
  const dated = statedValues.map((figure) => figureClaim(context, figure, ends))
  const read = statedValues.flatMap((figure, k) => {
    const claim = dated[k] ?? undatedStart(context, statedValues, dated, k)
    return claim ? [{ claim, role: figure.role, isDated: claim === dated[k] }] : []
  })
  const from = read.filter(({ role }) => role.kind === "from")
  // "picked up to 1.8 in 2024 from 1.3, but in 2019": it counts from the 1.3, whose year is not said.
  const isStartOpen = statedValues.some(({ role }, k) => role.kind === "from" && !dated[k])
  const starts = from.flatMap(({ claim, isDated }) =>
    isDated && claim.kind === "level" ? [claim] : [],
  )
  const turned = read.map(({ claim, role }, k) => {
    if (role.kind === "from" || claim.kind !== "level" || claim.base !== null) return claim
    const before = read.slice(0, k).map((one) => one.claim)
    const moved = withTurn(context.sentence.text, claim, read[k + 1]?.claim)
    return moved.base === null ? withBase(moved, { before, starts, isStartOpen }) : moved
  })
  return [...turned, ...findFurtherTurns(context, read)]
}

type Read = { claim: ClaimSlots; role: Role }

/**
 * "Slipped to 4.4% from 5.7%", "slowed from 22.8% to 14.2% in 2025": what a movement began at is of a time before the
 * figure that it came to, most often of the year or the month right before.
 */
function undatedStart(
  context: SentenceContext,
  statedValues: readonly Figure[],
  claims: readonly (ClaimSlots | undefined)[],
  at: number,
): ClaimSlots | undefined {
  const figure = statedValues[at]
  if (figure?.role.kind !== "from" || !movesFrom(context.sentence.text, figure.quantity))
    return undefined
  const k = [at - 1, at + 1].find((k) => isEndOfMove(statedValues[k], figure))
  const end = k === undefined ? undefined : claims[k]
  const [last, ...earlier] = end?.kind === "level" ? listTimesBefore(end.period) : []
  if (!end || last === undefined) return undefined
  const settled = { period: last, gap: "none" as const, stated: end.periodStated }
  const claim = figureClaim(context, { ...figure, settled }, undefined)
  return (
    claim && {
      ...claim,
      grounds: { ...claim.grounds, period: "contested" },
      rivals: { ...claim.rivals, periods: earlier },
    }
  )
}

function isEndOfMove(figure: Figure | undefined, from: Figure): boolean {
  return (
    figure !== undefined &&
    figure.role.kind !== "from" &&
    figure.measure === from.measure &&
    figure.quantity.unit === from.quantity.unit &&
    figure.place?.code === from.place?.code
  )
}

/** Comparisons of the main figure with others than the one right behind it. */
function findFurtherTurns(
  { sentence: { text } }: SentenceContext,
  read: readonly Read[],
): ClaimSlots[] {
  return read.flatMap(({ claim }, k) => {
    const last = read[k - 1]
    const main = read.slice(0, k).findLast(({ role }) => role.kind !== "from")
    if (!last || !main || last === main || main.claim.kind !== "level") return []
    return findFurtherTurn(text, main.claim, last.claim, claim) ?? []
  })
}

function readStatedValues(context: SentenceContext, used: Used): Figure[] {
  const { text, quantities: all } = context.sentence
  const free = all
    .filter(
      (quantity) =>
        !used.quantities.includes(quantity) &&
        !countsSome(text, quantity) &&
        !saysOfSome(context.sentence, quantity) &&
        !isOfWorld(context.sentence, quantity),
    )
    .map((quantity) => withCurrency(context, quantity))
    .reduceRight<Quantity[]>((done, quantity, k, list) => {
      const next = done[0]
      return [
        sharedUnit(text, quantity, {
          last: list[k - 1],
          next,
          measures: context.sentence.measures,
        }),
        ...done,
      ]
    }, [])
    .filter((quantity) => quantity.unit !== "multiple" && !isPartOfLevel(text, quantity))
  const choices = withEllipses(context, free, chooseMeasures(context, free))
  const chosen = free.flatMap((quantity, k) => (choices[k] ? [{ quantity, ...choices[k] }] : []))
  const spans = chosen.map(({ quantity }) => quantity)
  const owners =
    pairedOwners(text, spans, context.sentence.places, context.carry) ??
    findOwners(
      text,
      spans,
      listOwnerPlaces(context, spans, used.compared),
      context.carry.place !== null,
    )
  const times = findTimes(context, spans, [
    ...used.periods,
    ...listTimesBeside(context.sentence),
    ...listTimesOfTrends(context.sentence),
  ])
  const roles = decideRoles(text, chosen)
  return chosen.map((one, k) => {
    const role = roles[k] ?? { kind: "level", direction: null }
    // "against $2,240 for the average Indian" is a level of its own.
    const owner = owners[k] ?? NOBODY
    const isOther =
      role.kind === "from" && k > 0 && owner.place?.code !== owners[k - 1]?.place?.code
    return {
      ...one,
      owner,
      place: owner.place,
      period: times[k]?.period,
      periodGround: isUndatedEnd(roles, times, k) ? "contested" : (times[k]?.ground ?? "stated"),
      role: isOther ? { ...role, kind: "level" } : role,
    }
  })
}

/** "three years later it slipped from 85 to 116": one time for both ends of a movement is not that of its start. */
function isUndatedEnd(roles: readonly Role[], times: readonly FigureTime[], at: number): boolean {
  return (
    roles[at]?.kind === "from" &&
    times[at + 1] !== undefined &&
    roles[at + 1]?.kind === "level" &&
    times[at]?.period === times[at + 1]?.period
  )
}

/** What the words make of each figure; "by 6.1% and 10.9%" and "by 3.3%, and Mexico's by 8.4%" say it once. */
function decideRoles(text: string, chosen: readonly (Choice & { quantity: Quantity })[]): Role[] {
  const roles: Role[] = []
  for (const [k, { quantity, measure }] of chosen.entries()) {
    const before = chosen[k - 1]
    const end = before?.quantity.end ?? 0
    const gap = text.slice(end, quantity.start)
    const own = decideRole(text, quantity, end)
    const last = roles[k - 1]
    const isSame =
      last?.kind === "change" &&
      before !== undefined &&
      before.measure === measure &&
      before.quantity.unit === quantity.unit &&
      own.direction === null &&
      own.kind === "level" &&
      saysOnce(gap)
    const role = isSame ? last : own
    roles.push(isStartOfMove(text, role, quantity, chosen[k + 1]?.quantity) ? START : role)
  }
  return roles
}

/** Whether the words between two figures say once what both did. */
function saysOnce(gap: string): boolean {
  return isRepeated(gap) || isElliptic(unhedged(gap)) || isFurther(gap) || ON_TOP_OF.test(gap)
}

/** "It fell by 14.6% that year, on top of 5.1% the year before": moved the same way. */
const ON_TOP_OF = /\bon\s+top\s+of\s+(?:(?:about|another|some|nearly)\s+)*$/i

const START: Role = { kind: "from", direction: null }

/** "eased 4.1% to 3.2%": from the first to the second, where both go the way that the verb says. */
function isStartOfMove(
  text: string,
  { kind, direction }: Role,
  first: Quantity,
  second: Quantity | undefined,
): boolean {
  if (kind !== "change" || !second || first.upper !== null) return false
  if (!/^\s+to\s+[$€£¥]?$/i.test(text.slice(first.end, second.start))) return false
  if (/\bby\s+$/i.test(unhedged(text.slice(0, first.start)))) return false
  const isOneUnit = first.unit === second.unit || first.unit === "plain"
  const isUp = second.value > first.value
  // "rose 2 million to 14 million" says how much, not from where.
  const isNear = !isUp || second.value < 2 * first.value
  return isOneUnit && isNear && isUp === (direction === "up")
}

const NOBODY: Owner = { place: undefined, ground: "carried", rivals: [] }

type Ends = { from: Quantity; to: Quantity | undefined; period: PeriodMention } | undefined

/** "rose from 3% to 5% between 2015 and 2020": the two ends of a span belong to the two figures. */
function spanEnds(statedValues: readonly Figure[]): Ends {
  const at = statedValues.findIndex(({ role }) => role.kind === "from")
  const from = statedValues[at]
  const to = statedValues[at + 1] ?? statedValues[at - 1]
  if (!from || !to || (from.quantity.unit !== to.quantity.unit && from.measure !== to.measure))
    return undefined
  if (from.period !== to.period) return sinceStart(from, to)
  const { period } = from
  return period && isLong(period) ? { from: from.quantity, to: to.quantity, period } : undefined
}

/** "has fallen since 2000, from 99 to 38 in 2023": the first figure is of the year that "since" names. */
function sinceStart({ quantity, period }: Figure, to: Figure): Ends {
  const start = period?.form
  const end = to.period?.form
  const isStart =
    (start?.kind === "since" || (start?.kind === "span" && start.from < start.to)) &&
    end?.kind === "span" &&
    end.from === end.to &&
    end.frequency === "yearly" &&
    end.to > start.from
  return isStart && period ? { from: quantity, to: undefined, period } : undefined
}

function figureClaim(context: SentenceContext, read: Figure, ends: Ends): ClaimSlots | undefined {
  const { text } = context.sentence
  const figure = atPresent(context.sentence, read)
  const { quantity, mention, place, period, settled } = figure
  const isFrom = ends?.from === quantity
  const isTo = ends?.to === quantity || arrives(text, figure) || crosses(text, figure)
  if (!isFrom && !isTo && isUndatedStart(context, figure)) return undefined
  const previousEnd = lastEnd(context, quantity)
  const shape = decideShape({ ...figure, text, isEnd: isFrom || isTo, previousEnd })
  if (isNoLevel(context, figure, shape)) return undefined
  const base = draft(context, {
    span: cover(quantity, mention, place, period),
    place,
    measure: shape.measure,
    period,
    settled,
    isChange: shape.kind === "change",
    carryPlace: place === undefined && context.carry.place !== null,
    doubts: {
      place: figure.owner,
      period: periodDoubt(context, figure),
      measure: measureDoubt(context, figure),
    },
  })
  return {
    ...base,
    grounds: groundsOf(base, shape),
    ...copySlots(quantity),
    ...countedSlots(text, quantity, { ...shape, measure: base.measure }),
    period: base.period && takeEnd(base.period, isFrom, isTo),
    periodStated: base.periodStated && !isOfNewestYear(period, isTo),
    value: quantity.value * shape.sign,
    base: isTo ? takeStart(base.period) : null,
    direction: findDirection(text, figure, shape),
    everyYear: isEveryYear(text) || namesEachYear(text),
    ...decideKind(text, quantity, shape),
    qualifiers: [...base.qualifiers, ...findPace(text, quantity, shape)],
  }
}

/** Where no time of its own is named, the start of a change cannot be dated. */
function isUndatedStart(context: SentenceContext, figure: Figure): boolean {
  return figure.role.kind === "from" && !figure.settled && !hasOwnPeriod(context, figure)
}

/** How sure the slots are; a change within a month leaves it open from which month a currency moved. */
function groundsOf(base: CommonSlots, shape: Shape): CommonSlots["grounds"] {
  return isMonthOfCurrency(base, shape) ? { ...base.grounds, period: "contested" } : base.grounds
}

/** "Slid until, by December, a dollar cost 20 percent more": a currency seldom moves so within one month. */
function isMonthOfCurrency({ period, qualifiers }: CommonSlots, { kind, measure }: Shape): boolean {
  const isStep = period?.frequency === "monthly" && period.to - period.from <= 1
  return (
    measure === "exchange-rate" && kind === "change" && isStep && !qualifiers.includes("on-month")
  )
}

/** A percentage a year is a rate; an amount a year is a part of the whole change. */
function findPace(text: string, quantity: Quantity, { changeIn }: Shape): readonly Qualifier[] {
  return changeIn !== "percent" && isPerYear(text, quantity) ? ["change-per-year"] : []
}

/** "doubled since 2000, to 27 million": of a year that the text does not name. */
function isOfNewestYear(period: PeriodMention | undefined, isTo: boolean): boolean {
  return isTo && period?.form.kind === "since"
}

function isNoLevel(context: SentenceContext, figure: Figure, shape: Shape): boolean {
  const { quantity } = figure
  const { text } = context.sentence
  return (
    isNotSaid(text, figure, shape) ||
    isPairOfEnds(text, figure, shape) ||
    isSumOrPart(context, figure) ||
    isCountOfMembers(text, quantity) ||
    isGrowthOfShare(context, figure, shape) ||
    (isImplausible(quantity, shape) && !isSaidOfIt(context, figure)) ||
    isOfOtherKind(quantity, shape) ||
    isDistance(text, quantity) ||
    isEndOfScale(text, quantity) ||
    isOfAnotherThing(text, quantity, shape) ||
    isRateOfItself(figure, shape) ||
    isTooLittle(quantity, shape) ||
    isBareFraction(text, quantity, shape) ||
    isOfOtherKindThere(text, figure, shape)
  )
}

/** "Americans got 98 escudos to the dollar": no rate of the dollar to itself. */
function isRateOfItself({ place }: Figure, { measure }: Shape): boolean {
  return measure === "exchange-rate" && place?.code === "USA"
}

/** "rose 60 to 63 years": the ends of a change and no size of it. */
function isPairOfEnds(text: string, { quantity }: Figure, { kind }: Shape): boolean {
  if (kind !== "change" || quantity.upper === null) return false
  return !/\bby\s+$/i.test(unhedged(text.slice(0, quantity.start)))
}

/** What was thought beside what was; "was not 7.7%" and "did not grow by 30%" say nothing of what it was either. */
function isNotSaid(text: string, { quantity, mention }: Figure, { kind }: Shape): boolean {
  if (isForeseen(text, quantity)) return true
  const isPlain = kind === "level" || (kind === "change" && quantity.hedge === null)
  return isPlain && isDenied(text, quantity, mention)
}

/** "Life expectancy is 97.3 years": the measure is named and no other figure stands between: an error, and no other thing. */
function isSaidOfIt(
  { sentence: { text, quantities } }: SentenceContext,
  { quantity: { unit, start, end }, mention }: Figure,
): boolean {
  if (!mention || mention.end > start) return false
  const isAlone = !quantities.some((other) => other.start >= mention.end && other.end <= start)
  const isBare = unit !== "plain" || /^\s*(?:[.,;)]|$|in\s+\d{4})/.test(text.slice(end))
  return isAlone && isBare && clauseAt(text, mention) === clauseAt(text, { start, end })
}

function clauseAt(text: string, { start }: Span): number | undefined {
  return splitClauses(text).findLast((clause) => clause.start <= start)?.start
}

/** Where the number before this one ends. */
function lastEnd({ sentence: { quantities } }: SentenceContext, { start }: Quantity): number {
  return quantities.filter(({ end }) => end <= start).at(-1)?.end ?? 0
}

/** How sure the measure of a figure is: another of the sentence may be meant where the figure stands in a clause of none. */
function measureDoubt(
  { carry }: SentenceContext,
  { mention, measureRivals, isDoubtful, isSaid }: Figure,
): SlotDoubt<string> {
  if (isDoubtful === true) return { ground: "contested", rivals: measureRivals ?? [] }
  if (mention || isSaid === true) return { ground: "stated", rivals: [] }
  return { ground: carry.grounds.measure, rivals: carry.rivals.measures }
}

/**
 * What the figure counts; tonnes for each person are of another measure than tonnes. "A fall of two thirds" counts
 * nothing: the figures before and after stay in their own unit.
 */
function countedSlots(
  text: string,
  quantity: Quantity,
  { measure, changeIn }: Shape,
): Pick<ClaimSlots, "counted" | "measure"> {
  if (changeIn === "percent" || changeIn === "points") return { counted: null, measure }
  const counted = countedIn(quantity, text.slice(quantity.end, quantity.end + UNIT_REACH))
  const isPerHead = counted?.unit.per === "people" && counted.unit.perBy === 1
  const perHead = measure === null ? undefined : measureById(measure)?.perHead
  return { counted, measure: isPerHead && perHead !== undefined ? perHead : measure }
}

function copySlots({ start, end, upper, step, unit, currency, hedge }: Quantity) {
  return { figure: { start, end }, upper, step, unit, currency, hedge }
}

function takeEnd(
  period: NonNullable<ClaimSlots["period"]>,
  isFrom: boolean,
  isTo: boolean,
): ClaimSlots["period"] {
  if (isFrom) return { ...period, to: period.from }
  return isTo ? { ...period, from: period.to } : period
}

function takeStart(period: ClaimSlots["period"]): number | null {
  return period && period.from < period.to ? period.from : null
}
