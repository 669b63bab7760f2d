import { join } from "node:path"
import { parseArgs } from "node:util"

import { AppError } from "#domain/errors.ts"
import { countText } from "#domain/format/count-text.ts"
import { countNoun } from "#domain/text/count-noun.ts"
import { errorMessage } from "#domain/text/error-message.ts"
import { verifyData, type VerifyReport } from "#importers/verify-data.ts"

import type { DataCommandOptions } from "./data-command.ts"
import { verifyDoubtful } from "./verify-doubtful.ts"

const USAGE = `npm run data:verify                 check everything that is stored
npm run data:verify -- --doubtful   find figures that cannot be right, renew their marks, write docs/doubtful-figures.md`
const DOUBTFUL_PAGE = join(import.meta.dirname, "../../../docs/doubtful-figures.md")
const MAX_FAULTS = 20
const PROGRESS_MS = 5000

/** Checks everything stored and gives the exit code: 0 when all is sound, 1 with up to 20 faults otherwise. */
export async function verifyCommand(options: DataCommandOptions): Promise<number> {
  const { print, now } = options
  const { help, doubtful } = readArgs(options.args)
  if (help) {
    print(USAGE)
    return 0
  }
  if (doubtful) return verifyDoubtful(options, DOUBTFUL_PAGE)
  let reportedAt = now().getTime()
  const report = await verifyData({
    db: await options.openDb(),
    now,
    maxFaults: MAX_FAULTS,
    onProgress: (checked) => {
      if (now().getTime() - reportedAt < PROGRESS_MS) return
      reportedAt = now().getTime()
      print(`${countText(checked)} checked ...`)
    },
  })
  for (const line of verifyLines(report)) print(line)
  return report.faultCount === 0 ? 0 : 1
}

function readArgs(args: readonly string[]): { help: boolean; doubtful: boolean } {
  try {
    const options = { help: { type: "boolean" }, doubtful: { type: "boolean" } } as const
    const { help = false, doubtful = false } = parseArgs({ args: [...args], options }).values
    return { help, doubtful }
  } catch (error) {
    const reason = errorMessage(error)
    throw new AppError("bad-command", `${reason}\n\n${USAGE}`, { cause: error })
  }
}

function verifyLines({ series, valueCount, versions, faultCount, faults, seconds }: VerifyReport) {
  const counts = `${countText(series)} series with ${countText(valueCount)} figures and ${countText(versions)} versions of before`
  const rest = faultCount - faults.length
  return [
    ...faults,
    ...(rest > 0 ? [`and ${countText(rest)} more`] : []),
    `${counts} were checked in ${seconds.toFixed(1)} seconds: ${faultCount === 0 ? "all is sound" : countNoun(faultCount, "fault")}.`,
  ]
}
