import { IMAGE_FORM } from "#charts/svg/draw-image.ts"

import { viewDocument } from "./document-plan.ts"
import type { DrawPool } from "./draw-pool.ts"
import type { FileFormat } from "./file-formats.ts"
import type { FileView } from "./file-view.ts"
import { drawSeriesImage } from "./images/draw-series-image.ts"
import { writeCsv } from "./write-csv.ts"
import { writeJson } from "./writers/write-json.ts"
import { writeMarkdown } from "./writers/write-markdown.ts"

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
