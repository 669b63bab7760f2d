import { IMAGE_FORM } from "#charts/svg/draw-image.ts"

import { viewDocument } from "./document-plan.ts"
import type { DrawPool } from "./draw-pool.ts"
import {
  isCitationFormat,
  type CitationFormat,
  type FileFormat,
  type SnippetFormat,
} from "./file-formats.ts"
import type { FileView } from "./file-view.ts"
import { drawSeriesImage } from "./images/draw-series-image.ts"
import { writeCsv } from "./write-csv.ts"
import { writeCitation } from "./writers/write-citation.ts"
import { writeJson } from "./writers/write-json.ts"
import { writeMarkdown } from "./writers/write-markdown.ts"
import { writeSnippet } from "./writers/write-snippet.ts"

/** A view as a file of the given format; what takes long is drawn by the pool. */
export async function writeFile(
  view: FileView,
  format: FileFormat,
  { pool, now }: { pool: DrawPool; now: () => Date },
): Promise<Buffer> {
  switch (format) {
    case "csv":
      return Buffer.from(writeCsv(view))
    case "json":
      return Buffer.from(writeJson(view))
    case "md":
      return Buffer.from(writeMarkdown(view))
    case "svg":
      return Buffer.from(drawSeriesImage(view, IMAGE_FORM))
    case "pdf":
      return pool.draw({ kind: format, plan: viewDocument(view), madeAt: now() })
    default:
      return pool.draw({ kind: format, view })
  }
}

/** Words about a view: how it is cited, or the code that fetches it. */
export function writeText(view: FileView, format: CitationFormat | SnippetFormat): string {
  return isCitationFormat(format) ? writeCitation(view, format) : writeSnippet(view, format)
}
