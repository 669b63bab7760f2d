import { collectLines, type TextSign } from "./collect-lines.ts"
import { readPart } from "./open-zip.ts"
import type { PagedText } from "./page-text.ts"
import { walkXml } from "./walk-xml.ts"

const STARTS: Readonly<Record<string, TextSign>> = {
  "w:tab": "space",
  "w:cr": "space",
  "w:br": "line",
  "w:noBreakHyphen": "hyphen",
  "w:tbl": "table",
  "w:tr": "row",
}
const ENDS: Readonly<Record<string, TextSign>> = {
  "w:p": "paragraph-end",
  "w:tc": "cell-end",
  "w:tr": "row-end",
  "w:tbl": "table-end",
}
const LETTERS = "w:t"
const PAGE_ENDED = "w:lastRenderedPageBreak"

/** The text of a document of Word; `undefined` where the file is none. Deleted words, notes and fields are left out. */
export async function readDocx(bytes: Uint8Array): Promise<PagedText | undefined> {
  const xml = await readPart(bytes, "word/document.xml")
  if (xml === undefined) return undefined
  // Word notes where its pages ended when it saved; other programs write only the breaks that were asked for.
  const isNoted = xml.includes(`<${PAGE_ENDED}`)
  const isPage = (name: string, attributes: string) =>
    isNoted ? name === PAGE_ENDED : name === "w:br" && /w:type="page"/.test(attributes)
  const lines = collectLines()
  let isText = false
  walkXml(xml, {
    start(name, attributes) {
      const sign = isPage(name, attributes) ? "page" : STARTS[name]
      if (name === LETTERS) isText = true
      if (sign) lines.sign(sign)
    },
    end(name) {
      const sign = ENDS[name]
      if (name === LETTERS) isText = false
      if (sign) lines.sign(sign)
    },
    text(letters) {
      if (isText) lines.letters(letters)
    },
  })
  return lines.finish()
}
