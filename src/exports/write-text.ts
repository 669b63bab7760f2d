import { isCitationFormat, type CitationFormat, type SnippetFormat } from "./file-formats.ts"
import type { FileView } from "./file-view.ts"
import { writeCitation } from "./writers/write-citation.ts"
import { writeSnippet } from "./writers/write-snippet.ts"

/** Words about a view: how it is cited, or the code that fetches it. */
export function writeText(view: FileView, format: CitationFormat | SnippetFormat): string {
  return isCitationFormat(format) ? writeCitation(view, format) : writeSnippet(view, format)
}
