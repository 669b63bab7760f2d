import { AppError } from "#domain/errors.ts"
import { printableText } from "#domain/format/printable-text.ts"

import { auditAdmin } from "./admin-audit.ts"
import { checksAdmin } from "./admin-checks.ts"
import { contentAdmin } from "./admin-content.ts"
import { datasetAdmin } from "./admin-dataset.ts"
import { enquiriesAdmin } from "./admin-enquiries.ts"
import { freshnessAdmin } from "./admin-freshness.ts"
import { importsAdmin } from "./admin-imports.ts"
import { usersAdmin } from "./admin-users.ts"
import { visitsAdmin } from "./admin-visits.ts"
import type { DataCommand } from "./data-command.ts"

const USAGE = `npm run admin -- enquiries list [--kind ticket|organisation|request|application] [--limit N]
npm run admin -- enquiries export [--kind …] [--format csv|json]
npm run admin -- enquiries file NUMBER
npm run admin -- users list
npm run admin -- users disable|enable EMAIL
npm run admin -- users delete EMAIL --yes
npm run admin -- imports list
npm run admin -- dataset publish|unpublish ID
npm run admin -- checks list
npm run admin -- checks unpublish ID
npm run admin -- content check
npm run admin -- visits list
npm run admin -- freshness list [SOURCE]
npm run admin -- audit verify`

/** The subjects of the operator's work, each with its own actions. */
const SUBJECTS: ReadonlyMap<string, DataCommand> = new Map([
  ["enquiries", enquiriesAdmin],
  ["users", usersAdmin],
  ["imports", importsAdmin],
  ["dataset", datasetAdmin],
  ["checks", checksAdmin],
  ["content", contentAdmin],
  ["visits", visitsAdmin],
  ["freshness", freshnessAdmin],
  ["audit", auditAdmin],
])

/**
 * Runs `admin SUBJECT ACTION …` and gives its exit code; what is wrong is said in one sentence. Strangers wrote much of
 * what it prints: no sign of theirs steers the operator's terminal.
 */
export async function adminCommand(options: Parameters<DataCommand>[0]): Promise<number> {
  const [subject = "--help", ...args] = options.args
  const print = (line: string) => {
    options.print(printableText(line))
  }
  if (subject === "--help") {
    print(USAGE)
    return 0
  }
  const command = SUBJECTS.get(subject)
  try {
    if (!command)
      throw new AppError("bad-command", `There is nothing called ${subject}.\n\n${USAGE}`)
    return await command({ ...options, args, print })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    print(error.message)
    return 1
  }
}
