import { COUNTRY_GROUPS } from "#domain/places/groups.ts"

import { REFUSALS } from "../present/refusals.ts"
import { isLevelWithoutSum, isProduction } from "./figure-kinds.ts"
import { findPartAndWhole, readMembers, type Scope } from "./members.ts"
import { chooseYear } from "./read-group-values.ts"
import type { AnswerPanel } from "./panel.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"
import { describeGroup, lacks, makeRow, rankRows } from "./rows.ts"
import type { Task } from "./task.ts"

/** Computes which part of a group's sum one country has, or a smaller group. */
export function computeShare(task: Task, asked: Scope): Result | NoResult {
  const { question, panel } = task
  const scope = keepHarvesters(task, asked)
  const [place] = question.places
  if (isLevelWithoutSum(question.measure, panel.indicator.unit))
    return { message: REFUSALS.noShares(panel.indicator.name) }
  if (place === undefined) return computeShareOfGroup(task)
  const chosen = chooseYear(task, scope, [place.code])
  if ("message" in chosen) return chosen
  const { year } = chosen
  const own = panel.figureAt(place.code, year)
  const rows = scope.members.flatMap((code) => {
    const value = panel.figureAt(code, year)
    return value === null ? [] : [makeRow(code, value, year)]
  })
  const whole = scope.place === null || scope.isPast ? null : panel.figureAt(scope.place, year)
  const refused = whole === null ? refuseHidden(task, asked, rows) : undefined
  if (refused !== undefined) return refused
  const sum = whole ?? addUp(rows)
  if (own === null || sum <= 0) return lacks({ question, panel }, place.name, year)
  return makeResult(panel, {
    value: (own / sum) * 100,
    unit: "percent",
    country: place.code,
    period: String(year),
    rows: [makeRow(place.code, own, year)],
    group: describeGroup(scope, rows),
    members: rankRows(rows, false),
    difference: sum,
    method:
      whole === null
        ? "the figure over the sum of the members"
        : "the figure over the publisher's own figure of the group",
  })
}

/** Countries of which the publisher never had a figure of a product are taken to harvest none, so that none is missing of the sum. */
function keepHarvesters({ panel }: Task, scope: Scope): Scope {
  if (!isProduction(panel.indicator)) return scope
  return { ...scope, members: scope.members.filter((code) => panel.coverage(code) !== undefined) }
}

/** The largest part of a sum that may lie in members whose only figure is that of their group. */
const MAX_HIDDEN = 0.01

/** A smaller group that reports as one: by how much its figure is more than those of its members, which a sum or an order lacks. */
export function findHidden(
  { indicator, figureAt }: AnswerPanel,
  scope: Scope,
  rows: readonly ComputedRow[],
): { name: string; amount: number } | undefined {
  const [first] = rows
  if (first === undefined || !isProduction(indicator)) return undefined
  const hidden = COUNTRY_GROUPS.flatMap(({ name, place, members }) => {
    const isPart =
      members.length < scope.members.length && members.every((code) => scope.members.includes(code))
    const published = place !== null && isPart ? figureAt(place, Number(first.period)) : null
    const held = addUp(rows.filter(({ country }) => members.includes(country)))
    return published === null ? [] : [{ name, amount: published - held }]
  })
  return hidden.toSorted((a, b) => b.amount - a.amount)[0]
}

/** The reason why a sum lacks too much to be given; `undefined` where it lacks next to nothing. */
function refuseHidden(
  { panel }: Task,
  scope: Scope,
  rows: readonly ComputedRow[],
): NoResult | undefined {
  const hidden = findHidden(panel, scope, rows)
  return hidden !== undefined && hidden.amount > MAX_HIDDEN * addUp(rows)
    ? { message: REFUSALS.hiddenMembers(panel.indicator.name, hidden.name) }
    : undefined
}

function computeShareOfGroup(task: Task): Result | NoResult {
  const { question, panel } = task
  const [part, whole] = findPartAndWhole(question.groups)
  if (part === undefined || whole === undefined) return { message: REFUSALS.partOfWhat }
  const scope = readMembers({ groups: [whole], without: question.without })
  const chosen = chooseYear(task, scope, [])
  if ("message" in chosen) return chosen
  const { year } = chosen
  const rows = scope.members.flatMap((code) => {
    const value = panel.figureAt(code, year)
    return value === null ? [] : [makeRow(code, value, year)]
  })
  const refused = refuseHidden(task, scope, rows)
  if (refused !== undefined) return refused
  const own = rows.filter(({ country }) => part.members.includes(country))
  const sum = addUp(rows)
  if (own.length === 0 || sum <= 0) return lacks({ question, panel }, part.name, year)
  return makeResult(panel, {
    value: (addUp(own) / sum) * 100,
    unit: "percent",
    period: String(year),
    rows: rankRows(own, false),
    group: describeGroup(scope, rows),
    members: rankRows(rows, false),
    difference: sum,
    method: `the sum of ${String(own.length)} members over the sum of all`,
  })
}

function addUp(rows: readonly ComputedRow[]): number {
  return rows.reduce((total, { value }) => total + value, 0)
}
