import { adminCommand } from "./admin.ts"
import { checkTextCommand } from "./check-text.ts"
import { importCommand } from "./import.ts"
import type { DataCommand } from "./data-command.ts"
import { verifyCommand } from "./verify.ts"

/** The commands that work on the data, wherever it is open: here, or in the running site. */
export const DATA_COMMANDS: ReadonlyMap<string, DataCommand> = new Map([
  ["import", importCommand],
  ["data:verify", verifyCommand],
  ["admin", adminCommand],
  ["check-text", checkTextCommand],
])
