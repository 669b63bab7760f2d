import { isCompilation } from "#domain/indicators/compilations.ts"
import type { StoredSeries } from "#catalog/dataset.ts"

import { compute } from "../compute/compute.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { periodIn } from "../compute/points.ts"
import { figureAt, type FactData } from "../evidence/fact-data.ts"
import { listOthers } from "../judge/list-others.ts"
import { findOtherForm } from "./forms.ts"
import { asMovement } from "./as-movement.ts"
import type { Grid, GridCell, GridForm } from "./grid.ts"
import { movesAlike } from "./holds-alike.ts"

const AROUND = [0, -2, -1, 1, 2]
const MAX_PUBLISHERS = 3

type Way = { evidence: Evidence; publisher: string; form: GridForm; shift: number }

/** The kinds of claims that can be right only by the choice of a year, a publisher or a form. */
const GRIDDED: ReadonlySet<string> = new Set(["change", "trend", "multiple", "rank", "extremum"])

/**
 * The ways of counting a statement that lie near its own: other years to count from, other publishers, other forms, each
 * with each. `undefined` where there is nothing to choose. `isBaseNamed` says whether the text names the year it counts from.
 */
export async function buildGrid(
  held: Evidence,
  data: FactData,
  isBaseNamed: boolean,
): Promise<Grid | undefined> {
  const evidence = asMovement(held)
  const { claim, series } = evidence
  if (!GRIDDED.has(claim.kind) || claim.period?.frequency !== "yearly" || claim.negated)
    return undefined
  const found = compute(evidence)
  if (found.state !== "decided" || !found.holds) return undefined
  const period = periodIn(claim, series)
  const shifts = listShifts(evidence, period, isBaseNamed)
  const publishers = await listPublishers(evidence, data)
  const other = await findOtherForm(evidence, data)
  const ways = publishers.flatMap((own): Omit<Way, "shift">[] => {
    const publisher = own.series.source.publisher
    const converted = other?.convert(own.series)
    return [
      { evidence: own, publisher, form: "as stated" },
      ...(other && converted
        ? [{ evidence: { ...own, series: converted }, publisher, form: other.form }]
        : []),
    ]
  })
  const base = claim.kind === "rank" ? period.to : period.from
  const cells = ways.flatMap((way) =>
    shifts.flatMap((shift) => judgeWay({ ...way, shift }, { evidence, found, base })),
  )
  if (cells.length < 2) return undefined
  return {
    period,
    years: shifts.map((shift) => base + shift),
    publishers: publishers.map((one) => one.series.source.publisher),
    forms: ["as stated", ...(other ? [other.form] : [])],
    cells,
  }
}

/** By how many years the year to count from is moved: the start of a span or the year of a rank; that of a record stays. */
function listShifts(
  { claim }: Evidence,
  { from, to }: { from: number; to: number },
  isBaseNamed: boolean,
): readonly number[] {
  if (claim.kind === "extremum") return [0]
  if (claim.kind === "rank" || ("otherPlace" in claim && claim.otherPlace !== null)) return AROUND
  // "Prices rose in 2023" chose no year to count from; the growth of one year has none.
  if (from === to || (to - from < 2 && !isBaseNamed)) return [0]
  return AROUND.filter((shift) => from + shift < to)
}

/** The publisher that decided and others of their own; who only compiles has the figures of one of them. */
async function listPublishers(evidence: Evidence, data: FactData): Promise<Evidence[]> {
  const found = [evidence]
  for (const other of await listOthers(evidence, data)) {
    const isKnown = found.some(
      ({ series }) => series.source.publisher === other.series.source.publisher,
    )
    if (!isKnown && !isCompilation(other.series.indicator.id)) found.push(other)
  }
  return found.slice(0, MAX_PUBLISHERS)
}

type Stated = {
  evidence: Evidence
  found: Extract<Computed, { state: "decided" }>
  base: number
}

/** The cell of one way of counting, as a list; empty where there are no figures to tell. */
function judgeWay(way: Way, stated: Stated): GridCell[] {
  const moved = shiftClaim(way)
  const computed = compute(moved)
  if (computed.state === "no-data" || isUntold(moved, computed)) return []
  const { publisher, form, shift } = way
  const holds = holdsThatWay(moved, computed, { way, stated })
  return [{ year: stated.base + shift, publisher, form, holds, value: computed.actual }]
}

/** A rank or record that missing members or years leave open says nothing for the statement, and nothing against it. */
function isUntold({ claim }: Evidence, { state }: Computed): boolean {
  return state === "undecided" && (claim.kind === "rank" || claim.kind === "extremum")
}

function shiftClaim({ evidence, shift }: Way): Evidence {
  const { claim, series } = evidence
  if (shift === 0) return evidence
  const period = periodIn(claim, series)
  const { from, to, ...rest } = period
  const isOfYear = claim.kind === "rank" || ("otherPlace" in claim && claim.otherPlace !== null)
  const moved = isOfYear
    ? { ...rest, from: to + shift, to: to + shift }
    : { ...rest, from: from + shift, to }
  return { ...evidence, claim: { ...claim, period: moved } }
}

function holdsThatWay(
  { claim, series, measure }: Evidence,
  computed: Exclude<Computed, { state: "no-data" }>,
  { way, stated }: { way: Way; stated: Stated },
): boolean {
  if (claim.kind === "rank") return isNearRank(claim.value ?? 1, computed)
  const isOfOne = !("otherPlace" in claim) || claim.otherPlace === null
  if ((claim.kind !== "change" && claim.kind !== "multiple") || !isOfOne)
    return (
      computed.state === "decided" && (computed.holds || isNearRatio(claim.kind, computed, stated))
    )
  const own = readMovement(
    stated.evidence.series,
    periodIn(stated.evidence.claim, stated.evidence.series),
  )
  const other = readMovement(series, periodIn(claim, series))
  if (!own || !other) return computed.state === "decided" && computed.holds
  return movesAlike(own, other, { kind: measure.kind, isOtherForm: way.form !== "as stated" })
}

/** Whether a multiple of two places is alike: from two thirds to one and a half times that of the text. */
function isNearRatio(kind: string, computed: Computed, { found }: Stated): boolean {
  if (kind !== "multiple" || computed.state !== "decided") return false
  const part = (computed.actual ?? 0) / (found.actual ?? 1)
  return part > 0.67 && part < 1.5
}

/** Whether two ranks say the same: the first three must be equal, further down a tenth of the rank may lie between. */
function isNearRank(claimed: number, computed: Exclude<Computed, { state: "no-data" }>): boolean {
  const slack = claimed <= 3 ? 0 : Math.max(1, Math.round(claimed / 10))
  return computed.actual !== null && Math.abs(computed.actual - claimed) <= slack
}

function readMovement(series: StoredSeries, { from, to }: { from: number; to: number }) {
  const [first, last] = [figureAt(series, from), figureAt(series, to)]
  return first === null || last === null ? undefined : { from: first, to: last, years: to - from }
}
