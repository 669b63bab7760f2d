import { findFigureBounds, type FigureBounds } from "./figure-bounds.ts"
import type { PeriodIndex } from "../time/period.ts"
import { upperMedian } from "./median.ts"
import type { Observations } from "./series.ts"

/** The arithmetic that a figure fails. */
export type DoubtRule = "over-100" | "below-0" | "step" | "outlier" | "emptied" | "reviewed"

/** A figure that cannot be right as it was published. */
export type DoubtfulValue = { index: PeriodIndex; rule: DoubtRule }

/** What of an indicator decides which figures are impossible. */
export type Measured = { name: string; unit: string }

/** Whether an indicator counts events, or answers yes or no: both may be nothing everywhere at once. */
export function mayBeEmptied({ name, unit }: Measured): boolean {
  return (
    !/\b(affected|deaths|killed|disasters?|conflicts?|cases|homeless|reported|victims)\b|\btariff/i.test(
      name,
    ) && !/\b(yes|no|code|rating)\b|^1 ?=/i.test(unit)
  )
}

/** Shares are published rounded, and sums of rounded parts pass 100 by a little. */
const ROUNDING = 1
const STEP = 1000
/** Figures of one side of a step lie this near each other; where they do not, the series jumps of itself. */
const STEADY = 20
const NEIGHBOURS = 3
/** Behind a wider gap a figure may have grown a thousand times, as an epidemic does. */
const WIDEST_GAP = 5
/** The smallest ratio in per cent that may be an outlier, and how many times the middle of those near it one is. */
const MIN_OUTLIER = 300
const OUTLIER_TIMES = 8

/** A reader of figures of one indicator: gives those of a series that cannot be right, in order of their periods. */
export function createDoubtFinder(
  measured: Measured,
): (observations: Observations) => DoubtfulValue[] {
  const bounds = checkedBounds(measured)
  const hasSteps = mayStep(measured)
  return (observations) => {
    const beyond = bounds ? findBeyond(bounds, observations) : []
    const taken = new Set(beyond.map(({ index }) => index))
    const steps = hasSteps ? findSteps(observations) : []
    return [...beyond, ...steps.filter(({ index }) => !taken.has(index))].toSorted(
      (a, b) => a.index - b.index,
    )
  }
}

/** What the figures of a series have that may be wrong, whatever they measure. */
export type Suspicion = {
  isNegative: boolean
  isOver100: boolean
  hasStep: boolean
  endsInZero: boolean
}

/** Looks once through the values of a series; quick, since every series of an import is looked through. */
export function screenValues(values: readonly (number | null)[]): Suspicion {
  let least = Infinity
  let most = -Infinity
  let before = 0
  let hasStep = false
  for (const value of values) {
    if (value === null) continue
    if (value < least) least = value
    if (value > most) most = value
    if (value === 0) continue
    if (before !== 0 && isStep(Math.abs(before), Math.abs(value))) hasStep = true
    before = value
  }
  return {
    isNegative: least < 0,
    isOver100: most > 100,
    hasStep,
    endsInZero: values.at(-1) === 0 && before !== 0,
  }
}

/** Whether a suspicion means anything for what an indicator measures. */
export function isSuspect(measured: Measured, suspicion: Suspicion): boolean {
  const bounds = checkedBounds(measured)
  return (
    (suspicion.isNegative && bounds?.least === 0) ||
    (suspicion.isOver100 && (bounds?.most === 100 || bounds?.kind === "ratio")) ||
    (suspicion.hasStep && mayStep(measured)) ||
    (suspicion.endsInZero && mayBeEmptied(measured))
  )
}

function checkedBounds({ name, unit }: Measured): FigureBounds | undefined {
  const bounds = findFigureBounds(name, unit)
  return bounds?.kind === "ratio" && SMALL_WHOLES.test(name) ? undefined : bounds
}

function findBeyond(bounds: FigureBounds, observations: Observations): DoubtfulValue[] {
  const { start, values } = observations
  const largest = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0)
  // What is left of subtracting two equal figures has no meaning of its own.
  const noise = bounds.kind === "share" ? ROUNDING / 2 : largest * 1e-9
  return values.flatMap((value, k): DoubtfulValue[] => {
    if (value === null) return []
    if (bounds.most !== undefined && value > bounds.most + ROUNDING)
      return [{ index: start + k, rule: "over-100" }]
    if (bounds.least !== undefined && value < bounds.least - noise)
      return [{ index: start + k, rule: "below-0" }]
    return bounds.kind === "ratio" && isOutlier(values, k)
      ? [{ index: start + k, rule: "outlier" }]
      : []
  })
}

/** What is compared with a small or quickly changing amount may be many times as much in one year. */
const SMALL_WHOLES =
  /\b(reserves|turnover|aid|oda|mobility|formation|market|trade|traded|imports?|exports?|debt to foreigners|income per capita|getting electricity|starting a business|stocks|per .*student|loans)\b/i

/** Whether a ratio stands alone: far above anything near it in time, and many times all of what it is counted against. */
function isOutlier(values: readonly (number | null)[], at: number): boolean {
  const value = values[at] ?? 0
  if (value < MIN_OUTLIER) return false
  const near = [...valuesNear(values, at, -1, 5), ...valuesNear(values, at, 1, 5)].map(Math.abs)
  const middle = upperMedian(near)
  return middle !== undefined && value >= OUTLIER_TIMES * middle
}

/** Amounts that are exported, lost or paid out may be a thousand times what they were; local money loses its zeros. */
const JUMPS =
  /\b(exports?|imports?|re-?exports?|affected|disasters?|floods?|storms?|earthquakes?|drought|epidemic|cases|deaths|killed|injured|loss(es)?|damaged?|destroyed|refugees?|asylum|displace\w*|displacements|stateless|returned|concern|flows?|inflows?|outflows?|investment|disbursements?|commitments?|assistance|aid|oda|grants?|repayments?|payments?|service|disputes?|strikes?|arrears|growth|change|increase|balance|net|inflation|interest|residual|discrepancy|emissions?|trademark|patent|applications?|stocks?|feed|food|seed|processing|losses|other uses?|waste|production|area harvested|financ\w*|lending|borrowing|traded|issued|conflict\w*|battle|terror\w*|migra\w*|arrivals|exchange rates?|deflator|price|prices|cpi|charges for|debt outstanding|arms|weapons|events?|outbreaks?|reported|catch|aquaculture|capture|receipts|material|ores|credit|loans|bonds|subscriptions|repeaters|share|conversion|index)\b/i
const LOCAL_MONEY =
  /\b(LCU|XDC|local currency|domestic currency|national currency|own currency)\b|= ?1\b/i
const JUMPING_UNIT = /%|growth|per ?cent|index|score|ratio/i

function mayStep({ name, unit }: Measured): boolean {
  return !JUMPS.test(name) && !LOCAL_MONEY.test(`${name} ${unit}`) && !JUMPING_UNIT.test(unit)
}

/** A figure that is not zero: where it stands among the values, and how large it is. */
type Point = { k: number; size: number }

/** The shorter side of a step of a thousand times, where both sides are steady. */
function findSteps({ start, values }: Observations): DoubtfulValue[] {
  const points = listSizes(values)
  const doubts = new Set<number>()
  for (let at = 1; at < points.length; at += 1) {
    const [before, after] = [points[at - 1], points[at]]
    if (!before || !after || !isStep(before.size, after.size)) continue
    // A single figure in the middle is a step up and a step down.
    const next = points.findIndex(({ size }, k) => k > at && isStep(after.size, size))
    const end = next === -1 ? points.length : next
    if (after.k - before.k > WIDEST_GAP || !isBetweenSteady(points, at, end)) continue
    const side = end - at <= at ? points.slice(at, end) : points.slice(0, at)
    for (const { k } of side) doubts.add(k)
    at = end - 1
  }
  return [...doubts].map((k) => ({ index: start + k, rule: "step" as const }))
}

/** Nothing for a series with figures of both signs, which crosses zero of itself. */
function listSizes(values: readonly (number | null)[]): Point[] {
  const largest = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0)
  // What is left of subtracting two equal figures is a zero.
  const noise = largest * 1e-12
  if (values.some((value) => value !== null && value < -noise)) return []
  return values.flatMap((value, k) =>
    value === null || value <= noise ? [] : [{ k, size: value }],
  )
}

function isBetweenSteady(points: readonly Point[], at: number, end: number): boolean {
  const left = points.slice(Math.max(0, at - NEIGHBOURS), at)
  const right = points.slice(at, Math.min(end, at + NEIGHBOURS))
  return left.length + right.length >= NEIGHBOURS && isSteady(left) && isSteady(right)
}

function isStep(a: number, b: number): boolean {
  return a >= b * STEP || b >= a * STEP
}

function isSteady(points: readonly { size: number }[]): boolean {
  const sizes = points.map(({ size }) => size)
  return Math.max(...sizes) <= Math.min(...sizes) * STEADY
}

function valuesNear(
  values: readonly (number | null)[],
  at: number,
  step: number,
  most: number,
): number[] {
  const near: number[] = []
  for (let k = at + step; k >= 0 && k < values.length && near.length < most; k += step) {
    const value = values[k] ?? null
    if (value !== null) near.push(value)
  }
  return near
}

/** The fewest places of which a period must be emptied. */
const MIN_EMPTIED_PLACES = 10
/** The smallest part that these must be of the places that had a figure just before. */
const MIN_PART_EMPTIED = 0.5

/**
 * The periods that are zero to the end for most places at once, although these had other figures just before: the
 * publisher has opened periods and not filled them.
 */
export function findEmptiedFrom(all: readonly Observations[]): PeriodIndex | undefined {
  const ends = new Map<PeriodIndex, number>()
  for (const observations of all) {
    const from = zerosFrom(observations)
    if (from !== undefined) ends.set(from, (ends.get(from) ?? 0) + 1)
  }
  for (const [from, count] of ends) {
    const filled = all.filter(
      ({ start, values }) => (values[from - 1 - start] ?? 0) !== 0 && from < start + values.length,
    ).length
    if (count >= MIN_EMPTIED_PLACES && count >= MIN_PART_EMPTIED * filled) return from
  }
  return undefined
}

/** The first period from which a series is zero to its end, after a figure that is none. */
export function zerosFrom({ start, values }: Observations): PeriodIndex | undefined {
  if (values.at(-1) !== 0) return undefined
  const last = values.findLastIndex((value) => value !== null && value !== 0)
  return last === -1 ? undefined : start + last + 1
}
