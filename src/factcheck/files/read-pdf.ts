import { getDocumentProxy } from "unpdf"

import { readPdfNames } from "#domain/text/read-pdf-names.ts"

import { checkPdfStreams } from "./check-pdf.ts"
import { FileRefused } from "./file-refused.ts"
import { joinPages, type PagedText } from "./page-text.ts"
import { joinLines, withoutHeadersAndFooters, type PlacedWords } from "./pdf-lines.ts"

export const MAX_PAGES = 500
/** Letters that are read of a file; more cannot be checked. */
const MAX_LETTERS = 1_000_000

/** The text of a PDF, page by page. Nothing of it is drawn or run: scripts, fonts and pictures are not even opened. */
export async function readPdf(bytes: Uint8Array): Promise<PagedText> {
  await checkPdfStreams(bytes)
  // What is locked can be looked into only by opening it, and nothing is opened before it was looked into.
  if (readPdfNames(bytes).includes("/Encrypt"))
    throw new FileRefused("The file is protected. Print it to a new PDF, or copy the text from it.")
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: 1,
    stopAtErrors: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  })
  if (document.numPages > MAX_PAGES)
    throw new FileRefused(
      `The file has ${document.numPages.toLocaleString("en")} pages; at most ${String(MAX_PAGES)} can be read.`,
    )
  const pages: string[][] = []
  let letters = 0
  for (let number = 1; number <= document.numPages && letters < MAX_LETTERS; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const lines = joinLines(items.flatMap(placeItem))
    letters += lines.reduce((sum, line) => sum + line.length, 0)
    pages.push(lines)
    page.cleanup()
  }
  return joinPages(withoutHeadersAndFooters(pages))
}

type Item = object | { str: string; transform: readonly number[]; width: number; height: number }

function placeItem(item: Item): PlacedWords[] {
  if (!("str" in item)) return []
  const [, , , size = 0, x = 0, y = 0] = item.transform
  return [{ text: item.str, x, y, width: item.width, size: Math.abs(size) || item.height }]
}
