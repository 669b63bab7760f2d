import type { AnswerPanel } from "./panel.ts"

/** Of a figure older than this the sentence says that none is newer. */
export const OLD_YEARS = 3

/** The part of a group's members that must have figures of a year for it to stand for the group. */
export const ENOUGH = 0.8
/** Where no year has enough, the year with most is used if it has at least this part. */
const SOME = 0.5

export type GroupYear = { year: number; valueCount: number }

/**
 * The newest year in which enough members of a group have actual figures; where there is none, the one with most of
 * them, and `undefined` where even that has too few.
 */
export function chooseGroupYear(
  panel: AnswerPanel,
  members: readonly string[],
  { thisYear, also = [] }: { thisYear: number; also?: readonly string[] },
): GroupYear | undefined {
  let best: GroupYear | undefined
  for (let year = thisYear; year >= firstYear(panel, members); year -= 1) {
    if (!also.every((code) => panel.figureAt(code, year) !== null)) continue
    const valueCount = countValues(panel, members, year)
    if (valueCount >= ENOUGH * members.length) return { year, valueCount: valueCount }
    if (best === undefined || valueCount > best.valueCount) best = { year, valueCount: valueCount }
  }
  return best !== undefined && best.valueCount >= SOME * members.length ? best : undefined
}

/** How many of some places have an actual figure of a year. */
export function countValues(panel: AnswerPanel, places: readonly string[], year: number): number {
  return places.filter((code) => panel.figureAt(code, year) !== null).length
}

/** The newest year up to one in which all of some places have actual figures. */
export function chooseCommonYear(
  panel: AnswerPanel,
  places: readonly string[],
  thisYear: number,
): number | undefined {
  const first = Math.max(...places.map((code) => panel.coverage(code)?.first ?? Infinity))
  for (let year = thisYear; year >= first; year -= 1) {
    if (places.every((code) => panel.figureAt(code, year) !== null)) return year
  }
  return undefined
}

function firstYear(panel: AnswerPanel, members: readonly string[]): number {
  return Math.min(...members.map((code) => panel.coverage(code)?.first ?? Infinity))
}
