import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"

import { mainPublishers } from "../build-index-data.ts"
import type { IndexData } from "../index-data.ts"
import { mergeNumbers } from "./merge-columns.ts"
import { GONE, type MergePlan } from "./merge-plan.ts"

type Named = { id: string; name: string }

/**
 * The publishers of most indicators; `undefined` where they change. The words of all their indicators depend on them.
 */
export function findMainPublishers(
  { meta, columns }: IndexData,
  added: readonly IndicatorCoverage[],
  { newNumbers }: MergePlan,
): Set<string> | undefined {
  const before = new Map<string, number>()
  const after = new Map<string, number>()
  const count = (counts: Map<string, number>, id: string) => {
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  columns.publishers.forEach((number, doc) => {
    const id = meta.publishers[number]?.id ?? ""
    count(before, id)
    if (newNumbers[doc] !== GONE) count(after, id)
  })
  for (const { indicator } of added) count(after, indicator.publisherId)
  const [was, is] = [mainPublishers(before), mainPublishers(after)]
  return was.size === is.size && [...was].every((id) => is.has(id)) ? is : undefined
}

/** The publishers by id, and the number of that of each indicator; `undefined` where one has another name than before. */
export function mergePublishers(
  base: IndexData,
  added: IndexData,
  plan: MergePlan,
): { list: Named[]; numbers: Uint16Array } | undefined {
  const names = new Map<string, string>()
  const held = new Set<number>()
  base.columns.publishers.forEach((number, doc) => {
    if (plan.newNumbers[doc] !== GONE) held.add(number)
  })
  for (const number of held) {
    const one = base.meta.publishers[number]
    if (one !== undefined) names.set(one.id, one.name)
  }
  for (const { id, name } of added.meta.publishers) {
    if ((names.get(id) ?? name) !== name) return undefined
    names.set(id, name)
  }
  const list = [...names].map(([id, name]) => ({ id, name }))
  list.sort((a, b) => (a.id < b.id ? -1 : 1))
  const numbers = new Map(list.map(({ id }, number) => [id, number]))
  const renumber = ({ meta, columns }: IndexData) =>
    columns.publishers.map((number) => numbers.get(meta.publishers[number]?.id ?? "") ?? 0)
  return { list, numbers: mergeNumbers(renumber(base), renumber(added), plan) }
}
