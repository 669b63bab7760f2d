import { LARGEST_CHECKED_FILE, LARGEST_CHECKED_MB } from "#domain/check-limits.ts"
import { CHECKED_KIND_NAMES } from "#domain/checked-files.ts"
import { joinNames } from "#domain/format/join-names.ts"

import { FileRefused } from "./files/file-refused.ts"
import { TooMuchInside } from "./files/inflate.ts"
import type { PagedText } from "./files/page-text.ts"
import { readDocx } from "./files/read-docx.ts"
import { readOdt } from "./files/read-odt.ts"
import { readPdf } from "./files/read-pdf.ts"
import { readDocument } from "./files/read-document.ts"

/** The text of a file with its pages, and the day that it gives as its own. */
export type FileText = PagedText & {
  /** `YYYY-MM-DD`; null where the file states none. */
  day: string | null
  /** Whether each letter stands where it stands in `content`. */
  hasPlaces: boolean
  /** What the file holds, markup included; of other files than texts, the text that was read. */
  content: string
}

/** What became of a file: its text, or why it is not read. */
export type FileOutcome = { file: FileText } | { refused: string }

/** The most bytes of a file of plain text; longer ones are logs or data. */
const LARGEST_TEXT = 5 * 1024 * 1024
const KINDS = `${joinNames(CHECKED_KIND_NAMES)} files can be read.`
const PACKED = "The file unpacks to more than a document can hold, so it was not opened."

/** Reads a document by what its first bytes say it is, then by its ending. Faults of the file are answers, never thrown. */
export async function readFile(name: string, bytes: Uint8Array): Promise<FileOutcome> {
  try {
    const file = await readBytes(name, bytes)
    if (file.text.trim() === "") return { refused: explainEmpty(bytes) }
    return { file }
  } catch (error) {
    if (error instanceof TooMuchInside) return { refused: PACKED }
    if (error instanceof FileRefused) return { refused: error.message }
    return { refused: `The file is damaged or not of a known kind. ${KINDS}` }
  }
}

async function readBytes(name: string, bytes: Uint8Array): Promise<FileText> {
  if (bytes.length > LARGEST_CHECKED_FILE)
    throw new FileRefused(
      `The file is ${String(Math.round(bytes.length / 1024 / 1024))} MB; files of up to ${String(LARGEST_CHECKED_MB)} MB can be read.`,
    )
  if (startsWith(bytes, "%PDF-")) return withoutPlaces(await readPdf(bytes))
  if (startsWith(bytes, "PK")) return readPacked(bytes)
  if (bytes.length > LARGEST_TEXT) throw new FileRefused("A text file can be at most 5 MB.")
  const content = decodeText(bytes)
  if (content.includes("\0")) throw new FileRefused(`This is not a document. ${KINDS}`)
  return { pages: [], content, ...readDocument(name, content) }
}

function withoutPlaces(read: PagedText): FileText {
  return { ...read, day: null, hasPlaces: true, content: read.text }
}

async function readPacked(bytes: Uint8Array): Promise<FileText> {
  const read = (await readDocx(bytes)) ?? (await readOdt(bytes))
  if (read === undefined) throw new FileRefused(`This packed file is not a document. ${KINDS}`)
  return withoutPlaces(read)
}

function startsWith(bytes: Uint8Array, letters: string): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, letters.length)) === letters
}

/** Most texts are UTF-8; what is not was written on an older Windows. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

function explainEmpty(bytes: Uint8Array): string {
  return startsWith(bytes, "%PDF-")
    ? "This PDF contains no text, only images of pages, which cannot be read."
    : "This file contains no text."
}
