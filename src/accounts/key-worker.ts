import { argon2Sync } from "node:crypto"
import { constants, getPriority, platform, setPriority } from "node:os"
import { parentPort } from "node:worker_threads"

import type { KeyAnswer, KeyJob } from "./key-thread.ts"

// A thread has a priority of its own on Linux; elsewhere this would be that of the whole process.
if (platform() === "linux") {
  const lower = getPriority() + constants.priority.PRIORITY_BELOW_NORMAL
  setPriority(Math.min(lower, constants.priority.PRIORITY_LOW))
}

parentPort?.on("message", (job: KeyJob) => {
  parentPort?.postMessage(answer(job))
})

function answer(job: KeyJob): KeyAnswer {
  try {
    return { key: argon2Sync("argon2id", job) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
