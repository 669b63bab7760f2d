import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { AppError } from "#domain/errors.ts"

import type { DrawPool } from "../draw-pool.ts"
import type { FramesJob } from "../images/frames-job.ts"

/**
 * Frames as an MP4, made by ffmpeg where the machine has it. Throws "not-implemented" with what can be had instead
 * where it has not.
 */
export async function writeFilm(
  job: FramesJob,
  { pool, ffmpeg }: { pool: DrawPool; ffmpeg: string | null },
): Promise<Buffer> {
  if (ffmpeg === null)
    throw new AppError(
      "not-implemented",
      "This site cannot make MP4 files: ffmpeg is not installed on its server. A GIF shows the same animation: write gif instead of mp4.",
    )
  const folder = await mkdtemp(join(tmpdir(), "sankore-film-"))
  try {
    return await pool.draw({ kind: "mp4", ...job, program: ffmpeg, file: join(folder, "film.mp4") })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
