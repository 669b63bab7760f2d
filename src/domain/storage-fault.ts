import { AppError } from "./errors.ts"

/** The disk or the quota is full, or the folder may not be written. */
const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT"])
const READ_ONLY: ReadonlySet<unknown> = new Set(["EROFS", "EACCES", "EPERM"])

/** Turns the fault of a write to a file into "storage-full" or "unavailable"; `undefined` for any other error. */
export function storageFault(error: unknown): AppError | undefined {
  const { code } = (error ?? {}) as { code?: unknown }
  if (FULL.has(code)) return new AppError("storage-full", undefined, { cause: error })
  if (!READ_ONLY.has(code)) return undefined
  const sentence =
    "Nothing can be saved at the moment; everything can still be read. Please try again shortly."
  return new AppError("unavailable", sentence, { cause: error })
}
