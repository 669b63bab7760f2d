import { verifyAuditLog } from "#accounts/audit-log.ts"
import { AppError } from "#domain/errors.ts"

import type { CommandOptions } from "./data-command.ts"

/** `audit verify` checks that no event of the audit log was changed, added or removed; 1 when one was. */
export async function auditAdmin({ args, openDb, secret, print }: CommandOptions): Promise<number> {
  if (args.join(" ") !== "verify") {
    throw new AppError("bad-command", "The action must be verify.")
  }
  const { count, brokenAt, lastHash } = await verifyAuditLog(await openDb(), await secret())
  if (brokenAt !== undefined) {
    print(
      `The audit log is broken at event ${String(brokenAt)}; ${String(count)} before it are sound.`,
    )
    return 1
  }
  print(`${String(count)} events are sound. The last seal is ${lastHash || "none"}.`)
  print("Keep it elsewhere: a log that was cut at its end still fits in itself.")
  return 0
}
