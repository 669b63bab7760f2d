import { csvText } from "../write-csv.ts"
import { markdownText } from "../writers/markdown-text.ts"
import type { AnswerView } from "./answer-view.ts"
import { areRanked, listFigureLines } from "./list-figure-lines.ts"

const COLUMNS = [
  "country",
  "code",
  "indicator",
  "period",
  "value",
  "rank",
  "unit",
  "in_answer",
  "source",
  "licence",
  "date_of_data",
  "address",
]

/** The figures of an answer's chart as CSV, those that the answer names marked. */
export function writeAnswerCsv(view: AnswerView): string {
  const { answer, figure, address } = view
  const unit = figure.kind === "places" ? figure.unit : (answer.measure?.unit ?? "")
  const licence = figure.terms === "" ? figure.licence : figure.terms
  const source = answer.sources.map(({ publisher, title }) => `${publisher}: ${title}`).join("; ")
  const after = [source, licence, answer.vintage ?? "", address].map(csvText).join(",")
  const name = csvText(answer.measure?.name ?? "")
  const rows = listFigureLines(view).map((row) =>
    [
      ...[row.name, row.code].map(csvText),
      name,
      row.period,
      String(row.value),
      row.rank,
      csvText(unit),
      row.isNamed ? "yes" : "no",
      after,
    ].join(","),
  )
  return [COLUMNS.join(","), ...rows, ""].join("\r\n")
}

/** The answer as JSON: what the API answers, with all figures of its chart. */
export function writeAnswerJson(view: AnswerView): string {
  const lines = listFigureLines(view).map(({ code, name, period, value }) => ({
    country: code,
    name,
    period,
    value,
  }))
  return `${JSON.stringify({ ...view.answer, address: view.address, figures: lines }, null, 1)}\n`
}

/** The answer as Markdown: sentence, table, method and sources. */
export function writeAnswerMarkdown(view: AnswerView): string {
  const { answer, figure, address } = view
  const lines = listFigureLines(view)
  const hasRanks = areRanked(lines)
  const rows = lines.map(
    ({ name, period, text, rank }) =>
      `${hasRanks ? `| ${rank} ` : ""}| ${markdownText(name)} | ${period} | ${markdownText(text)} |`,
  )
  const head = hasRanks
    ? "| Rank | Country | Period | Value |\n| ---: | --- | --- | ---: |"
    : "| Country | Period | Value |\n| --- | --- | ---: |"
  const parts = [
    `# ${markdownText(answer.query)}`,
    figure.terms === "" ? "" : `**${markdownText(figure.terms)}**`,
    markdownText(answer.sentence),
    `${head}\n${rows.join("\n")}`,
    markdownText(answer.method ?? ""),
    `${markdownText(figure.source)} Licence: ${markdownText(figure.licence.replace(/\.$/, ""))}.`,
    `<${address}>`,
  ]
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`
}
