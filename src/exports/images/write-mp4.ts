import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { finished } from "node:stream/promises"

import { LAST_HOLD, type FramesJob } from "./frames-job.ts"
import { rasterizeSvg } from "./write-png.ts"

/** Images of a film in each second; most of them are like the one before and take no room. */
const IMAGES_PER_SECOND = 20
/** The program is ended after this time, whatever it does. */
const DEADLINE_MS = 12_000
/** How many characters of what it says about a failure are kept. */
const MAX_MESSAGE = 400

export type Mp4Job = FramesJob & {
  /** Path of ffmpeg. */
  program: string
  /** Path of the film while it is made; the caller deletes it. */
  file: string
}

/** Drawings as a film without sound. They are drawn one by one, as fast as the program takes them. */
export async function writeMp4(
  { frames, density, delayMs, program, file }: Mp4Job,
  deadlineMs = DEADLINE_MS,
): Promise<Buffer> {
  const [first = ""] = frames
  const { width, height } = rasterizeSvg(first, density)
  const child = spawn(program, listArguments({ width, height, delayMs, file }), {
    stdio: ["pipe", "ignore", "pipe"],
    timeout: deadlineMs,
    killSignal: "SIGKILL",
  })
  const ended = waitForEnd(child)
  await sendFrames(child, frames, density)
  await ended
  return readFile(file)
}

type Film = { width: number; height: number; delayMs: number; file: string }

function listArguments({ width, height, delayMs, file }: Film): string[] {
  const size = `${String(width)}x${String(height)}`
  const rate = `1000/${String(delayMs)}`
  return [
    ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"],
    ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", size, "-framerate", rate],
    ["-i", "pipe:0", "-an", "-threads", "1"],
    ["-vf", `tpad=stop_mode=clone:stop=${String(LAST_HOLD - 1)}`],
    ["-r", String(IMAGES_PER_SECOND)],
    // Players that know nothing newer read these.
    ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-preset", "veryfast", "-crf", "20"],
    ["-movflags", "+faststart", "-f", "mp4", file],
  ].flat()
}

/** Hands over each frame when the one before was taken, so that few of them are held at once. */
async function sendFrames(
  { stdin }: ChildProcess,
  frames: readonly string[],
  density: number,
): Promise<void> {
  if (!stdin) return
  try {
    for (const frame of frames) {
      const { pixels } = rasterizeSvg(frame, density)
      if (!stdin.write(pixels)) await once(stdin, "drain")
    }
    stdin.end()
    await finished(stdin)
  } catch {
    // A program that ended before says by its end why.
    stdin.destroy()
  }
}

async function waitForEnd(child: ChildProcess): Promise<void> {
  let said = ""
  child.stderr?.on("data", (text: Buffer) => {
    said = (said + text.toString()).slice(0, MAX_MESSAGE)
  })
  const [code, signal] = (await once(child, "close")) as [number | null, string | null]
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code ?? signal)}: ${said.trim()}`)
}
