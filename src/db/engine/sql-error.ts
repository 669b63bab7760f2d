import { AppError } from "#domain/errors.ts"

/** The SQLSTATE codes to which we react: https://www.postgresql.org/docs/current/errcodes-appendix.html */
export const SQL_STATE = {
  uniqueViolation: "23505",
  invalidTransactionState: "25000",
  readOnlyTransaction: "25006",
  serializationFailure: "40001",
  deadlockDetected: "40P01",
  diskFull: "53100",
  queryCanceled: "57014",
} as const

/** A statement that the database refused, with its SQLSTATE in `code`. */
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

/** Whether the server has ended a transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof SqlError && error.code === SQL_STATE.deadlockDetected
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

/** The fault "unavailable" of a change while only read-only servers can be reached. */
export function notWritable(cause?: unknown): AppError {
  const sentence =
    "Nothing can be saved at the moment; everything can still be read. Please try again shortly."
  return new AppError("unavailable", sentence, { cause })
}

/**
 * The fault for an error of the database: "unavailable" or "storage-full" where the statement is not to blame for it.
 */
export function toFault(fields: SqlErrorFields): Error {
  const error = new SqlError(fields)
  // A standby server answers so to a change.
  if (fields.code === SQL_STATE.readOnlyTransaction) return notWritable(error)
  if (fields.code === SQL_STATE.diskFull)
    return new AppError("storage-full", undefined, { cause: error })
  return NOT_THE_STATEMENT.test(fields.code) ? unavailable(error) : error
}

/** The fault "unavailable", for a database that cannot be reached or has stopped. */
export function unavailable(cause: unknown): AppError {
  return new AppError("unavailable", undefined, { cause })
}
