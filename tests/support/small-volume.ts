import { execFileSync } from "node:child_process"
import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

/** Only root on Linux may mount. */
export const canMountVolumes = process.platform === "linux" && process.getuid?.() === 0

/** A small volume of its own, and what takes its space. */
export type Volume = {
  folder: string
  /** Takes all of its space but so many megabytes. */
  fill(roomMb: number): void
  /** Gives the space back. */
  free(): void
  remove(): Promise<void>
}

/** Mounts an empty volume of so many megabytes, which is in memory. */
export async function mountVolume(megabytes: number): Promise<Volume> {
  const folder = await mkdtemp(join(tmpdir(), "small-volume-"))
  const size = `size=${String(megabytes)}m`
  execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder])
  const ballast = join(folder, "ballast")
  return {
    folder,
    fill(roomMb) {
      const descriptor = openSync(ballast, "w")
      for (const bytes of [1 << 20, 4096]) while (hasWritten(descriptor, bytes));
      if (roomMb > 0) ftruncateSync(descriptor, fstatSync(descriptor).size - roomMb * (1 << 20))
      closeSync(descriptor)
    },
    free() {
      const descriptor = openSync(ballast, "r+")
      ftruncateSync(descriptor)
      closeSync(descriptor)
    },
    async remove() {
      await delay(100)
      execFileSync("umount", ["-l", folder])
      await rm(folder, { recursive: true })
    },
  }
}

function hasWritten(descriptor: number, bytes: number): boolean {
  try {
    return writeSync(descriptor, Buffer.alloc(bytes, 1)) === bytes
  } catch {
    return false
  }
}
