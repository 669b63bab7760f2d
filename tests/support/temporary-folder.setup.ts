import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Gives the run a folder of its own for temporary files, and removes it with all that tests left there. */
export default async function setup(): Promise<() => Promise<void>> {
  const before = process.env["TMPDIR"]
  const folder = await mkdtemp(join(tmpdir(), "sankore-tests-"))
  // Servers that tests start as another user keep their files here too.
  await chmod(folder, 0o755)
  process.env["TMPDIR"] = folder
  return async () => {
    if (before === undefined) delete process.env["TMPDIR"]
    else process.env["TMPDIR"] = before
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
