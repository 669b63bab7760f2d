import { argon2Sync } from "node:crypto"

import type { KeyJob } from "./key-job.ts"

/** Makes one argon2id key; runs in a thread of its own. */
export function deriveKey(job: KeyJob): Uint8Array {
  return argon2Sync("argon2id", job)
}
