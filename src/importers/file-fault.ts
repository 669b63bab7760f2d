import { getSystemErrorMessage } from "node:util"

import { AppError } from "#domain/errors.ts"

/** Turns a fault of the file system into a "bad-file" error; `undefined` for any other error. */
export function fileFault(error: unknown, kind = "file or folder"): AppError | undefined {
  if (!isFileError(error)) return undefined
  const { code, errno, path } = error
  const sentence =
    code === "ENOENT" || code === "ENOTDIR"
      ? `There is no ${kind} ${path}.`
      : `${path} cannot be read: ${getSystemErrorMessage(errno)}.`
  return new AppError("bad-file", sentence, { cause: error })
}

type FileError = Error & { code: string; errno: number; path: string }

function isFileError(error: unknown): error is FileError {
  const { code, errno, path } = (error ?? {}) as Partial<FileError>
  return typeof code === "string" && typeof errno === "number" && typeof path === "string"
}
