import { filePath } from "#domain/addresses/page-paths.ts"
import { seriesFileName } from "#domain/format/file-name.ts"
import { oneLine } from "#domain/text/one-line.ts"

import type { SnippetFormat } from "../file-formats.ts"
import type { FileView } from "../file-view.ts"

type Parts = { comment: string; csv: string; json: string; name: string }

const WRITERS: Readonly<Record<SnippetFormat, (parts: Parts) => string>> = {
  sh: ({ comment, csv, name }) => `# ${comment}\n# ${MORE}\ncurl -o ${name} '${csv}'`,
  // The standard library alone, so that it runs on any Python; pandas can read the same address.
  py: ({ comment, csv }) =>
    `# ${comment}\n# ${MORE}\n# With pandas: pandas.read_csv(ADDRESS)\nimport csv, io, urllib.request\n\nADDRESS = "${csv}"\ntext = urllib.request.urlopen(ADDRESS).read().decode()\nrows = list(csv.DictReader(io.StringIO(text)))\nfor row in rows[-6:]:\n    print(row["period"], row["value"])`,
  r: ({ comment, csv }) =>
    `# ${comment}\n# ${MORE}\ndata <- read.csv("${csv}")\ntail(data[, c("period", "value")])`,
  js: ({ comment, json }) =>
    `// ${comment}\n// ${MORE}\nconst answer = await fetch("${json}")\nconst { title, rows } = await answer.json()\nconsole.log(title)\nconsole.table(rows)`,
  pq: ({ comment, csv }) =>
    `// ${comment}\n// ${MORE}\n// In Excel: Data, Get Data, From Other Sources, Blank Query, Advanced Editor\nlet\n  Source = Csv.Document(Web.Contents("${csv}"), [Delimiter = ",", Encoding = 65001, QuoteStyle = QuoteStyle.Csv]),\n  Figures = Table.PromoteHeaders(Source),\n  Typed = Table.TransformColumnTypes(Figures, {{"value", type number}}, "en-US")\nin\n  Typed`,
}

/** Lines of code that fetch a view's figures, with what they are and how to have more in comments. */
export function writeSnippet(view: FileView, format: SnippetFormat): string {
  const parts = {
    comment: oneLine(`${view.title}. ${view.credit} ${view.dateOfData.sentence}`),
    csv: fileAddress(view, "csv"),
    json: fileAddress(view, "json"),
    name: seriesFileName(view, "csv"),
  }
  return `${WRITERS[format](parts)}\n`
}

const MORE =
  "More in one file: countries=NGA,GHA, countries=all or the name of a group such as ECOWAS."

/**
 * The address of the indicator's panel, narrowed to the view: readers get other countries by changing its `countries`.
 * It holds no quotation mark of any kind, so that it may stand between some.
 */
function fileAddress(
  { address, indicator, country, query, spec }: FileView,
  extension: string,
): string {
  const keys = new URLSearchParams({ countries: country.code })
  const { startYear, endYear, asOf } = query
  for (const [key, value] of Object.entries({
    startYear,
    endYear,
    frequency: spec.frequency,
    asOf,
  })) {
    if (value !== null && value !== undefined && value !== "") keys.set(key, String(value))
  }
  const { origin } = new URL(address)
  const file = `${origin}${filePath({ name: indicator.name }, extension)}?${keys.toString()}`
  return file.replaceAll("'", "%27").replaceAll('"', "%22")
}
