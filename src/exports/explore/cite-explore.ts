import { BRAND } from "#domain/brand.ts"
import { oneLine } from "#domain/text/one-line.ts"

import type { ExploreView } from "./explore-view.ts"
import type { CitationFormat } from "../file-formats.ts"
import { buildKey, tex } from "../writers/citation-text.ts"

/** How to cite a composition: publishers, what it is, date of the data, licence, address. */
export function citeExplore(file: ExploreView, format: CitationFormat): string {
  const { composition, licence, address, vintage } = file
  const publishers = [...new Set(composition.origins.map(({ source }) => source.publisher))]
  const days = composition.origins.filter(({ vintageStated }) => vintageStated)
  const year =
    days
      .map((one) => one.vintage.slice(0, 4))
      .toSorted()
      .at(-1) ?? "n.d."
  const formulas = composition.measures.flatMap(({ formula, name }) =>
    formula === null ? [] : [`${name} computed as ${formula}`],
  )
  const what = [`${composition.title} (${composition.subtitle})`, ...formulas].join("; ")
  const computed = formulas.length === 0 ? "" : ` ${formulas.join("; ")}.`
  const note = `${composition.subtitle}.${computed} ${vintage} Licence: ${licence}`
  if (format === "bib") {
    const key = buildKey([publishers[0] ?? "", composition.title, year])
    const fields = {
      title: `{${tex(composition.title)}}`,
      author: publishers.map((name) => `{${tex(name)}}`).join(" and "),
      year,
      howpublished: tex(`By way of ${BRAND}`),
      note: tex(note),
      url: address,
    }
    const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`)
    return `@misc{${key},\n${lines.join(",\n")}\n}\n`
  }
  if (format === "ris") {
    const lines = [
      ["TY", "DATA"],
      ["TI", composition.title],
      ...publishers.map((name) => ["AU", name]),
      ["DP", BRAND],
      ...(year === "n.d." ? [] : [["PY", year]]),
      ["N1", note],
      ["UR", address],
      ["ER", ""],
    ]
    return `${lines.map(([tag = "", value = ""]) => `${tag}  - ${oneLine(value)}`).join("\r\n")}\n`
  }
  const parts = [publishers.join(", "), what, vintage, licence]
  const sentences = parts.map((part) => `${oneLine(part).replace(/\.$/, "")}.`)
  return `${sentences.join(" ")} ${BRAND}, ${address}\n`
}
