import type { Description } from "#db/catalogue/descriptions.ts"
import type { StoredIndicator } from "#db/catalogue/indicator-writes.ts"
import { decideTopics } from "#domain/indicators/decide-topics.ts"
import { contradictsBase } from "#domain/indicators/stated-bases.ts"

/**
 * Merges the descriptions that several files give of an indicator. Each text comes from the newest file that has it. Of
 * two files of one day the fuller description wins, so the order of imports does not matter. `undefined` without any.
 */
export function mergeDescriptions(
  descriptions: readonly Description[],
): Omit<StoredIndicator, "name"> | undefined {
  const [first, ...others] = descriptions.toSorted(byRank)
  if (!first) return undefined
  const merged = others.reduce(fillFrom, first)
  const topics = decideTopics({ ...merged, name: merged.publishedName })
  return { ...withoutLineage(merged), topics }
}

function withoutLineage(description: Description) {
  const indicator: Partial<Description> = { ...description }
  delete indicator.lineage
  return indicator as Omit<Description, "lineage">
}

function fillFrom(upper: Description, lower: Description): Description {
  // Without topics the category is only a guess from the code.
  const reader =
    upper.publishedTopics.length === 0 && lower.publishedTopics.length > 0 ? lower : upper
  return {
    ...upper,
    publishedName: upper.publishedName || lower.publishedName,
    definition: upper.definition || dropOtherBase(upper, lower.definition),
    notes: upper.notes || dropOtherBase(upper, lower.notes),
    sourceNote: upper.sourceNote || lower.sourceNote,
    unit: upper.unit || dropOtherBase(upper, lower.unit),
    currency: upper.unit === "" ? lower.currency : upper.currency,
    decimals: upper.decimals ?? lower.decimals,
    publishedTopics: reader.publishedTopics,
    category: reader.category,
  }
}

// A base year or a poverty line is part of the meaning: a text about another one does not describe these values.
function dropOtherBase({ publishedName }: Description, text: string): string {
  return contradictsBase(publishedName, text) ? "" : text
}

function byRank(a: Description, b: Description): number {
  if (a.describedBy !== b.describedBy) return a.describedBy > b.describedBy ? -1 : 1
  const others = listTexts(b)
  for (const [k, text] of listTexts(a).entries()) {
    const other = others[k] ?? ""
    if (text.length !== other.length) return other.length - text.length
    if (text !== other) return text > other ? -1 : 1
  }
  return 0
}

function listTexts(description: Description): string[] {
  const { definition, notes, sourceNote, publishedTopics, publishedName, lineage } = description
  return [definition, notes, sourceNote, publishedTopics.join("\n"), publishedName, lineage]
}
