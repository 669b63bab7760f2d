import { DOUBT_REASONS } from "#domain/series/decide-doubtful.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { isFrequency } from "#domain/time/frequency.ts"
import { periodAt } from "#domain/time/period.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import { countNoun } from "#domain/text/count-noun.ts"

import { TRAILING_ZEROS, UNIT_CORRECTIONS } from "./pipeline/corrections.data.ts"
import type { DoubtGroup, DoubtReport } from "./find-all-doubtful.ts"

/** The findings that still need a decision. */
export function listUndecided({ groups }: DoubtReport): DoubtGroup[] {
  return groups.filter(({ decision }) => decision === undefined)
}

/** Describes one finding in a sentence. */
export function describeGroup(group: DoubtGroup): string {
  const { indicatorId, name, rule, valueCount, places } = group
  return `${indicatorId} (${name}): ${DOUBT_REASONS[rule]}, ${countNoun(valueCount, "figure")} of ${countNoun(places.length, "place")}, such as ${describeLargest(group)}`
}

/** Lists all findings and the decisions about them, in Markdown. */
export function doubtfulDocument(report: DoubtReport): string {
  const { groups } = report
  const marked = groups.filter(({ decision }) => decision?.verdict === "doubtful")
  const explained = groups.filter(({ decision }) => decision?.verdict === "explained")
  const undecided = listUndecided(report)
  return [
    "# Doubtful figures",
    "",
    "Figures that cannot be right as they were published, found by `npm run data:verify -- --doubtful`, which writes this page. Doubtful figures stay as they are, are marked “as published, doubtful” with the reason, and are left out of ranks, scales, averages and verdicts. What is decided of each finding stands in `src/domain/series/doubtful-decisions.data.ts`; the rules are in `src/domain/series/find-doubtful.ts` and `src/domain/series/figure-bounds.ts`.",
    "",
    `The figures that the page was made from: ${countNoun(report.series, "series", "series")} and versions of series with ${report.valueCount.toLocaleString("en")} periods. Doubtful are ${writeTotals(marked)}; found and explained are ${writeTotals(explained)}; undecided are ${writeTotals(undecided)}.`,
    "",
    ...(undecided.length === 0 ? [] : ["## Undecided", "", ...writeTable(undecided), ""]),
    "## Doubtful",
    ...writeSections(marked),
    "## Explained",
    ...writeSections(explained),
    "## Set to missing and corrected when they are read",
    "",
    ...TRAILING_ZEROS.map(
      ({ publisherId, code, reason }) =>
        `- \`${publisherId}:${code}\`, zeros at the end: ${reason}`,
    ),
    ...UNIT_CORRECTIONS.map(
      ({ ids, unit, reason }) => `- \`${ids.source}\`, unit “${unit}”: ${reason}`,
    ),
    "- Last years of the USDA that are zero for every place, Polity's codes for missing years and the WHO's answers in words are left out by rule; the report of each import counts them.",
    "",
  ].join("\n")
}

function writeSections(groups: readonly DoubtGroup[]): string[] {
  const byRule = Map.groupBy(groups, ({ rule }) => rule)
  return [...byRule].flatMap(([rule, some]) => [
    "",
    `### ${capitalize(DOUBT_REASONS[rule])}`,
    ...[...Map.groupBy(some, ({ decision }) => decision?.reason ?? "")].flatMap(
      ([reason, alike]) => ["", reason, "", ...writeTable(alike)],
    ),
    "",
  ])
}

function writeTable(groups: readonly DoubtGroup[]): string[] {
  return [
    "| Indicator | Unit | Figures | Places | Largest |",
    "| --- | --- | ---: | ---: | --- |",
    ...groups.map((group) => {
      const { indicatorId, name, unit, valueCount, places } = group
      const cells = [
        `\`${indicatorId}\` ${escapeCell(name)}`,
        escapeCell(unit),
        valueCount,
        places.length,
      ]
      return `| ${[...cells, describeLargest(group)].join(" | ")} |`
    }),
  ]
}

function describeLargest({ largest: { country, frequency, index, value } }: DoubtGroup): string {
  const period = isFrequency(frequency) ? periodAt(frequency, index) : String(index)
  const amount = value.toLocaleString("en", { maximumSignificantDigits: 5 })
  return `${countryByCode(country)?.name ?? country} ${period}: ${amount}`
}

function writeTotals(groups: readonly DoubtGroup[]): string {
  const valueCount = groups.reduce((sum, group) => sum + group.valueCount, 0)
  const ids = new Set(groups.map(({ indicatorId }) => indicatorId))
  return `${countNoun(valueCount, "figure")} of ${countNoun(ids.size, "indicator")}`
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s+/g, " ")
}
