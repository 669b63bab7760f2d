import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { resultsPath } from "#domain/addresses/page-paths.ts"
import type { Topic } from "#domain/indicators/topic.ts"
import type { Understood } from "#search/search-answer.ts"

import { yearsText } from "../../components/years-text.ts"

/** What the operator of a site that holds the starter alone can bring in. */
export const IMPORT_COMMAND = "npm run import -- world-bank"
/** What the command brings; the command follows. */
export const IMPORT_OFFER =
  "Inflation, debt, trade and about 1,500 more indicators of all countries come with"

/** Why nothing is shown; a command ends the sentence. */
export type NoResultsReason = { text: string; command?: string }

/** A part of the search that was understood, with the search that leaves it out; none when nothing would be left. */
export type Chip = { label: string; without: string | null }

/** What was understood of a search text, as short labels that can be taken away. */
export function describeQuery(
  understood: readonly Understood[],
  topic: Topic | null = null,
): Chip[] {
  return understood.map((part) => ({
    label: writeLabel(part),
    without: part.without.trim() === "" ? null : resultsPath(part.without, topic),
  }))
}

function writeLabel(part: Understood): string {
  switch (part.kind) {
    case "place":
      return part.city === undefined ? part.country.name : `“${part.city}”: ${part.country.name}`
    case "frequency":
      return capitalize(part.frequency)
    case "words":
      return `“${part.typed}”: ${part.meaning}`
    case "years":
      return yearsLabel(part.startYear, part.endYear)
  }
}

function yearsLabel(startYear: number | null, endYear: number | null): string {
  if (startYear !== null && endYear !== null) return yearsText(startYear, endYear)
  return startYear !== null ? `from ${String(startYear)}` : `up to ${String(endYear)}`
}

/** The sentence that owns up to words that were left out; `undefined` when none were. */
export function droppedSentence(dropped: readonly string[]): string | undefined {
  if (dropped.length === 0) return undefined
  return `No results fit ${joinNames(dropped.map((word) => `“${word}”`))}; left out.`
}

/** Why nothing is shown, in a sentence or two. */
export function explainNoResults({
  missing,
  dropped,
}: {
  missing: { subjects: readonly string[]; isStarter: boolean } | null
  dropped: readonly string[]
}): NoResultsReason[] {
  if (missing !== null) {
    const subjects = joinNames(missing.subjects.map((subject) => `“${subject}”`))
    return [
      { text: `No figures are available for ${subjects}.` },
      ...(missing.isStarter
        ? [
            {
              text: `Only the small starter data is loaded. ${IMPORT_OFFER}`,
              command: IMPORT_COMMAND,
            },
          ]
        : []),
    ]
  }
  const words = [...new Set(dropped)].map((word) => `“${word}”`)
  return [
    ...(words.length === 0 ? [] : [{ text: `Nothing here is about ${joinNames(words)}.` }]),
    { text: "Check the spelling, or try fewer words." },
  ]
}
