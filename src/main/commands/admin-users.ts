import { createAuditLog } from "#accounts/audit-log.ts"
import { disableAccount } from "#accounts/change-account.ts"
import { normalizeEmail } from "#accounts/normalize-email.ts"
import {
  deleteAccount,
  selectAccountByEmail,
  selectAccounts,
  updateStatus,
  type AccountRow,
} from "#db/accounts/accounts.ts"
import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import type { CommandOptions } from "./data-command.ts"

const LISTED = 20
const DONE = { disable: "disabled", enable: "enabled", delete: "deleted" } as const

/**
 * `users list` prints the newest accounts; `disable`, `enable` and `delete` act on one in the operator's name, and the
 * audit log keeps it. What was uploaded goes with the next sweep of the running site.
 */
export async function usersAdmin(options: CommandOptions): Promise<number> {
  const [action = "", email, ...rest] = options.args
  if (action === "list" && email === undefined) return await printAccounts(options)
  if (!isAct(action)) {
    throw new AppError("bad-command", "The action must be list, disable, enable or delete.")
  }
  const isSure = action === "delete" && rest[0] === "--yes"
  if (email === undefined || rest.length > (isSure ? 1 : 0)) {
    throw new AppError("bad-command", `Please name one address: users ${action} EMAIL.`)
  }
  const db = await options.openDb()
  const account = await selectAccountByEmail(db, normalizeEmail(email))
  if (!account) throw new AppError("not-found", `There is no account for ${email}.`)
  if (action === "delete" && !isSure) {
    throw new AppError(
      "bad-command",
      `This deletes the account of ${email} and its documents for good. Add --yes to confirm.`,
    )
  }
  await act(options, action, account)
  await note(options, DONE[action], account)
  options.print(`The account of ${email} is ${DONE[action]}.`)
  return 0
}

type Act = keyof typeof DONE

function isAct(action: string): action is Act {
  return action in DONE
}

async function act({ openDb, now }: CommandOptions, action: Act, { id }: AccountRow) {
  const db = await openDb()
  if (action === "disable") await disableAccount({ db, now }, id, "operator")
  else if (action === "enable") await updateStatus(db, id, { disabledBy: null, at: now() })
  else await deleteAccount(db, id)
}

async function note(
  { openDb, now, secret }: CommandOptions,
  kind: (typeof DONE)[Act],
  account: AccountRow,
): Promise<void> {
  const report = (error: unknown) => {
    throw error
  }
  const audit = createAuditLog({ db: await openDb(), now, secret: await secret(), report })
  audit.record({ kind, subject: account.id, detail: "operator" })
  await audit.flush()
}

async function printAccounts({ openDb, print }: CommandOptions): Promise<number> {
  const { total, rows } = await selectAccounts(await openDb(), LISTED)
  for (const row of rows) print(writeLine(row))
  print(
    rows.length < total
      ? `The newest ${String(rows.length)} of ${String(total)}.`
      : `${String(total)} in all.`,
  )
  return 0
}

function writeLine({ email, status, disabledBy, isVerified, createdAt }: AccountRow): string {
  const state = disabledBy === null ? status : `${status} by the ${disabledBy}`
  const verified = isVerified ? "" : ", not verified"
  return `${isoDay(createdAt)} ${email}, ${state}${verified}`
}
