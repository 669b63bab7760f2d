/** How a kind of file is sent. */
export type FormatTraits = {
  /** Its media type. */
  type: string
  /** Whether a browser saves it instead of showing it. */
  isAttachment: boolean
  /** Whether the format itself is compressed, so that compressing it again would not make it smaller. */
  isCompressed: boolean
}

/** Every kind of file a view can be had as. */
export const FILE_FORMATS = {
  csv: { type: "text/csv; charset=utf-8; header=present", isAttachment: true, isCompressed: false },
  json: { type: "application/json; charset=utf-8", isAttachment: false, isCompressed: false },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    isAttachment: true,
    isCompressed: true,
  },
  svg: { type: "image/svg+xml; charset=utf-8", isAttachment: false, isCompressed: false },
  png: { type: "image/png", isAttachment: false, isCompressed: true },
  pdf: { type: "application/pdf", isAttachment: false, isCompressed: true },
  md: { type: "text/markdown; charset=utf-8", isAttachment: false, isCompressed: false },
} as const satisfies Record<string, FormatTraits>

export type FileFormat = keyof typeof FILE_FORMATS

/** Kinds of files that only panels can be had as. */
const PANEL_ONLY_FORMATS = {
  parquet: { type: "application/vnd.apache.parquet", isAttachment: true, isCompressed: true },
  zip: { type: "application/zip", isAttachment: true, isCompressed: true },
} as const satisfies Record<string, FormatTraits>

/** Kinds of files that only compositions can be had as: they move. */
const MOVING_FORMATS = {
  gif: { type: "image/gif", isAttachment: true, isCompressed: true },
  mp4: { type: "video/mp4", isAttachment: true, isCompressed: true },
  frames: { type: "application/json", isAttachment: false, isCompressed: false },
} as const satisfies Record<string, FormatTraits>

/** How a view is cited: as a sentence, for BibTeX, for programs that read RIS. */
export const CITATION_FORMATS = ["txt", "bib", "ris"] as const
export type CitationFormat = (typeof CITATION_FORMATS)[number]

/** Lines of code that fetch a view: for a shell, Python, R, JavaScript, and Power Query, which Excel speaks. */
export const SNIPPET_FORMATS = ["sh", "py", "r", "js", "pq"] as const
export type SnippetFormat = (typeof SNIPPET_FORMATS)[number]

const TRAITS = { ...FILE_FORMATS, ...PANEL_ONLY_FORMATS, ...MOVING_FORMATS }
const PLAIN_TEXT = { type: "text/plain; charset=utf-8", isAttachment: false, isCompressed: false }

type AnyFormat = keyof typeof TRAITS | CitationFormat | SnippetFormat

/** How a file with this extension is sent; citations and code are plain text. */
export function getFormatTraits(format: AnyFormat): FormatTraits {
  return isCitationFormat(format) || isSnippetFormat(format) ? PLAIN_TEXT : TRAITS[format]
}

/** A media type without its parameters, as links and lists name it. */
export function bareType({ type }: Pick<FormatTraits, "type">): string {
  return type.replace(/;.*$/, "")
}

/** The bare media type of a file with an extension that may be any of ours. */
export function linkedType(extension: string): string {
  const known = Object.entries(TRAITS).find(([each]) => each === extension)
  return bareType(known ? known[1] : PLAIN_TEXT)
}

/** Whether an extension is one of a file that can be had. */
export function isFileFormat(extension: string): extension is FileFormat {
  return Object.hasOwn(FILE_FORMATS, extension)
}

/** Whether an extension is one of what moves. */
export function isMovingFormat(extension: string): boolean {
  return Object.hasOwn(MOVING_FORMATS, extension)
}

/** Whether an extension is one of a citation. */
export function isCitationFormat(extension: string): extension is CitationFormat {
  return CITATION_FORMATS.some((format) => format === extension)
}

/** Whether an extension is one of lines of code. */
export function isSnippetFormat(extension: string): extension is SnippetFormat {
  return SNIPPET_FORMATS.some((format) => format === extension)
}
