import { disableAccount } from "#accounts/change-account.ts"
import { emailKeyOf } from "#accounts/context.ts"
import { createAuditLog } from "#accounts/audit-log.ts"
import { findAccountByEmail, updateStatus } from "#db/accounts.ts"
import { AppError } from "#domain/errors.ts"

import type { CommandOptions } from "./data-command.ts"

const USAGE = "node bin/sankore.mjs account disable|enable EMAIL"

/** Disables an account in the operator's name, or enables it again. */
export async function accountCommand(options: CommandOptions): Promise<number> {
  const [verb, email, ...rest] = options.args
  if (verb === "--help") {
    options.print(USAGE)
    return 0
  }
  if ((verb !== "disable" && verb !== "enable") || email === undefined || rest.length > 0) {
    throw new AppError("bad-command", USAGE)
  }
  const { now } = options
  const db = await options.openDb()
  const account = await findAccountByEmail(db, emailKeyOf(email))
  if (!account) throw new AppError("not-found", `There is no account for ${email}.`)
  if (verb === "disable") await disableAccount({ db, now }, account.id, "operator")
  else await updateStatus(db, account.id, { disabledBy: null, at: now() })
  const audit = createAuditLog({
    ...{ db, now, secret: await options.secret() },
    report: (error) => {
      throw error
    },
  })
  const kind = verb === "disable" ? "disabled" : "enabled"
  audit.record({ kind, subject: account.id, detail: "operator" })
  await audit.flush()
  options.print(`The account of ${email} is ${kind}.`)
  return 0
}
