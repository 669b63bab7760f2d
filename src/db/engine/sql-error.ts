import { AppError } from "#domain/errors.ts"

/** What the database said against a statement, with its SQLSTATE in `code`. */
export class SqlError extends Error {
  override readonly name = "SqlError"
  readonly code: string
  readonly constraint: string | undefined
  readonly detail: string | undefined

  constructor(fields: SqlErrorFields) {
    super(fields.message)
    this.code = fields.code
    this.constraint = fields.constraint
    this.detail = fields.detail
  }
}

const DEADLOCK = "40P01"

/** Whether the server has ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof SqlError && error.code === DEADLOCK
}

/** The parts of a database error that both adapters give, fit to cross a thread. */
export type SqlErrorFields = {
  message: string
  code: string
  constraint: string | undefined
  detail: string | undefined
}

/** The parts of an error that carries an SQLSTATE; `undefined` for any other fault. */
export function sqlErrorFields(error: unknown): SqlErrorFields | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, constraint, detail, severity } = error as Partial<SqlErrorFields> & {
    severity?: string
  }
  // System calls put names like EPIPE, of five letters, into `code`; they have no severity.
  if (severity === undefined || code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  return { message: error.message, code, constraint, detail }
}

// 08 connection, 53 resources, 57 operator's intervention (shutdown, a time limit), 58 the system.
const NOT_THE_STATEMENT = /^(08|53|57|58)/

/** What a standby answers to a change. */
const READ_ONLY = "25006"

/** The fault "unavailable" of a change while only servers can be reached that take none. */
export function notWritable(cause?: unknown): AppError {
  const sentence =
    "Nothing can be saved at the moment; everything can still be read. Please try again shortly."
  return new AppError("unavailable", sentence, { cause })
}

const DISK_FULL = "53100"

/** The fault for what the database answered: "unavailable" or "storage-full" when it was not the statement's mistake. */
export function toFault(fields: SqlErrorFields): Error {
  const error = new SqlError(fields)
  if (fields.code === READ_ONLY) return notWritable(error)
  if (fields.code === DISK_FULL) return new AppError("storage-full", undefined, { cause: error })
  return NOT_THE_STATEMENT.test(fields.code) ? unavailable(error) : error
}

/** The fault "unavailable", for a database that cannot be reached or has stopped. */
export function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", undefined, { cause })
}
