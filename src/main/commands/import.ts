import { parseArgs } from "node:util"

import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"
import type { ImportReport } from "#importers/importer.ts"
import { getImporter, IMPORTERS } from "#importers/registry.ts"

import { importSource } from "../schedule/import-source.ts"
import type { DataCommandOptions } from "./data-command.ts"
import { importAll } from "./import-all.ts"
import { createProgressLine } from "./progress-line.ts"
import { reportLines } from "./report-lines.ts"

const USAGE = `npm run import -- IMPORTER [--from FILE_OR_FOLDER_OR_URL] [--dry-run] [--skip-bad-rows]
npm run import -- --all --from FOLDER [--again] [--dry-run] [--skip-bad-rows]
npm run import -- --list`

/** Runs `import` and gives its exit code: 0 when every file was taken, 1 with one sentence of reason otherwise. */
export async function importCommand(options: DataCommandOptions): Promise<number> {
  const { print } = options
  try {
    const parsed = parseImportArgs(options.args)
    if (parsed.help || parsed.list) {
      for (const line of parsed.help ? [USAGE] : listLines()) print(line)
      return 0
    }
    if (parsed.all) return await importAll({ ...options, ...parsed, folder: parsed.from ?? "" })
    const report = await runParsed(options, parsed)
    for (const line of reportLines(report)) print(line)
    return printRefusals(report, print)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    print(error.message)
    return 1
  }
}

type Parsed = {
  help: boolean
  list: boolean
  all: boolean
  again: boolean
  /** The id of the importer. */
  importerId: string
  from?: string
  dryRun: boolean
  skipBadRows: boolean
}

function parseImportArgs(args: readonly string[]): Parsed {
  const { values, positionals } = parseStrictly(args)
  const [importerId = "", ...rest] = positionals
  const { help, list, all, again, "dry-run": dryRun, "skip-bad-rows": skipBadRows } = values
  if (rest.length > 0 || (!help && !list && all === (importerId !== "")))
    throw new AppError("bad-command", `Please name one importer, or --all.\n\n${USAGE}`)
  if (all && values.from === undefined)
    throw new AppError("bad-command", `Please give the folder: --all --from FOLDER.\n\n${USAGE}`)
  return {
    help,
    list,
    all,
    again,
    importerId,
    ...(values.from === undefined ? {} : { from: values.from }),
    dryRun,
    skipBadRows,
  }
}

function parseStrictly(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: "string" },
        list: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        again: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        "skip-bad-rows": { type: "boolean", default: false },
      },
    })
  } catch (error) {
    const reason = errorMessage(error)
    throw new AppError("bad-command", `${reason}\n\n${USAGE}`, { cause: error })
  }
}

async function runParsed(options: DataCommandOptions, parsed: Parsed): Promise<ImportReport> {
  const { now, print, isTerminal, varDir } = options
  const importer = getImporter(parsed.importerId)
  const db = await options.openDb()
  const progress = createProgressLine({ print, isTerminal, now })
  try {
    return await importSource({
      db,
      importer,
      now,
      varDir,
      from: parsed.from,
      dryRun: parsed.dryRun,
      skipBadRows: parsed.skipBadRows,
      onDownload: (address) => {
        print(`Downloading ${address} ...`)
      },
      onProgress: progress.show,
    })
  } finally {
    progress.clear()
  }
}

function listLines(): string[] {
  return IMPORTERS.flatMap(({ id, title, accepts, address, sources }) => {
    const [source] = sources
    return [
      `${id}: ${title}`,
      ...(source
        ? [`  publisher ${source.publisher}, ${source.licence}: ${source.attribution}`]
        : []),
      `  --from ${accepts}`,
      ...(address === null ? [] : [`  without --from: ${address}`]),
    ]
  })
}

function printRefusals(report: ImportReport, print: (line: string) => void): number {
  const refused = report.files.filter((file) => file.state === "refused")
  for (const { file } of refused)
    print(
      `${file} was not imported because of the rows above; correct them, or leave them out with --skip-bad-rows.`,
    )
  return refused.length > 0 ? 1 : 0
}
