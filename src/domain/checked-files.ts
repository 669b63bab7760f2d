/** The kinds of files whose text can be checked, in the browser and on the command line: name in a sentence, and endings. */
const CHECKED_KINDS = [
  { name: "PDF", endings: [".pdf"] },
  { name: "Word (.docx)", endings: [".docx"] },
  { name: "OpenDocument (.odt)", endings: [".odt"] },
  { name: "HTML", endings: [".html", ".htm"] },
  { name: "Markdown", endings: [".md", ".markdown"] },
  { name: "text", endings: [".txt", ".text"] },
] as const

/** The kinds as a sentence names them. */
export const CHECKED_KIND_NAMES: readonly string[] = CHECKED_KINDS.map(({ name }) => name)

/** Endings of files of these kinds, in small letters. */
export const CHECKED_ENDINGS: readonly string[] = CHECKED_KINDS.flatMap(({ endings }) => endings)
