import { BRAND } from "#domain/brand.ts"
import { oneLine } from "#domain/text/one-line.ts"

import type { CitationFormat } from "../file-formats.ts"
import type { FileView } from "../file-view.ts"
import { buildKey, tex } from "./citation-text.ts"

const WRITERS: Readonly<Record<CitationFormat, (view: FileView) => string>> = {
  txt: asSentence,
  bib: asBibtex,
  ris: asRis,
}

/** How to cite a view: publisher, what it is, dataset, date of the data, licence, address. */
export function writeCitation(view: FileView, format: CitationFormat): string {
  return `${WRITERS[format](view)}\n`
}

function asSentence(view: FileView): string {
  const { source, subtitle, dateOfData, licence } = view
  const what = `${view.title} (${subtitle})`
  const parts = [source.publisher, what, source.title, dateOfData.sentence, licence.name]
  const sentences = parts.map((part) => `${oneLine(part).replace(/\.$/, "")}.`)
  return `${sentences.join(" ")} ${BRAND}, ${view.address}`
}

function asBibtex(view: FileView): string {
  const { source, dateOfData, licence } = view
  const fields: Record<string, string> = {
    // Doubled braces keep the capitals and a publisher's name whole.
    title: `{${tex(view.title)}}`,
    author: `{${tex(source.publisher)}}`,
    // Data without a date of the publisher are of a year that nobody knows.
    year: dateOfData.isStated ? dateOfData.day.slice(0, 4) : "n.d.",
    howpublished: tex(`${source.title}, by way of ${BRAND}`),
    note: tex(`${view.subtitle}. ${dateOfData.sentence} Licence: ${licence.name}`),
    url: view.address,
  }
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
  return `@misc{${keyView(view)},\n${lines.join(",\n")}\n}`
}

function asRis(view: FileView): string {
  const { source, dateOfData, licence } = view
  const lines: readonly (readonly [string, string])[] = [
    ["TY", "DATA"],
    ["TI", view.title],
    ["AU", source.publisher],
    ["T2", source.title],
    ["DP", BRAND],
    ...(dateOfData.isStated ? datedLines(dateOfData.day) : []),
    ["N1", `${view.subtitle}. ${dateOfData.sentence} Licence: ${licence.name}`],
    ["UR", view.address],
    ["ER", ""],
  ]
  return lines.map(([tag, text]) => `${tag}  - ${oneLine(text)}`).join("\r\n")
}

function datedLines(day: string): [string, string][] {
  return [
    ["PY", day.slice(0, 4)],
    ["DA", day.replaceAll("-", "/")],
  ]
}

function keyView({ source, indicator, country, dateOfData }: FileView): string {
  return buildKey([source.publisher, indicator.code, country.code, dateOfData.day.slice(0, 4)])
}
