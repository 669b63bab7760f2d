import { spawnSync } from "node:child_process"
import { describe } from "vitest"

/** `describe` where the program is installed; elsewhere it skips the tests and says which Debian package they need. */
export function describeWith(program: string, debianPackage: string) {
  if (spawnSync("which", [program]).status === 0) return describe
  console.log(`Skipped: ${program} is not installed (apt-get install ${debianPackage}).`)
  return describe.skip
}
