import { execFile } from "node:child_process"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join, parse } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Comma, double quotes, UTF-8: what its import dialogue offers for our files. Types of cells are its own guess. */
const CSV_FILTER = "--infilter=CSV:44,34,76,1"
/** What another country's Excel takes without asking. */
const SEMICOLON_FILTER = "--infilter=CSV:59,34,76,1"

/** What LibreOffice took a cell for: a number, a text, a date, a formula, or nothing. */
export type CalcCell = number | string | Date | { formula: string } | null

/** Sheets by name, each a list of rows without the empty cells and rows at their ends. */
export type CalcSheets = ReadonlyMap<string, CalcCell[][]>

/** Opens each file, by its name (`.semicolon.csv`: as if semicolons separated its cells), in LibreOffice Calc and gives its sheets as Calc holds them; works in a folder of the test. */
export async function openInCalc(
  folder: string,
  files: Readonly<Record<string, Buffer | string>>,
): Promise<ReadonlyMap<string, CalcSheets>> {
  const names = Object.keys(files)
  const out = join(folder, "opened")
  await mkdir(out)
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
  for (const [form, filters] of [
    [/xlsx$/, []],
    [/(?<!\.semicolon)\.csv$/, [CSV_FILTER]],
    [/\.semicolon\.csv$/, [SEMICOLON_FILTER]],
  ] as const) {
    const paths = names.filter((name) => form.test(name)).map((name) => join(folder, name))
    if (paths.length === 0) continue
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`
    const convert = ["--headless", ...filters, "--convert-to", "fods", "--outdir", out]
    await run("soffice", [profile, ...convert, ...paths])
  }
  const opened = names.map(async (name) => {
    const xml = await readFile(join(out, `${parse(name).name}.fods`), "utf8")
    return [name, readFlatOds(xml)] as const
  })
  return new Map(await Promise.all(opened))
}

function readFlatOds(xml: string): CalcSheets {
  const tables = xml.matchAll(/<table:table table:name="([^"]*)"[^>]*>([\s\S]*?)<\/table:table>/g)
  return new Map([...tables].map(([, name = "", body = ""]) => [name, readRows(body)]))
}

/** Calc writes what stands beside its like once, with a number of times; the empty rest of a sheet too. */
const MAX_REPEATED = 100

function readRows(table: string): CalcCell[][] {
  const rows = table.matchAll(/<table:table-row([^>]*)>([\s\S]*?)<\/table:table-row>/g)
  const read = [...rows].flatMap(([, attributes = "", row = ""]) => {
    const cells = trimEnd(readCells(row), (cell) => cell === null)
    return repeat(cells, attributes, "rows")
  })
  return trimEnd(read, (row) => row.length === 0)
}

function readCells(row: string): CalcCell[] {
  const cells = row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g)
  return [...cells].flatMap(([, attributes = "", content = ""]) =>
    repeat(readCell(attributes, content), attributes, "columns"),
  )
}

function repeat<T>(value: T, attributes: string, of: "rows" | "columns"): T[] {
  const count = Number(read(attributes, `table:number-${of}-repeated`) ?? 1)
  return Array.from({ length: Math.min(MAX_REPEATED, count) }, () => value)
}

function readCell(attributes: string, content: string): CalcCell {
  const formula = read(attributes, "table:formula")
  if (formula !== undefined) return { formula }
  switch (read(attributes, "office:value-type")) {
    case undefined:
      return null
    case "float":
      return Number(read(attributes, "office:value"))
    case "date":
      return new Date(read(attributes, "office:date-value") ?? "")
    case "string":
      return unescape(content.replaceAll(/<[^>]*>/g, "").trim())
    default:
      throw new Error(`Calc took a cell for something else: ${attributes}`)
  }
}

function read(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
}

function trimEnd<T>(list: T[], isEmpty: (item: T) => boolean): T[] {
  return list.slice(0, list.findLastIndex((item) => !isEmpty(item)) + 1)
}

function unescape(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&")
}
