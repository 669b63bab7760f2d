/** Every kind of file a view can be had as: its media type, and whether a browser should keep it instead of showing it. */
export const FILE_FORMATS = {
  csv: { type: "text/csv; charset=utf-8; header=present", isKept: true },
  json: { type: "application/json; charset=utf-8", isKept: false },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    isKept: true,
  },
  svg: { type: "image/svg+xml; charset=utf-8", isKept: false },
  png: { type: "image/png", isKept: false },
  pdf: { type: "application/pdf", isKept: false },
  md: { type: "text/markdown; charset=utf-8", isKept: false },
} as const satisfies Record<string, { type: string; isKept: boolean }>

export type FileFormat = keyof typeof FILE_FORMATS

/** The same of kinds of files that only panels can be had as. */
export const PANEL_ONLY_FORMATS = {
  parquet: { type: "application/vnd.apache.parquet", isKept: true },
  zip: { type: "application/zip", isKept: true },
} as const satisfies Record<string, { type: string; isKept: boolean }>

/** How a view is cited: as a sentence, for BibTeX, for programs that read RIS. */
export const CITATION_FORMATS = ["txt", "bib", "ris"] as const
export type CitationFormat = (typeof CITATION_FORMATS)[number]

/** Lines of code that fetch a view: for a shell, Python, R, JavaScript, and Power Query, which Excel speaks. */
export const SNIPPET_FORMATS = ["sh", "py", "r", "js", "pq"] as const
export type SnippetFormat = (typeof SNIPPET_FORMATS)[number]

/** Whether an extension is one of a file that can be had. */
export function isFileFormat(extension: string): extension is FileFormat {
  return Object.hasOwn(FILE_FORMATS, extension)
}

/** Whether an extension is one of a citation. */
export function isCitationFormat(extension: string): extension is CitationFormat {
  return CITATION_FORMATS.some((format) => format === extension)
}

/** Whether an extension is one of lines of code. */
export function isSnippetFormat(extension: string): extension is SnippetFormat {
  return SNIPPET_FORMATS.some((format) => format === extension)
}
