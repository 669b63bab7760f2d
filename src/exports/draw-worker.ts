import { parentPort } from "node:worker_threads"

import type { DrawJob, DrawAnswer } from "./draw-pool.ts"
import { writeDashboardXlsx } from "./write-dashboard-xlsx.ts"
import { writePdf } from "./write-pdf.ts"
import {
  rasterize,
  writeCard,
  writeComparison,
  writeComparisonCard,
  writePng,
} from "./write-png.ts"
import { writeXlsx } from "./write-xlsx.ts"

// A thread of the pool: one job at a time, answered with the file or with what went wrong.
parentPort?.on("message", (job: DrawJob) => {
  void answer(job)
})

async function answer(job: DrawJob): Promise<void> {
  parentPort?.postMessage(await draw(job).then(fileOf, faultOf))
}

async function draw(job: DrawJob): Promise<Buffer> {
  if (job.kind === "png") return writePng(job.view)
  if (job.kind === "comparison") return writeComparison(job.views)
  if (job.kind === "comparison-card") return writeComparisonCard(job.views, job.width)
  if (job.kind === "card") return writeCard(job.view, job.width)
  if (job.kind === "picture") return rasterize(job.svg, job.density)
  if (job.kind === "xlsx") return writeXlsx(job.view)
  if (job.kind === "dashboard") return writeDashboardXlsx(job.file)
  return writePdf(job.plan, job.madeAt)
}

function fileOf(file: Buffer): DrawAnswer {
  return { file }
}

function faultOf(error: unknown): DrawAnswer {
  return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
