import type { SnippetFormat } from "./file-formats.ts"
import { fileName, type FileView } from "./file-view.ts"

type Parts = { comment: string; csv: string; json: string; name: string }

const WRITERS: Readonly<Record<SnippetFormat, (parts: Parts) => string>> = {
  sh: ({ comment, csv, name }) => `# ${comment}\ncurl -o ${name} '${csv}'`,
  py: ({ comment, csv }) =>
    `# ${comment}\nimport pandas as pd\n\ndata = pd.read_csv("${csv}")\nprint(data[["period", "value"]].tail())`,
  r: ({ comment, csv }) =>
    `# ${comment}\ndata <- read.csv("${csv}")\ntail(data[, c("period", "value")])`,
  js: ({ comment, json }) =>
    `// ${comment}\nconst answer = await fetch("${json}")\nconst { title, unit, data } = await answer.json()\nconsole.log(title, unit)\nconsole.table(data)`,
  pq: ({ comment, csv }) =>
    `// ${comment}\n// In Excel: Data, Get Data, From Other Sources, Blank Query, Advanced Editor\nlet\n  Source = Csv.Document(Web.Contents("${csv}"), [Delimiter = ",", Encoding = 65001, QuoteStyle = QuoteStyle.Csv]),\n  Figures = Table.PromoteHeaders(Source),\n  Typed = Table.TransformColumnTypes(Figures, {{"value", type number}}, "en-US")\nin\n  Typed`,
}

/** Lines of code that fetch a view's figures, with what they are in a comment. */
export function writeSnippet(view: FileView, format: SnippetFormat): string {
  const parts = {
    comment: oneLine(`${view.title}. ${view.credit} ${view.dateOfData.sentence}`),
    csv: fileAddress(view, "csv"),
    json: fileAddress(view, "json"),
    name: fileName(view, "csv"),
  }
  return `${WRITERS[format](parts)}\n`
}

/** The page's address with an extension. It holds no quote of any kind, so it may stand in one. */
function fileAddress({ address }: FileView, extension: string): string {
  const [path = "", query] = address.split("?")
  const file = `${path}.${extension}${query === undefined ? "" : `?${query}`}`
  return file.replaceAll("'", "%27").replaceAll('"', "%22")
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
