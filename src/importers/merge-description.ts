import type { StoredIndicator } from "#db/indicator-writes.ts"
import { decideTopics } from "#domain/decide-topics.ts"
import { contradictsBase } from "#domain/stated-bases.ts"

/**
 * The words of an indicator after a further file described it: the newer file's where it has any, else the ones known.
 * Of two files of one day the fuller description counts, so that their order does not matter; one that says nothing
 * else than what is known counts too, because then only our own reading can be different. The unique name stays.
 */
export function mergeDescription(
  known: StoredIndicator,
  candidate: StoredIndicator,
): StoredIndicator {
  const [upper, lower] = comesFirst(candidate, known) ? [candidate, known] : [known, candidate]
  // Without topics a category is a guess from the code alone.
  const reader =
    upper.publishedTopics.length === 0 && lower.publishedTopics.length > 0 ? lower : upper
  return withTopics({
    ...upper,
    name: known.name,
    publishedName: upper.publishedName || lower.publishedName,
    definition: upper.definition || agreeing(upper, lower.definition),
    notes: upper.notes || agreeing(upper, lower.notes),
    sourceNote: upper.sourceNote || lower.sourceNote,
    unit: upper.unit || agreeing(upper, lower.unit),
    currency: upper.unit === "" ? lower.currency : upper.currency,
    decimals: upper.decimals ?? lower.decimals,
    publishedTopics: reader.publishedTopics,
    category: reader.category,
  })
}

// A base year or a poverty line is a part of the meaning: words of another one are none of these figures.
function agreeing({ publishedName }: StoredIndicator, text: string): string {
  return contradictsBase(publishedName, text) ? "" : text
}

/** The indicator with the topics that its own description says. */
export function withTopics(indicator: StoredIndicator): StoredIndicator {
  const topics = decideTopics({ ...indicator, name: indicator.publishedName })
  return { ...indicator, topics }
}

function comesFirst(candidate: StoredIndicator, known: StoredIndicator): boolean {
  if (candidate.describedBy !== known.describedBy) return candidate.describedBy > known.describedBy
  const [a, b] = [texts(candidate), texts(known)]
  if (a.every((text, k) => text === "" || text === b[k])) return true
  for (const [k, text] of a.entries()) {
    const other = b[k] ?? ""
    if (text !== other)
      return text.length - other.length > 0 || (text.length === other.length && text > other)
  }
  return true
}

function texts(indicator: StoredIndicator): string[] {
  const { definition, notes, sourceNote, publishedTopics, publishedName } = indicator
  return [definition, notes, sourceNote, publishedTopics.join("\n"), publishedName]
}
