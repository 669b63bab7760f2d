import { joinNames } from "#domain/format/join-names.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"

import type { Evidence } from "../compute/computed.ts"
import type { FactData } from "../evidence/fact-data.ts"
import { buildGrid } from "./build-grid.ts"
import { FIRM_FROM, type Grid, type GridCell, type Robustness } from "./grid.ts"

/** How firm a correct statement is; `null` where there is nothing to choose. */
export async function findRobustness(
  evidence: Evidence,
  data: FactData,
  isBaseNamed: boolean,
): Promise<Robustness | null> {
  const grid = await buildGrid(evidence, data, isBaseNamed)
  if (!grid) return null
  const { cells } = grid
  const holds = cells.filter((cell) => cell.holds).length
  const isFirm = holds / cells.length >= FIRM_FROM && !isTurnedOver(grid)
  return {
    holds,
    of: cells.length,
    isFirm,
    sentence: writeSentence(grid, { holds, isFirm }, evidence),
    cells,
  }
}

/** A choice overturns the statement where it holds in a smaller part of the years around, or of those in another form. */
const TURNED_UNDER = 0.4

/**
 * Whether one choice alone turns the statement over: another form by the figures of the very publisher that bears it out,
 * or another publisher that denies it for the year of the text as well.
 */
function isTurnedOver({
  cells,
  years: [year],
  forms,
  publishers: [own, ...others],
}: Grid): boolean {
  const stated = forms[0]
  return (
    forms.some((form) => isTurned(cells.filter((c) => c.form === form && c.publisher === own))) ||
    others.some((publisher) => {
      const alike = cells.filter((cell) => cell.form === stated && cell.publisher === publisher)
      return isTurned(alike) && alike.some((cell) => cell.year === year && !cell.holds)
    })
  )
}

function isTurned(cells: readonly GridCell[]): boolean {
  const holding = cells.filter((cell) => cell.holds).length
  return cells.length > 0 && holding / cells.length < TURNED_UNDER
}

function writeSentence(
  grid: Grid,
  { holds, isFirm }: { holds: number; isFirm: boolean },
  { claim }: Evidence,
): string {
  const counted = `It holds for ${String(holds)} of ${String(grid.cells.length)} ways of counting`
  const against = listAgainst(grid, claim.kind === "rank")
  if (holds === grid.cells.length) return `${counted}: ${listAxes(grid)}.`
  if (against.length === 0)
    return isFirm ? `${counted}.` : `But this is not firm: ${lowerFirst(counted)}.`
  const lead = isFirm ? counted : `But this is not firm: ${lowerFirst(counted)}`
  return `${lead}. It does not hold ${against.join("; ")}.`
}

/** Says what was varied, for a statement that holds throughout. */
function listAxes({ years, publishers, forms }: Grid): string {
  const parts = [
    ...(years.length > 1 ? ["other years"] : []),
    ...(publishers.length > 1 ? ["other publishers"] : []),
    ...forms.slice(1),
  ]
  return parts.length === 0 ? "as stated" : `also with ${joinNames(parts)}`
}

/** The ways that differ in one thing from that of the text and in which it does not hold. */
function listAgainst({ years, publishers, forms, cells }: Grid, isRank: boolean): string[] {
  const [year, publisher, form] = [years[0], publishers[0], forms[0]]
  const isAgainst = (cell: Partial<GridCell>) =>
    cells.some(
      (one) =>
        !one.holds &&
        one.year === (cell.year ?? year) &&
        one.publisher === (cell.publisher ?? publisher) &&
        one.form === (cell.form ?? form),
    )
  const otherYears = years.filter((one) => one !== year && isAgainst({ year: one })).sort()
  const others = publishers.filter((one) => one !== publisher && isAgainst({ publisher: one }))
  const otherForms = forms.filter((one) => one !== form && isAgainst({ form: one }))
  return [
    ...(otherYears.length > 0
      ? [`${isRank ? "in" : "counted from"} ${joinNames(otherYears.map(String), "or")}`]
      : []),
    ...(others.length > 0
      ? [
          `by the figures of ${others.length === 1 ? "another publisher" : "other publishers"} (${joinNames(others)})`,
        ]
      : []),
    ...otherForms,
  ]
}
