import type { StarterTable } from "./starter-table.ts"

/** The page beside the starter data that tells what it is, where it comes from and how it was made. */
export function describeStarter(tables: readonly StarterTable[]): string {
  const countries = new Set(tables.flatMap(({ rows }) => rows.map(({ country }) => country)))
  countries.delete("WLD")
  return [
    "# Starter data",
    "",
    `A small set of real figures, so that a fresh copy of the product shows something before the first import: ${String(countries.size)} countries and territories with at least one figure.`,
    "",
    "Everything here is written by `node scripts/extract-starter.ts` from npm packages; no figure is typed in, and a test compares the files with a new extraction. Change the script, never these files.",
    "",
    "- `sources.csv`: where the figures come from, their licence and credit line, and the package they were read from.",
    "- `indicators.csv`: what is measured; `holds` tells whether the source dates its figures.",
    "- `figures/<source>/<code>.csv`: dated figures (`country,period,value`; a year `2005` or a month `2005-10`). A period that is not listed is missing; nothing is filled in.",
    "- `facts/<source>/<code>.csv`: figures for which the source names no date (`country,value`). They are shown without a period and without a chart.",
    "",
    "Countries are ISO 3166-1 alpha-3 codes, `XKX` for Kosovo and `WLD` for the world.",
    "",
    ...tables.flatMap(describeTable),
  ].join("\n")
}

function describeTable(table: StarterTable): string[] {
  const { source, indicators, rows, unresolved } = table
  const places = new Set(rows.map(({ country }) => country)).size
  const periods = rows.map(({ period }) => period).sort()
  const span =
    table.holds === "facts" ? "no date" : `${periods[0] ?? ""} to ${periods.at(-1) ?? ""}`
  return [
    `## ${source.title}`,
    "",
    `- Publisher: ${source.publisher}, <${source.url}>`,
    `- Licence: ${source.licence}${source.licenceUrl === null ? "" : `, <${source.licenceUrl}>`}`,
    `- Credit: ${source.attribution}`,
    `- Read from: \`${table.package}/${table.file}\`, retrieved ${table.retrieved}`,
    `- Holds: ${count(indicators.length, "indicator")}, ${count(places, "place")}, ${count(rows.length, "figure")}, ${span}`,
    ...(unresolved.length === 0
      ? []
      : [`- Left out, being no country of ours: ${unresolved.join(", ")}`]),
    "",
  ]
}

function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? "" : "s"}`
}
