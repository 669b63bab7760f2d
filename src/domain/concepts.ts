import { CONCEPTS } from "./concepts.data.ts"
import type { IndicatorId } from "./indicator.ts"

const ORDER: ReadonlyMap<string, readonly IndicatorId[]> = new Map(CONCEPTS)
const BY_INDICATOR: ReadonlyMap<IndicatorId, string> = new Map(
  CONCEPTS.flatMap(([concept, ids]) => ids.map((id) => [id, concept] as const)),
)

/** What an indicator measures in the same way as others, `undefined` where no other is known to. */
export function conceptOf(id: IndicatorId): string | undefined {
  return BY_INDICATOR.get(id)
}

/** The indicators of a concept, the one first that is meant when no publisher is named; empty for an unknown concept. */
export function preferenceWithin(concept: string): readonly IndicatorId[] {
  return ORDER.get(concept) ?? []
}
