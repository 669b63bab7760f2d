import type { Composition } from "#explore/composition.ts"

import { CSV_COLUMNS, csvText } from "../write-csv.ts"
import { markdownText } from "../writers/markdown-text.ts"
import type { ExploreView } from "./explore-view.ts"
import { nameColumn, tableRows } from "./table-parts.ts"

/** Every figure of a composition as CSV. */
export function writeExploreCsv(file: ExploreView): string {
  const { composition, address, licence, terms } = file
  const byMeasure = new Map(
    composition.measures.map(({ name, inputs }) => [name, describeOrigin(composition, inputs)]),
  )
  const rights = csvText(terms === "" ? licence : terms)
  const rows = composition.rows.map(({ country, code, measure, period, value, unit, status }) => {
    const origin = byMeasure.get(measure)
    return [
      ...[country, code, measure].map(csvText),
      period,
      String(value),
      csvText(unit),
      status,
      csvText(origin?.credit ?? ""),
      rights,
      csvText(origin?.day ?? ""),
      csvText(address),
    ].join(",")
  })
  return [CSV_COLUMNS.join(","), ...rows, ""].join("\r\n")
}

function describeOrigin(
  { origins }: Composition,
  inputs: readonly string[],
): { credit: string; day: string } {
  const own = origins.filter(({ measures }) => measures.some((id) => inputs.includes(id)))
  return {
    credit: [...new Set(own.map(({ source }) => source.attribution))].join("; "),
    day:
      own
        .map(({ vintage }) => vintage)
        .toSorted()
        .at(-1) ?? "",
  }
}

/** The composition as JSON: what it is made of, its figures, where they come from. */
export function writeExploreJson({ composition, ...file }: ExploreView): string {
  const { spec, title, subtitle, measures, rows, missing, origins, frequency } = composition
  const text = {
    title,
    subtitle,
    address: file.address,
    spec,
    frequency,
    indicators: measures.map(({ name, unit, letter, formula, inputs }) => ({
      letter,
      ...(formula === null ? { id: inputs[0] } : { formula, inputs }),
      name,
      unit,
    })),
    missing: missing.map(({ code }) => code),
    annotations: composition.annotations,
    notes: file.notes,
    sources: origins.map(({ source, vintage, vintageStated }) => ({
      publisher: source.publisher,
      title: source.title,
      url: source.url,
      attribution: source.attribution,
      licence: source.licence,
      licenceUrl: source.licenceUrl,
      dateOfData: vintage,
      isDateStated: vintageStated,
    })),
    figures: rows,
  }
  return `${JSON.stringify(text, null, 1)}\n`
}

/** The composition as Markdown: title, notes, table, sources. */
export function writeExploreMarkdown(file: ExploreView): string {
  const { title, subtitle, table } = file.composition
  const head = [table.rowHeading, ...table.columns.map(nameColumn)]
  const lines = [head, head.map((_, k) => (k === 0 ? "---" : "---:")), ...tableRows(file)]
  const parts = [
    `# ${markdownText(title)}`,
    markdownText(subtitle),
    file.terms === "" ? "" : `**${markdownText(file.terms)}**`,
    lines
      .map(
        (cells, k) =>
          `| ${cells.map((cell) => (k === 1 ? cell : markdownText(cell))).join(" | ")} |`,
      )
      .join("\n"),
    markdownText(file.notes),
    `${markdownText(file.credit)} ${markdownText(file.vintage)} Licence: ${markdownText(file.licence)}.`,
    `<${file.address}>`,
  ]
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`
}
