import { DOUBT_REASONS } from "#domain/series/decide-doubtful.ts"
import type { DoubtRule } from "#domain/series/find-doubtful.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { isFrequency } from "#domain/time/frequency.ts"
import { periodAt } from "#domain/time/period.ts"
import { capitalize } from "#domain/format/capitalize.ts"

import { TRAILING_ZEROS, UNIT_CORRECTIONS } from "./pipeline/corrections.data.ts"
import type { DoubtGroup, DoubtReport } from "./find-all-doubtful.ts"

/** The findings that still need a decision. */
export function undecidedGroups({ groups }: DoubtReport): DoubtGroup[] {
  return groups.filter(({ decision }) => decision === undefined)
}

/** Describes one finding in a sentence. */
export function groupSentence(group: DoubtGroup): string {
  const { indicatorId, name, rule, valueCount, places } = group
  return `${indicatorId} (${name}): ${DOUBT_REASONS[rule]}, ${count(valueCount, "figure")} of ${count(places.length, "place")}, such as ${describeLargest(group)}`
}

/** Lists all findings and the decisions about them, in Markdown. */
export function doubtfulDocument(report: DoubtReport): string {
  const { groups } = report
  const marked = groups.filter(({ decision }) => decision?.verdict === "doubtful")
  const explained = groups.filter(({ decision }) => decision?.verdict === "explained")
  const undecided = undecidedGroups(report)
  return [
    "# Doubtful figures",
    "",
    "Figures that cannot be right as they were published, found by `npm run data:verify -- --doubtful`, which writes this page. Doubtful figures stay as they are, are marked “as published, doubtful” with the reason, and are left out of ranks, scales, averages and verdicts. What is decided of each finding stands in `src/domain/series/doubtful-decisions.data.ts`; the rules are in `src/domain/series/find-doubtful.ts` and `src/domain/series/figure-bounds.ts`.",
    "",
    `The figures that the page was made from: ${count(report.series, "series", "series")} and versions of series with ${report.valueCount.toLocaleString("en")} periods. Doubtful are ${totals(marked)}; found and explained are ${totals(explained)}; undecided are ${totals(undecided)}.`,
    "",
    ...(undecided.length === 0 ? [] : ["## Undecided", "", ...table(undecided), ""]),
    "## Doubtful",
    ...sections(marked),
    "## Explained",
    ...sections(explained),
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

function sections(groups: readonly DoubtGroup[]): string[] {
  const byRule = Map.groupBy(groups, ({ rule }) => rule)
  return [...byRule].flatMap(([rule, some]) => [
    "",
    `### ${heading(rule)}`,
    ...[...Map.groupBy(some, ({ decision }) => decision?.reason ?? "")].flatMap(
      ([reason, alike]) => ["", reason, "", ...table(alike)],
    ),
    "",
  ])
}

function table(groups: readonly DoubtGroup[]): string[] {
  return [
    "| Indicator | Unit | Figures | Places | Largest |",
    "| --- | --- | ---: | ---: | --- |",
    ...groups.map((group) => {
      const { indicatorId, name, unit, valueCount, places } = group
      const cells = [`\`${indicatorId}\` ${cell(name)}`, cell(unit), valueCount, places.length]
      return `| ${[...cells, describeLargest(group)].join(" | ")} |`
    }),
  ]
}

function heading(rule: DoubtRule): string {
  return capitalize(DOUBT_REASONS[rule])
}

function describeLargest({ largest: { country, frequency, index, value } }: DoubtGroup): string {
  const period = isFrequency(frequency) ? periodAt(frequency, index) : String(index)
  const amount = value.toLocaleString("en", { maximumSignificantDigits: 5 })
  return `${countryByCode(country)?.name ?? country} ${period}: ${amount}`
}

function totals(groups: readonly DoubtGroup[]): string {
  const valueCount = groups.reduce((sum, group) => sum + group.valueCount, 0)
  const ids = new Set(groups.map(({ indicatorId }) => indicatorId))
  return `${count(valueCount, "figure")} of ${count(ids.size, "indicator")}`
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount.toLocaleString("en")} ${amount === 1 ? one : many}`
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s+/g, " ")
}
