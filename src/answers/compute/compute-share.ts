import { REFUSALS } from "../present/refusals.ts"
import { isLevelWithoutSum, isProduction } from "./figure-kinds.ts"
import { findPartAndWhole, readMembers, type Scope } from "./members.ts"
import { chooseYear } from "./read-group-values.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"
import { describeGroup, lacks, makeRow, rankRows } from "./rows.ts"
import type { Task } from "./task.ts"

/** What part of a group's sum one country has, or a smaller group. */
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
  const sum = whole ?? addUp(rows)
  if (own === null || sum <= 0) return lacks(place.name, year, panel.indicator.name)
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

/** Who harvests none of a product has no figure of it, and no part in the sum. */
function keepHarvesters({ panel }: Task, scope: Scope): Scope {
  if (!isProduction(panel.indicator)) return scope
  return { ...scope, members: scope.members.filter((code) => panel.coverage(code) !== undefined) }
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
  const own = rows.filter(({ country }) => part.members.includes(country))
  const sum = addUp(rows)
  if (own.length === 0 || sum <= 0) return lacks(part.name, year, panel.indicator.name)
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
