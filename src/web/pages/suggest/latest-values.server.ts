import { setTimeout as wait } from "node:timers/promises"

import type { Catalog } from "#catalog/create-catalog.ts"
import type { Suggestion } from "#search/suggestion.ts"

import { formatSummary } from "../../components/format-summary.server.ts"
import type { SuggestionLine } from "../../components/search-box/suggestion.ts"

/** Suggestions are asked for at every letter: they wait this long for figures, then come without them. */
const LONGEST_WAIT_MS = 20

type LatestValues = ReadonlyMap<Suggestion, NonNullable<SuggestionLine["latest"]>>

/** The latest figure of every line that is about an indicator of one country, where no years were asked for. */
export async function findLatestValues(
  lines: readonly Suggestion[],
  catalog: Pick<Catalog, "findSummaries">,
): Promise<LatestValues> {
  const asked = lines.flatMap((line) =>
    line.kind === "indicator" && line.country !== null && line.endYear === null
      ? [{ line, country: line.country }]
      : [],
  )
  if (asked.length === 0) return new Map()
  const pairs = asked.map(({ line: { indicator, frequency }, country }) => ({
    indicatorId: indicator.id,
    country: country.code,
    frequency: frequency ?? undefined,
  }))
  // A line without its figure is still worth reading, whatever the database says.
  const found = catalog.findSummaries(pairs).catch(() => [])
  const late = wait(LONGEST_WAIT_MS, [], { ref: false })
  const summaries = await Promise.race([found, late])
  return new Map(
    asked.flatMap(({ line }, k) => {
      const summary = summaries[k]
      if (summary === undefined) return []
      const { value, period } = formatSummary(summary)
      return [[line, { value, period }] as const]
    }),
  )
}
