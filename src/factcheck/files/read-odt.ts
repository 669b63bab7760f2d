import { collectLines, type TextSign } from "./collect-lines.ts"
import { readPart } from "./open-zip.ts"
import type { PagedText } from "./page-text.ts"
import { walkXml } from "./walk-xml.ts"

const BODY = "office:text"
/** What stands in a text without being its own words: comments, notes, what was deleted, frames. */
const UNREAD = new Set(["office:annotation", "text:note", "text:tracked-changes", "draw:frame"])
const STARTS: Readonly<Record<string, TextSign>> = {
  "text:soft-page-break": "page",
  "text:s": "space",
  "text:tab": "space",
  "text:line-break": "line",
  "table:table": "table",
  "table:table-row": "row",
}
const ENDS: Readonly<Record<string, TextSign>> = {
  "text:p": "paragraph-end",
  "text:h": "paragraph-end",
  "table:table-cell": "cell-end",
  "table:table-row": "row-end",
  "table:table": "table-end",
}

/** The text of an OpenDocument text; `undefined` where the file is none. */
export async function readOdt(bytes: Uint8Array): Promise<PagedText | undefined> {
  const xml = await readPart(bytes, "content.xml")
  if (!xml?.includes(`<${BODY}`)) return undefined
  const lines = collectLines()
  let unread = 0
  let isBody = false
  const sign = (found: TextSign | undefined) => {
    if (found && unread === 0) lines.sign(found)
  }
  walkXml(xml, {
    start(name) {
      if (name === BODY) isBody = true
      if (UNREAD.has(name)) unread += 1
      sign(STARTS[name])
    },
    end(name) {
      sign(ENDS[name])
      if (UNREAD.has(name)) unread -= 1
    },
    text(letters) {
      if (isBody && unread === 0) lines.letters(letters)
    },
  })
  return lines.finish()
}
