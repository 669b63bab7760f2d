import type { StoredSeries } from "#catalog/dataset.ts"

import { readNamedScope, selectMembers, type NamedScope } from "../claims/rank-scope.ts"
import type { Computed, Evidence, MarkedPoint } from "./computed.ts"
import { getCoverage, figureAt } from "../evidence/fact-data.ts"
import { markAt, noData, periodIn } from "./points.ts"

/** How far a country without a figure may have moved since its last one, by what is measured. */
const MAY_HAVE_GROWN = { rate: 4, other: 1.6 }

/** Counts the place of a country in a group; where a member that matters has no figure, nothing is decided. */
export function computeRank(evidence: Evidence<"rank">): Computed {
  const { claim, series, facts, measure } = evidence
  const period = periodIn(claim, series)
  const own = figureAt(series, period.to)
  if (own === null) return noData(series, period.to)
  const members = selectMembers(claim.scope)
  const at = { ...period, from: period.to }
  if (members === undefined)
    return {
      state: "undecided",
      actual: own,
      actualUnit: "figure",
      period: at,
      marks: [markAt(series, period.to, own)],
      rule: { id: "open-group" },
    }
  const rivals = facts.countries.filter(
    ({ country }) => country.code !== series.country.code && members(country.code),
  )
  const known = rivals.flatMap((rival) => readMark(rival, period.to))
  const isAhead = (value: number): boolean =>
    claim.extreme === "lowest" ? value < own : value > own
  const ahead = known.filter(({ value }) => isAhead(value))
  const actual = ahead.length + 1
  const marks = [
    markAt(series, period.to, own),
    ...ahead
      .sort((a, b) => (claim.extreme === "lowest" ? a.value - b.value : b.value - a.value))
      .slice(0, 5),
  ]
  const claimed = claim.value ?? 1
  const unknown = rivals.filter((rival) => figureAt(rival, period.to) === null)
  const threats = unknown.filter((rival) =>
    mayBeAhead(rival, period.to, {
      own,
      isRate: measure.kind === "rate",
      isLowest: claim.extreme === "lowest",
    }),
  )
  const listed = readNamedScope(claim.scope)
  // With enough countries ahead already, no missing one can make it right, nor can fewer of them than it would take.
  const isOpen = listed
    ? isOpenAmong(listed, claimed, { ahead: ahead.length, known: known.length })
    : known.length < 3 ||
      (threats.length > 0 && actual <= claimed && claimed <= actual + threats.length)
  if (isOpen) {
    const isUnsettled = listed !== null && listed.size < listed.codes.length
    return {
      state: "undecided",
      withoutValue: threats.slice(0, 3).map(({ country }) => country.name),
      actual,
      actualUnit: "rank",
      period: at,
      marks,
      rule: { id: isUnsettled ? "open-group" : "members-missing" },
    }
  }
  return {
    state: "decided",
    holds: (actual === claimed) !== claim.negated,
    exact: true,
    rule: { id: "rank", names: known.length + 1 },
    actual,
    actualUnit: "rank",
    period: at,
    marks,
  }
}

/** Whether a place among countries that the text names may be right, but hangs on those without a figure or on who is meant. */
function isOpenAmong(
  { codes, size }: NamedScope,
  claimed: number,
  { ahead, known }: { ahead: number; known: number },
): boolean {
  const unknown = codes.length - 1 - known
  const isWhole = size === codes.length && unknown === 0
  const behind = known - ahead
  return !isWhole && claimed - 1 <= ahead + unknown && size - claimed <= behind + unknown
}

function readMark(series: StoredSeries, index: number): MarkedPoint[] {
  const value = figureAt(series, index)
  return value === null ? [] : [markAt(series, index, value)]
}

/** Whether the figures a country has near a year let it come before the one in question. */
function mayBeAhead(
  series: StoredSeries,
  index: number,
  { own, isRate, isLowest }: { own: number; isRate: boolean; isLowest: boolean },
): boolean {
  const { first, last } = getCoverage(series)
  if (isRate && (index < first || index > last + 15)) return false
  const near: number[] = []
  for (let at = Math.max(first, index - 8); at <= Math.min(last, index + 8); at += 1) {
    const value = figureAt(series, at)
    if (value !== null) near.push(value)
  }
  if (near.length === 0) return false
  const factor = isRate ? MAY_HAVE_GROWN.rate : MAY_HAVE_GROWN.other
  if (isLowest) return Math.min(...near) < own * (own > 0 ? factor : 1 / factor)
  return Math.max(...near) * factor > own
}
