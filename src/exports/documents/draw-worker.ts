import type { DrawJob } from "./draw-job.ts"
import { writeDashboardXlsx } from "../writers/write-dashboard-xlsx.ts"
import { writePdf } from "./write-pdf.ts"
import {
  rasterize,
  writeCard,
  writeComparison,
  writeComparisonCard,
  writePng,
} from "../images/write-png.ts"
import { writeGif } from "../images/write-gif.ts"
import { writeMp4 } from "../images/write-mp4.ts"
import { writeXlsx } from "../writers/write-xlsx.ts"

/** Draws one file; runs in a thread of the pool. */
export async function drawFile(job: DrawJob): Promise<Uint8Array> {
  if (job.kind === "png") return writePng(job.view)
  if (job.kind === "comparison") return writeComparison(job.views)
  if (job.kind === "comparison-card") return writeComparisonCard(job.views, job.width)
  if (job.kind === "card") return writeCard(job.view, job.width)
  if (job.kind === "image") return rasterize(job.svg, job.density)
  if (job.kind === "gif") return writeGif(job)
  if (job.kind === "mp4") return writeMp4(job)
  if (job.kind === "xlsx") return writeXlsx(job.view)
  if (job.kind === "dashboard") return writeDashboardXlsx(job.file)
  return writePdf(job.plan, job.madeAt)
}
