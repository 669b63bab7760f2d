import { verifyAuditLog } from "#accounts/audit-log.ts"

import type { CommandOptions } from "./data-command.ts"

/** Checks that no event of the audit log was changed, added or removed; 1 when one was. */
export async function auditCommand(options: CommandOptions): Promise<number> {
  const { count, brokenAt, lastHash } = await verifyAuditLog(
    await options.openDb(),
    await options.secret(),
  )
  if (brokenAt !== undefined) {
    options.print(
      `The audit log is broken at event ${String(brokenAt)}; ${String(count)} before it are sound.`,
    )
    return 1
  }
  options.print(`${String(count)} events are sound. The last seal is ${lastHash || "none"}.`)
  options.print("Keep it elsewhere: a log that was cut at its end still fits in itself.")
  return 0
}
