import {
  callApi,
  callForFile,
  readFileName,
  type ApiAnswer,
  type CalledFile,
} from "../../session/call-api.ts"
import { analysisPath } from "./analysis-path.ts"
import {
  buildFilePath,
  readUnedited,
  type DocumentParts,
  type TextEdits,
  type SaveSubject,
} from "./save-subject.ts"

/** What a series says, as the API answers it. */
type Analysis = {
  parts: readonly { heading: string; sentences: readonly string[] }[]
  disclaimer: string
}

const FAILED = "The file could not be downloaded. Please try again."

/** Fetches the view as the file at its address; anybody may read those. */
export async function fetchFile(
  subject: SaveSubject,
  extension: string,
): Promise<ApiAnswer<CalledFile>> {
  try {
    const response = await fetch(buildFilePath(subject, extension))
    if (!response.ok) {
      return {
        error: (await readSentence(response)) || FAILED,
        code: "internal",
        status: response.status,
        details: [],
      }
    }
    return { data: { file: await response.blob(), name: readFileName(response) }, message: "" }
  } catch {
    return { error: FAILED, code: "unreachable", status: 0, details: [] }
  }
}

/** Why the server made no file; nothing where something before it, such as a proxy, answered with a page. */
async function readSentence(response: Response): Promise<string> {
  const isSentence = response.headers.get("content-type")?.startsWith("text/plain") === true
  return isSentence ? response.text() : ""
}

/** Has an image drawn with the reader's own words. */
export function fetchImage(subject: SaveSubject, edits: TextEdits): Promise<ApiAnswer<CalledFile>> {
  const body = { ...subject.view, ...changed(subject, edits) }
  return callForFile("/export/dataset?file_type=png", { method: "POST", body })
}

/** Has a document made of the chosen parts. */
export async function fetchDocument(
  subject: SaveSubject,
  edits: TextEdits,
  parts: DocumentParts,
): Promise<ApiAnswer<CalledFile>> {
  const words = changed(subject, edits)
  const shown = { ...subject.view, ...words }
  const sections: unknown[] = []
  if (parts.chart) sections.push({ kind: "chart", ...shown })
  if (parts.table) sections.push({ kind: "table", ...shown })
  if (parts.analysis) {
    const answer = await callApi<Analysis>(analysisPath(subject.id, subject.view))
    if (answer.error !== undefined) return answer
    sections.push({ kind: "text", heading: "Data Analysis", text: writeAnalysis(answer.data) })
  }
  const form = new FormData()
  form.set("type", "pdf")
  const template = JSON.stringify(
    parts.chart || parts.table ? { sections } : withOrigin(subject, edits, sections),
  )
  form.set("file", new Blob([template], { type: "application/json" }), "document.json")
  return callForFile("/pdf", { method: "POST", body: form })
}

/** Sentences alone do not say what they are about nor whose figures they read. */
function withOrigin(
  { image, source }: SaveSubject,
  edits: TextEdits,
  sections: readonly unknown[],
) {
  const credit = {
    kind: "text",
    heading: "Source",
    text: `${edits.source || source} ${image.licence}`,
  }
  return { title: edits.title || image.title, sections: [...sections, credit] }
}

/** Hands a file to the browser to be kept. */
export function keepFile({ file, name }: CalledFile): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by the next turn.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 0)
}

function writeAnalysis({ parts, disclaimer }: Analysis): string {
  const paragraphs = parts.map(({ heading, sentences }) => `${heading}: ${sentences.join(" ")}`)
  return [...paragraphs, disclaimer].join("\n\n")
}

/** Only what differs from our own words is sent. */
function changed(subject: SaveSubject, edits: TextEdits): Partial<TextEdits> {
  const usual = Object.entries(readUnedited(subject))
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([key, text]) => !usual.some((pair) => pair[0] === key && pair[1] === text),
    ),
  )
}
