import { writeZip } from "./zip.ts"

type Rows = readonly (readonly (string | number | null)[])[]

/** Writes an Excel file of the given sheets and gives its path. */
export function writeWorkbook(
  path: string,
  sheets: Readonly<Record<string, Rows>>,
): Promise<string> {
  const names = Object.keys(sheets)
  return writeZip(path, {
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "xl/workbook.xml": `${HEAD}<workbook ${MAIN} ${RELATIONS}><sheets>${names
      .map((name, k) => `<sheet name="${escape(name)}" sheetId="${id(k)}" r:id="rId${id(k)}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, k) =>
          `<Relationship Id="rId${id(k)}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id(k)}.xml"/>`,
      )
      .join("")}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, k) => [
        `xl/worksheets/sheet${id(k)}.xml`,
        `${HEAD}<worksheet ${MAIN}><sheetData>${rows.map(rowXml).join("")}</sheetData></worksheet>`,
      ]),
    ),
  })
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

function id(k: number): string {
  return String(k + 1)
}

function rowXml(row: Rows[number], k: number): string {
  const cells = row.map((cell, column) => {
    if (cell === null) return ""
    const at = `r="${columnName(column)}${id(k)}"`
    return typeof cell === "number"
      ? `<c ${at}><v>${String(cell)}</v></c>`
      : `<c ${at} t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
  })
  return `<row r="${id(k)}">${cells.join("")}</row>`
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}
