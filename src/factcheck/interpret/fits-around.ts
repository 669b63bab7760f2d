import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import { listNearest, type TextMentions } from "../discourse/text-mentions.ts"
import { fitsAsStated, isWithinReach, saysEnough } from "./close-values.ts"
import type { InterpretationTools } from "./interpretation-tools.ts"
import { countsAlike, withWidth } from "./rival-interpretation.ts"

type InText = ClaimSlots & { said?: SaidSlots; mentions?: TextMentions }

/** How many years before and after those named are tried. */
const YEARS_AROUND = 2
/** The most periods before the last one that are tried. */
const MAX_PERIODS = 30

/** Whether the claim holds at some time from two years before the first to two after the last that may be meant. */
export async function fitsAround<C extends InText>(
  claim: C,
  others: readonly ClaimPeriod[],
  { read }: InterpretationTools<C>,
): Promise<boolean> {
  const { period: own } = claim
  if (own === null) return true
  const ends = [own, ...others.filter(({ frequency }) => frequency === own.frequency)].map(
    ({ to }) => to,
  )
  const last = Math.max(...ends) + YEARS_AROUND
  const first = Math.max(Math.min(...ends) - YEARS_AROUND, last - MAX_PERIODS)
  for (let to = last; to >= first; to -= 1) {
    const period = withWidth(own, { ...own, from: to, to })
    const figure = await read(atTime(claim, period))
    if (figure?.holds === true) return true
  }
  return false
}

/** The most interpretations of one claim that are looked up before it is called wrong in all of them. */
const MAX_INTERPRETATIONS = 60

/**
 * Whether a claim whose time the text leaves open is wrong at every time that may be meant: far from the figure of its own
 * time, not the figure of any other from two years before to two after those that may be meant, and not the figure of any
 * other country or measure that the text names.
 */
export async function isWrongInEveryInterpretation<C extends InText>(
  claim: C,
  tools: InterpretationTools<C>,
): Promise<boolean> {
  const { rivals } = claim
  if (!isClear(claim)) return false
  // A time of which no figure is held, or one of another publisher that fits, may be the one that is meant.
  for (const other of listTimes(claim)) {
    if (!(await tools.read(other))) return false
    if ((await tools.judge(other)).status !== "incorrect") return false
  }
  const own = await tools.read(claim)
  if (own === undefined || isWithinReach(own, claim.unit)) return false
  const times = [...rivals.periods, ...rivals.elsewhere]
  if (await fitsAround(claim, times, tools)) return false
  for (const other of listElsewhere(claim).slice(0, MAX_INTERPRETATIONS)) {
    const figure = await tools.read(other)
    if (fitsAsStated(figure)) return false
  }
  return true
}

/**
 * How many times as much or as little as any figure that may be meant is an error of size, at least: more than a year is
 * of a month, or a whole of its part.
 */
const FAR_OFF = 20

/**
 * Whether an amount or a count is beyond the size of every figure that may be meant: "$1.3 trillion" of exports that were
 * between one and three billion in all those years, and of no other size in the countries named beside.
 */
export async function isFarOffEverywhere<C extends InText>(
  claim: C,
  interpretations: readonly { figure: ReadFigure }[],
  tools: InterpretationTools<C>,
): Promise<boolean> {
  const { kind, unit, said, grounds, rivals } = claim
  const isAmount = kind === "level" && unit !== "percent" && unit !== "points"
  const isSure = said?.measure === true && !said.isOfOthers
  if (!isAmount || !isSure || grounds.measure !== "stated" || grounds.place === "contested")
    return false
  return (
    (await isOffByAll(claim, interpretations, { times: FAR_OFF, tools })) &&
    !(await fitsAround(claim, rivals.periods, tools))
  )
}

/** Whether a figure is so many times as much or as little as every published one that may be meant. */
export async function isOffByAll<C extends InText>(
  claim: C,
  interpretations: readonly { figure: ReadFigure }[],
  { times, tools: { read } }: { times: number; tools: InterpretationTools<C> },
): Promise<boolean> {
  const own = await read(claim)
  if (!own) return false
  return [own, ...interpretations.map(({ figure }) => figure)].every((one) => isOffBy(one, times))
}

function isOffBy({ actual, stated }: ReadFigure, times: number): boolean {
  if (actual === null || actual === 0 || stated.value === 0) return false
  const ratio = Math.abs(stated.value / actual)
  return ratio >= times || ratio <= 1 / times
}

/** Whether the words leave nothing open but the time, and this only among what the text names. */
function isClear(claim: InText): boolean {
  const { said, grounds, rivals } = claim
  if (said?.leavesOpen === true) return false
  // Where several countries may own a figure, it may also be of one that no words name.
  if (grounds.place === "contested" || (grounds.place === "carried" && rivals.places.length > 0))
    return false
  return isClearLevel(claim) || isClearRelation(claim)
}

/** The claim at each other time that may be meant. */
function listTimes<C extends InText>(claim: C): C[] {
  return claim.rivals.periods.map((period) => atTime(claim, withWidth(claim.period, period)))
}

/** The claim with each other country and each other measure that the text names, at every time that may be meant. */
function listElsewhere<C extends InText>(claim: C): C[] {
  const { mentions, place: own, measure: ownMeasure } = claim
  const spot = claim.figure?.start ?? claim.start
  const named = listNearest(mentions?.places ?? [], spot, ({ code }) => code)
  const places = named.filter(({ code }) => code !== own?.code)
  const times = [claim, ...listTimes(claim)]
  const measures = listNearest(mentions?.measures ?? [], spot).filter(
    (measure) => measure !== ownMeasure && countsAlike(measure, claim),
  )
  return [
    ...places.flatMap((place) => times.map((one) => ({ ...one, place }))),
    ...measures.flatMap((measure) => times.map((one) => ({ ...one, measure }))),
  ]
}

/** Whether a claim is a level with at least two significant digits, of a measure that is beyond doubt. */
export function isClearLevel(claim: InText): boolean {
  const { kind, grounds, said } = claim
  const isCarried = grounds.measure === "carried" && said?.continuesMeasure === true
  return kind === "level" && (grounds.measure === "stated" || isCarried) && saysEnough(claim)
}

/** Whether a claim compares two countries that its clause names. */
function isClearRelation(claim: InText): boolean {
  const { said } = claim
  const isOfTwo =
    claim.kind === "compare" || (claim.kind === "multiple" && claim.otherPlace !== null)
  return isOfTwo && said?.place === true && said.continuesMeasure
}

function atTime<C extends ClaimSlots>(claim: C, period: ClaimPeriod): C {
  return { ...claim, period, periodStated: true, base: null }
}
