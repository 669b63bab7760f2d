import { readArchive } from "./read-archive.ts"

/** A sheet's cells as text, by row and column from 0; empty cells are missing. */
export type RawSheet = readonly (readonly (string | undefined)[])[]

/** Every sheet of a workbook by its name, read from its XML, so that a fault of the importers' library shows. */
export async function readXlsx(file: string | Buffer): Promise<ReadonlyMap<string, RawSheet>> {
  const zip = await readArchive(file)
  const part = (name: string) => (zip.names.includes(name) ? zip.text(name) : Promise.resolve(""))
  const targets = new Map(
    elements(await part("xl/_rels/workbook.xml.rels"), "Relationship").map(({ attributes }) => [
      attribute(attributes, "Id"),
      attribute(attributes, "Target").replace(/^\/?(?:xl\/)?/, "xl/"),
    ]),
  )
  const strings = elements(await part("xl/sharedStrings.xml"), "si").map(({ body }) => text(body))
  const sheets = elements(await part("xl/workbook.xml"), "sheet").map(async ({ attributes }) => {
    const xml = await part(targets.get(attribute(attributes, "r:id")) ?? "")
    return [plain(attribute(attributes, "name")).trim(), readSheet(xml, strings)] as const
  })
  return new Map(await Promise.all(sheets))
}

function readSheet(xml: string, strings: readonly string[]): RawSheet {
  return elements(xml, "row").map(({ body }) => {
    const cells: (string | undefined)[] = []
    for (const cell of elements(body, "c"))
      cells[columnNumber(attribute(cell.attributes, "r"))] = cellText(cell, strings)
    return cells
  })
}

type Element = { attributes: string; body: string }

function cellText({ attributes, body }: Element, strings: readonly string[]): string | undefined {
  const type = attribute(attributes, "t")
  if (type === "inlineStr") return text(body)
  const value = /<v>([^<]*)<\/v>/.exec(body)?.[1]
  return type === "s" && value !== undefined ? strings[Number(value)] : value && plain(value)
}

function elements(xml: string, tag: string): Element[] {
  const form = new RegExp(`<${tag}(?=[\\s/>])([^>]*?)(?:/>|>([\\s\\S]*?)</${tag}>)`, "g")
  return [...xml.matchAll(form)].map(([, attributes = "", body = ""]) => ({ attributes, body }))
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ""
}

/** The texts in an element, without what is read aloud beside them. */
function text(body: string): string {
  const shown = body.replaceAll(/<rPh[\s\S]*?<\/rPh>/g, "")
  return elements(shown, "t")
    .map((part) => plain(part.body))
    .join("")
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
}

function plain(xml: string): string {
  return xml.replaceAll(/&(\w+|#x?[\da-f]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole
    return String.fromCodePoint(Number(name.replace(/^#x/i, "0x").replace("#", "")))
  })
}

/** 0 for `A7`, 26 for `AA7`. */
function columnNumber(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? "A"
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
