import { AppError } from "#domain/errors.ts"

/** The fault of a file that was cut off or damaged on its way, so that it is worth getting it again. */
export class DamagedFile extends AppError {
  constructor(message: string, cause?: unknown) {
    super("bad-file", message, { cause })
  }
}
